import { eq, inArray } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { session, user } from '~/features/accounts/server/table'
import { company } from '~/features/companies/server/table'
import { feedback } from '~/features/feedback/server/table'
import { contentReport } from '~/features/moderation/server/table'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { auditEvent } from '~/platform/server/audit/table'
import { getConfig } from '~/platform/server/config'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany } from '../../../../tests/factories/company'
import { createJobPosting } from '../../../../tests/factories/job-posting'
import { sessionCookie } from '../../../../tests/factories/session'
import { createPlatformAdmin, createUser } from '../../../../tests/factories/user'

const { db } = database()
const reason = 'Welle von Konten mit demselben Betrug'

let admin: { id: string }
beforeAll(async () => {
  admin = await createPlatformAdmin()
})

test('several accounts are suspended with one reason; who cannot be is named and left alone', async () => {
  const [first, second] = [await createUser(), await createUser()]
  const colleague = await createPlatformAdmin()
  await sessionCookie(first.id)
  const ids = [first.id, second.id, colleague.id, first.id]
  const outcome = await callerFor(admin).admin.measureAccounts({ ids, action: 'suspend', reason })
  expect(outcome).toEqual({
    done: 2,
    failed: [{ id: colleague.id, message: expect.stringMatching(/Plattform-Admins/) }],
  })
  const rows = await db
    .select({ id: user.id, suspendedAt: user.suspendedAt })
    .from(user)
    .where(inArray(user.id, [first.id, second.id, colleague.id]))
  expect(rows.filter((row) => row.suspendedAt !== null).map(({ id }) => id)).toEqual([first.id, second.id])
  expect(await db.select({ id: session.id }).from(session).where(eq(session.userId, first.id))).toEqual([])
  expect(await actionsOn(first.id)).toEqual(['account.suspended'])
  expect(await actionsOn(colleague.id)).toEqual([])
  const mails = await db
    .select({ text: outboxMail.text })
    .from(outboxMail)
    .where(eq(outboxMail.recipient, second.email))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(reason)
  const back = await callerFor(admin).admin.measureAccounts({ ids: [first.id, second.id], action: 'restore', reason })
  expect(back).toEqual({ done: 2, failed: [] })
})

test('several companies are verified, and suspended; each has its own event', async () => {
  const [first, second] = [await createCompany(), await createCompany()]
  const unnamed = await createCompany({ hasProfile: false })
  const ids = [first.id, second.id, unnamed.id]
  const verified = await callerFor(admin).admin.measureCompanies({ ids, action: 'verify', reason })
  expect(verified).toMatchObject({ done: 2, failed: [{ id: unnamed.id }] })
  expect(await callerFor(admin).admin.measureCompanies({ ids, action: 'suspend', reason })).toMatchObject({ done: 3 })
  const rows = await db.select({ suspendedAt: company.suspendedAt }).from(company).where(inArray(company.id, ids))
  expect(rows.every((row) => row.suspendedAt !== null)).toBe(true)
  expect(await actionsOn(second.id)).toEqual(['company.verified', 'company.suspended'])
})

test('nobody takes measures in bulk without a reason, or more than a page of them', async () => {
  const { id } = await createUser()
  const { admin: calls } = callerFor(admin)
  await expect(calls.measureAccounts({ ids: [id], action: 'suspend', reason: 'kurz' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
  const many = Array.from({ length: 101 }, uuidv7)
  await expect(calls.measureAccounts({ ids: many, action: 'suspend', reason })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
})

test('of several mails only those that failed are sent again', async () => {
  const [failed, waiting] = await db
    .insert(outboxMail)
    .values([mail({ failedAt: new Date(), attempts: 8 }), mail({})])
    .returning({ id: outboxMail.id })
  const ids = [failed?.id ?? '', waiting?.id ?? '']
  const outcome = await callerFor(admin).admin.retryMails({ ids })
  expect(outcome).toMatchObject({ done: 1, failed: [{ id: waiting?.id }] })
  expect(await callerFor(admin).admin.mail({ id: failed?.id ?? '' })).toMatchObject({ state: 'waiting', attempts: 0 })
})

test('several messages of visitors are done together, and opened again', async () => {
  const message = { project: getConfig().FEEDBACK_PROJECT, kind: 'idea', message: 'Mehr Gleise', page: '/' } as const
  const rows = await db.insert(feedback).values([message, message]).returning({ id: feedback.id })
  const ids = [...rows.map(({ id }) => id), uuidv7()]
  const { feedback: calls } = callerFor(admin)
  expect(await calls.markMany({ ids, isDone: true })).toMatchObject({ done: 2, failed: [{ id: ids[2] }] })
  expect((await calls.list({ state: 'done' })).total).toBe(2)
  await calls.markMany({ ids, isDone: false })
  expect((await calls.list({})).total).toBe(2)
})

test('one decision settles several reports; one that is decided already keeps its own', async () => {
  const { id: companyId } = await createCompany()
  const postings = [await createJobPosting({ companyId }), await createJobPosting({ companyId })]
  const reports = await db
    .insert(contentReport)
    .values(
      postings.map(({ id }) => ({
        subjectType: 'job-posting' as const,
        subjectId: id,
        subjectTitle: 'Geld vorab',
        companyId,
        reason: 'scam' as const,
        text: 'Es wird Geld vorab verlangt.',
        reporterName: 'Eva Muster',
        reporterEmail: `${id}@test.example`,
        dueAt: addDays(new Date(), 1),
      })),
    )
    .returning({ id: contentReport.id })
  const [first, second] = reports.map(({ id }) => id)
  const decision = { ground: 'law', rule: '§ 263 StGB', facts: 'Es wird eine Zahlung vorab verlangt.' } as const
  await callerFor(admin).moderation.decide({ ...decision, id: first ?? '', decision: 'kept' })
  const outcome = await callerFor(admin).moderation.decideMany({
    ...decision,
    ids: [first ?? '', second ?? ''],
    decision: 'removed',
  })
  expect(outcome).toMatchObject({ done: 1, failed: [{ id: first }] })
  expect(await callerFor(admin).moderation.byId({ id: first ?? '' })).toMatchObject({ decision: 'kept' })
  expect(await callerFor(admin).moderation.byId({ id: second ?? '' })).toMatchObject({ decision: 'removed' })
})

async function actionsOn(subjectId: string): Promise<string[]> {
  const events = await db
    .select({ action: auditEvent.action })
    .from(auditEvent)
    .where(eq(auditEvent.subjectId, subjectId))
    .orderBy(auditEvent.createdAt)
  return events.map(({ action }) => action)
}

function mail(state: { failedAt?: Date; attempts?: number }) {
  return { recipient: 'x@test.example', subject: 'Betreff', kind: 'test', text: 'Text', html: '<p>Text</p>', ...state }
}
