import { eq, inArray, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { runJob } from '~/features/administration/server/jobs/registry'
import { application } from '~/features/applications/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { addDays } from '~/lib/dates/dates'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplication } from '../../factories/application'
import { createCompany } from '../../factories/company'
import { killWorkerAt } from '../../factories/killed-worker'

const { db } = database()
const NOW = new Date()
NOW.setUTCHours(10, 0, 0, 0)

/** A company with two applications, each to a posting of its own. */
async function createWaiting() {
  const company = await createCompany()
  return { company, sent: [await createApplication({ company }), await createApplication({ company })] }
}

async function dueIn(days: number) {
  const made = await createWaiting()
  await db
    .update(application)
    .set({ answerDueAt: addDays(NOW, days) })
    .where(eq(application.companyId, made.company.id))
  return made
}

async function endedBefore(days: number) {
  const made = await createWaiting()
  const at = addDays(NOW, -days)
  await db
    .update(jobPosting)
    .set({ status: 'expired', runsUntil: at, endedAt: at, endedBy: 'date' })
    .where(eq(jobPosting.companyId, made.company.id))
  return made
}

type Waiting = Awaited<ReturnType<typeof createWaiting>>
const applicants = (...those: Waiting[]) =>
  those.flatMap(({ sent }) => sent.map(({ applicant }) => applicant.user.email))

it('killed with -9 in the middle of the round, three times: every reminder and letter exactly once', async () => {
  const soon = await dueIn(3)
  const late = await dueIn(-8)
  const justEnded = await endedBefore(1)
  const first = await endedBefore(20)
  const second = await endedBefore(15)
  await db.delete(outboxMail)

  // Each time it stops where a row is held: at a reminder, at a pause, at the letter of the last company.
  await killWorkerAt('answers', NOW, 'select 1 from application where id = $1 for update', [late.sent[0]?.id])
  expect(await mailsTo([late.company.admin.email])).toEqual({})
  await killWorkerAt('answers', NOW, 'select 1 from company_profile where company_id = $1 for update', [
    late.company.id,
  ])
  expect(await mailsTo([late.company.admin.email])).toEqual({ 'applications-overdue': 1 })
  await killWorkerAt('answers', NOW, 'select 1 from application where id = $1 for update', [second.sent[1]?.id])
  expect(await mailsTo(applicants(first))).toEqual({ 'application-status': 2 })
  // Whoever is turned down has the letter, whoever is not has none.
  expect(await mailsTo(applicants(second))).toEqual(await turnedDown(second))

  await runJob('answers', NOW)
  await runJob('answers', NOW)
  expect(await mailsTo(applicants(first, second))).toEqual({ 'application-status': 4 })
  expect(await turnedDown(second)).toEqual({ 'application-status': 2 })
  expect(await mailsTo(applicants(late))).toEqual({ 'application-late': 2 })
  expect(await mailsTo([soon.company.admin.email])).toEqual({ 'applications-overdue': 1 })
  expect(await mailsTo([late.company.admin.email])).toEqual({ 'applications-overdue': 1, 'posting-paused-overdue': 2 })
  expect(await mailsTo([justEnded.company.admin.email])).toEqual({ 'posting-ended-open': 2 })
}, 180_000)

/** How many mails of each kind. */
async function mailsTo(recipients: string[]): Promise<Record<string, number>> {
  const rows = await db
    .select({ kind: outboxMail.kind, count: sql<number>`count(*)::int` })
    .from(outboxMail)
    .where(inArray(outboxMail.recipient, recipients))
    .groupBy(outboxMail.kind)
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}

async function turnedDown({ company }: Waiting): Promise<Record<string, number>> {
  const ended = sql`${application.companyId} = ${company.id} and ${application.endReason} = 'posting-ended'`
  const count = await db.$count(application, ended)
  return count > 0 ? { 'application-status': count } : {}
}
