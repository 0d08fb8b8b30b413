import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { expireDuePostings } from '~/features/job-postings/server/commands/ending/expire-job-postings'
import { jobPosting } from '~/features/job-postings/server/table'
import { addDays } from '~/lib/dates/dates'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplication } from '../../../../tests/factories/application'
import { callerFor } from '../../../../tests/factories/caller'
import { remindOfEndedPostings } from './jobs/remind-ended-postings'

const { db } = database()
const start = new Date()
const on = (days: number) => addDays(start, days)

async function remindersTo(email: string) {
  const mails = await db
    .select({ kind: outboxMail.kind, text: outboxMail.text })
    .from(outboxMail)
    .where(eq(outboxMail.recipient, email))
  return mails.filter(({ kind }) => kind === 'posting-ended-open')
}

async function pass(...days: number[]) {
  for (const day of days) {
    await expireDuePostings(db, on(day))
    await remindOfEndedPostings(db, on(day))
  }
}

it('a run that is over leaves people waiting: the company is told at once and weekly, until it answers', async () => {
  const { company, posting } = await createApplication()
  await db
    .update(jobPosting)
    .set({ runsUntil: on(10) })
    .where(eq(jobPosting.id, posting.id))
  const { email } = company.admin
  await pass(9)
  expect(await remindersTo(email)).toEqual([])
  await pass(10, 11, 16)
  const [first] = await remindersTo(email)
  expect(await remindersTo(email)).toHaveLength(1)
  expect(first?.text).toContain(`/app/company/job-postings/${posting.id}/close`)
  await pass(17)
  expect(await remindersTo(email)).toHaveLength(2)

  const caller = callerFor(company.admin, { now: on(18) })
  expect(await caller.jobPosting.manageList({ reiter: 'abgelaufen' })).toMatchObject({ items: [{ id: posting.id }] })
  expect(await caller.jobPosting.manageList({ reiter: 'beendet' })).toMatchObject({ items: [] })
  await expect(caller.jobPosting.archive({ id: posting.id })).rejects.toThrow('unbeantwortete Bewerbungen')
  await caller.jobPosting.archive({ id: posting.id, message: 'Die Stelle ist besetzt.' })
  expect(await caller.jobPosting.manageList({ reiter: 'beendet' })).toMatchObject({ items: [{ id: posting.id }] })
  await pass(30, 40)
  expect(await remindersTo(email)).toHaveLength(2)
})

it('a new run that ends again is told of at once', async () => {
  const { company, posting } = await createApplication()
  await db
    .update(jobPosting)
    .set({ runsUntil: on(10) })
    .where(eq(jobPosting.id, posting.id))
  await pass(10)
  await callerFor(company.admin, { now: on(11) }).jobPosting.renew({ id: posting.id, runDays: 30 })
  await pass(20, 40)
  expect(await remindersTo(company.admin.email)).toHaveLength(1)
  await pass(41)
  expect(await remindersTo(company.admin.email)).toHaveLength(2)
})

it('says nothing where nobody waits', async () => {
  const { id, company, applicant, posting } = await createApplication()
  await db
    .update(jobPosting)
    .set({ runsUntil: on(10) })
    .where(eq(jobPosting.id, posting.id))
  await callerFor(applicant.user).application.withdraw({ applicationId: id, message: null })
  await pass(10, 20)
  expect(await remindersTo(company.admin.email)).toEqual([])
})
