import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { runActs } from '~/features/accounts/server/holds/timed-job'
import { ANSWER_ACTS } from '~/features/applications/server/jobs'
import { application, applicationEvent } from '~/features/applications/server/table'
import { license } from '~/features/billing/server/table'
import type { PostingEvent } from '~/features/job-postings/lifecycle'
import { transition } from '~/features/job-postings/server/lifecycle'
import { jobPosting } from '~/features/job-postings/server/table'
import { applyRetention } from '~/features/privacy/server/retention/run'
import { addDays, addMonths } from '~/lib/dates/dates'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { deleteAccount } from '~/server/auth/account-deletion'
import { createApplication } from '../../factories/application'
import { callerFor } from '../../factories/caller'
import { applyDeadlines } from '../../factories/timed-acts'
import { createPlatformAdmin } from '../../factories/user'

const { db } = database()
const start = new Date()
const on = (days: number) => addDays(start, days)
const REASON = 'Es wurden Gebühren verlangt.'

type World = Awaited<ReturnType<typeof createApplication>>

/** Somebody has applied to a posting that runs for so many days; the licence outlives it unless told. */
async function world({ runs = 300, licensed = 900 } = {}): Promise<World> {
  const made = await createApplication()
  // No promised date passes here: these are about ends.
  await db
    .update(application)
    .set({ answerDueAt: on(3000) })
    .where(eq(application.id, made.id))
  await db
    .update(jobPosting)
    .set({ runsUntil: on(runs), confirmedAt: on(3000) })
    .where(eq(jobPosting.id, made.posting.id))
  await licence(made, licensed)
  return made
}

async function licence({ company }: World, until: number) {
  await db
    .update(license)
    .set({ state: 'active', validUntil: on(until) })
    .where(eq(license.companyId, company.id))
}

/** The rounds of the first day, the last and every third between, as the jobs run them. */
async function live(from: number, to: number) {
  const days = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  for (const day of days.filter((each) => (each - from) % 3 === 0 || each === to)) {
    await applyDeadlines(db, on(day))
    await runActs(db, on(day), 'answers', ANSWER_ACTS)
  }
}

async function stored({ id }: World) {
  const [row] = await db.select().from(application).where(eq(application.id, id))
  return row
}

async function endOf({ posting }: World) {
  const [row] = await db.select().from(jobPosting).where(eq(jobPosting.id, posting.id))
  return row && { status: row.status, endedAt: row.endedAt, endedBy: row.endedBy }
}

const move = ({ posting }: World, event: PostingEvent, day: number) =>
  db.transaction((tx) => transition(tx, [posting.id], event, { now: on(day) }))

/** Open the day before, and turned down on the day, once. */
async function expectLetterOn(made: World, day: number, from: number) {
  await live(from, day - 1)
  expect(await stored(made)).toMatchObject({ status: 'submitted', deleteAfter: null })
  await live(day, day + 1)
  expect(await stored(made)).toMatchObject({
    ...{ status: 'rejected', endReason: 'posting-ended', statusChangedAt: on(day), deleteAfter: addMonths(on(day), 6) },
  })
  await expectOneLetter(made)
}

async function expectOneLetter({ id, applicant }: World) {
  const ended = and(eq(applicationEvent.applicationId, id), eq(applicationEvent.toStatus, 'rejected'))
  expect(await db.$count(applicationEvent, ended)).toBe(1)
  const letters = and(eq(outboxMail.recipient, applicant.user.email), eq(outboxMail.kind, 'application-status'))
  expect(await db.$count(outboxMail, letters)).toBe(1)
}

const remindersOf = ({ company }: World) =>
  db.$count(outboxMail, and(eq(outboxMail.recipient, company.admin.email), eq(outboxMail.kind, 'posting-ended-open')))

test('a licence that ends on the day of the posting: one end, two reminders, one letter', async () => {
  const made = await world({ runs: 10, licensed: 10 })
  await live(9, 10)
  expect(await endOf(made)).toEqual({ status: 'expired', endedAt: on(10), endedBy: 'date' })
  await expectLetterOn(made, 24, 11)
  expect(await remindersOf(made)).toBe(2)
})

test('a run that ends while the company is suspended: the suspension counts, also when that is lifted after the letter', async () => {
  const made = await world({ runs: 15 })
  const admin = await createPlatformAdmin()
  await callerFor(admin, { now: on(10) }).admin.suspendCompany({ id: made.company.id, reason: REASON })
  await expectLetterOn(made, 24, 10)
  expect(await endOf(made)).toEqual({ status: 'expired', endedAt: on(10), endedBy: 'license' })
  await callerFor(admin, { now: on(26) }).admin.restoreCompany({ id: made.company.id, reason: REASON })
  await live(26, 45)
  await expectOneLetter(made)
  expect(await endOf(made)).toMatchObject({ status: 'expired' })
})

