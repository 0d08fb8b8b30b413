import { and, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { license } from '~/features/billing/server/table'
import { POSTING_ENDS, type PostingEnd } from '~/features/job-postings/lifecycle'
import { archiveAllOf } from '~/features/job-postings/server/commands/ending/archive-all'
import { expireDuePostings } from '~/features/job-postings/server/commands/ending/expire-job-postings'
import {
  pauseForEndedLicense,
  resumeForValidLicense,
} from '~/features/job-postings/server/commands/ending/follow-licenses'
import { transition } from '~/features/job-postings/server/lifecycle'
import { jobPosting } from '~/features/job-postings/server/table'
import { addDays, addMonths, toIsoDay } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplication } from '../../../../../tests/factories/application'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { createJobPosting } from '../../../../../tests/factories/job-posting'
import { offerInput } from '../../../../../tests/factories/offer'
import { whoWaitsForALock } from '../../../../../tests/factories/waiting'
import { jobOffer } from '../offers/offer-table'
import { application } from '../table'
import { closeEndedPostings } from './close-ended-postings'
import { remindOfEndedPostings } from './remind-ended-postings'

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

it('a run that is over leaves people waiting: the company is told at once and after a week, until it answers', async () => {
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
  await pass(17, 18)
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

it('an ended posting is a task of the day until all have an answer, not while it runs', async () => {
  const { company, posting } = await createApplication()
  await db
    .update(jobPosting)
    .set({ runsUntil: on(2) })
    .where(eq(jobPosting.id, posting.id))
  const caller = callerFor(company.admin, { now: on(2) })
  expect((await caller.application.today()).left).toEqual([])
  await expireDuePostings(db, on(2))
  const { left } = await caller.application.today()
  expect(left).toMatchObject([{ jobPostingId: posting.id, jobTitle: posting.title, waiting: 1 }])
  await caller.jobPosting.archive({ id: posting.id, message: 'Die Stelle ist besetzt.' })
  expect((await caller.application.today()).left).toEqual([])
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

type World = Awaited<ReturnType<typeof createApplication>>

/** How each end happens in the product, ten days from now. */
const WAYS: Record<PostingEnd, (world: World) => Promise<unknown>> = {
  date: async ({ posting }) => {
    await db
      .update(jobPosting)
      .set({ runsUntil: on(10) })
      .where(eq(jobPosting.id, posting.id))
    await expireDuePostings(db, on(10))
  },
  // A company answers everybody when it closes a posting; this is one whose answers were taken back.
  archive: ({ posting }) => db.transaction((tx) => transition(tx, [posting.id], 'archive', { now: on(10) })),
  license: async ({ company }) => {
    await db.update(license).set({ state: 'suspended' }).where(eq(license.companyId, company.id))
    await pauseForEndedLicense(db, on(10), company.id)
  },
  removal: ({ posting }) => db.transaction((tx) => transition(tx, [posting.id], 'remove', { now: on(10) })),
  company: ({ company }) => db.transaction((tx) => archiveAllOf(tx, company.id, on(10))),
}

async function storedApplication(id: string) {
  const [row] = await db.select().from(application).where(eq(application.id, id))
  return row
}

it.each(POSTING_ENDS)('after an end by %s: two reminders, then the closing letter, each once', async (way) => {
  const world = await createApplication()
  await db
    .update(jobPosting)
    .set({
      runsUntil: on(90),
      closingLetter: 'Liebe*r {vorname}, die Stelle „{stelle}“ ist vorbei. Alles Gute von {unternehmen}.',
    })
    .where(eq(jobPosting.id, world.posting.id))
  await WAYS[way](world)
  const [ended] = await db.select().from(jobPosting).where(eq(jobPosting.id, world.posting.id))
  expect(ended).toMatchObject({ endedAt: on(10), endedBy: way })
  for (let day = 10; day < 24; day += 1) {
    await Promise.all([remindOfEndedPostings(db, on(day)), remindOfEndedPostings(db, on(day))])
    await closeEndedPostings(db, on(day))
    expect(await remindersTo(world.company.admin.email)).toHaveLength(day < 17 ? 1 : 2)
  }
  expect(await storedApplication(world.id)).toMatchObject({ status: 'submitted', deleteAfter: null })
  await Promise.all([closeEndedPostings(db, on(24)), closeEndedPostings(db, on(24))])
  const closed = await storedApplication(world.id)
  // Nobody has answered, so the figures do not count it as an answer.
  expect(closed).toMatchObject({ status: 'rejected', endReason: 'posting-ended', answeredAt: null })
  expect(closed?.deleteAfter).toEqual(addMonths(on(24), 6))
  const letters = await db
    .select({ text: outboxMail.text })
    .from(outboxMail)
    .where(and(eq(outboxMail.recipient, world.applicant.user.email), eq(outboxMail.kind, 'application-status')))
  expect(letters).toHaveLength(1)
  expect(letters[0]?.text).toContain('ist vorbei. Alles Gute')
  // Nobody has decided, and the mail does not say so.
  expect(letters[0]?.text).toContain('und deine Bewerbung damit auch')
  expect(letters[0]?.text).not.toContain('bearbeitet')
})

it('an open offer and an interview, until two weeks after their day too, are left to a person; who only waits gets the letter', async () => {
  const company = await createCompany()
  const asCompany = callerFor(company.admin).application
  const waits = await createApplication({ company })
  const offered = await createApplication({ company })
  const talks = await createApplication({ company })
  const talked = await createApplication({ company })
  await asCompany.makeOffer(offerInput(offered.id, { answerUntil: toIsoDay(on(30)) }))
  for (const [world, startsAt] of [
    [talks, on(40)],
    [talked, on(9)],
  ] as const) {
    const id = uuidv7()
    await asCompany.invite({
      ...{ id, applicationId: world.id, mode: 'phone', location: '0521 1', durationMinutes: 30 },
      ...{ times: [startsAt], message: 'Wann passt es?', payText: null },
    })
    await callerFor(world.applicant.user).application.pickTime({ interviewId: id, startsAt })
  }
  await db
    .update(jobPosting)
    .set({ runsUntil: on(10) })
    .where(eq(jobPosting.companyId, company.id))
  await expireDuePostings(db, on(10))
  expect((await callerFor(company.admin, { now: on(22) }).application.today()).undecided).toEqual([])
  await closeEndedPostings(db, on(24))
  const states = await Promise.all([waits, offered, talks, talked].map(({ id }) => storedApplication(id)))
  expect(states.map((row) => row?.status)).toEqual(['rejected', 'offer', 'interview', 'rejected'])
  const { undecided } = await callerFor(company.admin, { now: on(24) }).application.today()
  expect(undecided.map(({ applicationId }) => applicationId).toSorted()).toEqual([offered.id, talks.id].toSorted())
  // On its day an interview is an appointment, and no task beside that.
  const today = await callerFor(company.admin, { now: on(40) }).application.today()
  expect([today.interviews.map(({ applicationId }) => applicationId), today.undecided]).toEqual([[talks.id], []])
  // The interview and the offer's last day are over: a person has two weeks more, and is asked.
  await closeEndedPostings(db, on(44))
  const later = await Promise.all([offered, talks].map(({ id }) => storedApplication(id)))
  expect(later.map((row) => row?.status)).toEqual(['offer', 'interview'])
  const asked = (await callerFor(company.admin, { now: on(44) }).application.today()).undecided
  expect(asked).toMatchObject([{ applicationId: talks.id, startsAt: on(40) }])
  await closeEndedPostings(db, on(45))
  expect(await storedApplication(offered.id)).toMatchObject({ status: 'rejected', endReason: 'posting-ended' })
  expect((await storedApplication(offered.id))?.deleteAfter).toEqual(addMonths(on(45), 6))
  const [offer] = await db.select().from(jobOffer).where(eq(jobOffer.applicationId, offered.id))
  expect(offer?.status).toBe('lapsed')
  await closeEndedPostings(db, on(53))
  expect(await storedApplication(talks.id)).toMatchObject({ status: 'interview' })
  await closeEndedPostings(db, on(54))
  expect(await storedApplication(talks.id)).toMatchObject({ status: 'rejected', endReason: 'posting-ended' })
})

it('the letter goes in the hour before the fourteen days are over, and not earlier', async () => {
  const { id, posting } = await createApplication()
  await db
    .update(jobPosting)
    .set({ runsUntil: on(10) })
    .where(eq(jobPosting.id, posting.id))
  await expireDuePostings(db, on(10))
  const before = (minutes: number) => new Date(on(24).getTime() - minutes * 60_000)
  await closeEndedPostings(db, before(70))
  expect(await storedApplication(id)).toMatchObject({ status: 'submitted' })
  await closeEndedPostings(db, before(50))
  expect(await storedApplication(id)).toMatchObject({ status: 'rejected' })
})

it('an offer made while the letters wait for its lock is kept', async () => {
  const { id, company, posting } = await createApplication()
  await db
    .update(jobPosting)
    .set({ runsUntil: on(10) })
    .where(eq(jobPosting.id, posting.id))
  await expireDuePostings(db, on(10))
  const { closing } = await db.transaction(async (tx) => {
    await tx.execute(sql`select from application where id = ${id} for update`)
    const begun = closeEndedPostings(db, on(24))
    await whoWaitsForALock('select "application"')
    await tx.insert(jobOffer).values({
      ...{ applicationId: id, number: 1, jobTitle: 'x', companyName: 'x', senderName: 'x', words: 'x' },
      ...{ terms: offerInput(id).terms, answerUntil: toIsoDay(on(30)), createdByUserId: company.admin.id },
    })
    await tx.update(application).set({ status: 'offer' }).where(eq(application.id, id))
    return { closing: { begun } }
  })
  await closing.begun
  expect(await storedApplication(id)).toMatchObject({ status: 'offer' })
})

it('a posting that pauses already ends with the licence, and stays paused when that is back', async () => {
  const { company, posting } = await createApplication()
  const caller = callerFor(company.admin)
  await caller.jobPosting.pause({ id: posting.id })
  const state = async () => (await db.select().from(jobPosting).where(eq(jobPosting.id, posting.id)))[0]
  await db.update(license).set({ state: 'suspended' }).where(eq(license.companyId, company.id))
  await pauseForEndedLicense(db, on(3), company.id)
  expect(await state()).toMatchObject({ status: 'paused', endedBy: 'license', endedAt: on(3) })
  await db.update(license).set({ state: 'active' }).where(eq(license.companyId, company.id))
  await resumeForValidLicense(db, on(5))
  expect(await state()).toMatchObject({ status: 'paused', pausedByLicense: false, endedAt: null, endedBy: null })
})

it('publishing agrees to the closing letter, within limits', async () => {
  const company = await createCompany()
  const caller = callerFor(company.admin)
  const draft = await createJobPosting({ companyId: company.id, status: 'draft', publishedAt: null, runsUntil: null })
  await expect(caller.jobPosting.publish({ id: draft.id, closingLetter: 'Nein.' })).rejects.toThrow(
    'mindestens 80 Zeichen',
  )
  const letter = `Guten Tag {anrede}, ${'die Stelle ist beendet. '.repeat(5)}`
  await expect(caller.jobPosting.publish({ id: draft.id, closingLetter: letter })).rejects.toThrow('{anrede}')
  const closingLetter = letter.replace('{anrede}', '{name}').trim()
  await caller.jobPosting.keepClosingLetter({ id: draft.id, closingLetter })
  expect(await caller.jobPosting.forEdit({ id: draft.id })).toMatchObject({ closingLetter })
  const stranger = callerFor((await createCompany()).admin)
  await expect(stranger.jobPosting.keepClosingLetter({ id: draft.id, closingLetter })).rejects.toThrow('gibt es nicht')
  // What was kept with the draft is agreed to.
  await caller.jobPosting.publish({ id: draft.id })
  const [row] = await db.select().from(jobPosting).where(eq(jobPosting.id, draft.id))
  expect(row).toMatchObject({ closingLetter, status: 'published' })
  expect(row?.closingLetterAgreedAt).not.toBeNull()
  await expect(caller.jobPosting.keepClosingLetter({ id: draft.id, closingLetter })).rejects.toThrow()
})