test('a suspended company whose only member leaves: everybody is answered at once, and nothing comes back when it is restored', async () => {
  const made = await world()
  const admin = await createPlatformAdmin()
  await callerFor(admin, { now: on(10) }).admin.suspendCompany({ id: made.company.id, reason: REASON })
  await live(10, 12)
  await deleteAccount(db, made.company.admin.id, on(12))
  expect(await stored(made)).toMatchObject({ status: 'rejected', deleteAfter: addMonths(on(12), 6) })
  await callerFor(admin, { now: on(13) }).admin.restoreCompany({ id: made.company.id, reason: REASON })
  await live(13, 30)
  expect(await endOf(made)).toEqual({ status: 'archived', endedAt: on(10), endedBy: 'license' })
  await expectOneLetter(made)
})

test('removed while the licence is gone, then given back: the end of the licence counts, not the day it came back', async () => {
  const made = await world({ licensed: 10 })
  await live(10, 12)
  await move(made, 'remove', 13)
  await live(13, 20)
  await move(made, 'giveBack', 20)
  await expectLetterOn(made, 24, 20)
})

test('removed without a licence and given back with one: it waits for the company, and nobody gets the letter', async () => {
  const made = await world({ licensed: 10 })
  await live(10, 12)
  await move(made, 'remove', 13)
  await licence(made, 900)
  await move(made, 'giveBack', 15)
  await live(15, 40)
  expect(await endOf(made)).toEqual({ status: 'paused', endedAt: null, endedBy: null })
  expect(await stored(made)).toMatchObject({ status: 'submitted' })
})

test('removed by mistake and given back after its end: the end that it would have had counts', async () => {
  const made = await world({ runs: 18 })
  await live(9, 9)
  await move(made, 'remove', 10)
  await live(10, 16)
  await move(made, 'giveBack', 17)
  await live(17, 18)
  expect(await endOf(made)).toEqual({ status: 'expired', endedAt: on(18), endedBy: 'date' })
  await expectLetterOn(made, 32, 19)
})

test('opened again on the last day before the letter: the next end counts, and its letter comes once', async () => {
  const made = await world({ runs: 10 })
  await live(10, 23)
  await callerFor(made.company.admin, { now: on(23) }).jobPosting.renew({ id: made.posting.id, runDays: 30 })
  expect(await endOf(made)).toEqual({ status: 'published', endedAt: null, endedBy: null })
  await live(23, 29)
  await licence(made, 30)
  await expectLetterOn(made, 44, 30)
  expect(await endOf(made)).toMatchObject({ endedAt: on(30), endedBy: 'license' })
  expect(await remindersOf(made)).toBe(4)
})

test('a licence that comes and goes within the two weeks: the last time it went counts', async () => {
  const made = await world({ licensed: 10 })
  await live(10, 20)
  await licence(made, 22)
  await live(21, 21)
  expect(await endOf(made)).toEqual({ status: 'published', endedAt: null, endedBy: null })
  await expectLetterOn(made, 36, 22)
})

test('closed twice at once, and by its date at the same time: everybody has one answer', async () => {
  const made = await world({ runs: 10 })
  const close = () =>
    callerFor(made.company.admin, { now: on(10) }).jobPosting.archive({
      id: made.posting.id,
      message: 'Die Stelle ist besetzt. Vielen Dank für Ihre Mühe.',
    })
  await Promise.allSettled([close(), close(), applyDeadlines(db, on(10))])
  await live(10, 30)
  expect(await stored(made)).toMatchObject({ status: 'rejected', endReason: null })
  expect(await endOf(made)).toMatchObject({ status: 'archived', endedAt: on(10) })
  await expectOneLetter(made)
})

test('a legal hold keeps what is there and delays no answer; lifted, both sides are told before anything is deleted', async () => {
  const made = await world({ runs: 10 })
  const company = (day: number) => callerFor(made.company.admin, { now: on(day) })
  await live(10, 12)
  await company(12).legalHold.place({
    jobPostingId: made.posting.id,
    reason: 'Klage vor dem Arbeitsgericht Bielefeld.',
  })
  await expectLetterOn(made, 24, 12)
  const over = 24 + 200
  await applyRetention(db, on(over))
  await applyRetention(db, on(over + 20))
  expect(await stored(made)).toBeDefined()
  const { rows } = await company(over).legalHold.own({})
  await company(over + 20).legalHold.lift({ id: rows[0]?.holdId ?? '', reason: 'Das Verfahren ist beendet.' })
  await applyRetention(db, on(over + 20))
  await applyRetention(db, on(over + 33))
  expect(await stored(made)).toBeDefined()
  await applyRetention(db, on(over + 35))
  expect(await stored(made)).toBeUndefined()
})
