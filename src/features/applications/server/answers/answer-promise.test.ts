import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { user } from '~/features/accounts/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { addDays, fromWallClock, toIsoDay } from '~/lib/dates/dates'
import { dayAfter } from '~/lib/dates/days'
import { endOfDay } from '~/lib/dates/weeks'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplicant } from '../../../../../tests/factories/applicant'
import { createApplication, createPastApplication } from '../../../../../tests/factories/application'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany, createMember } from '../../../../../tests/factories/company'
import { createJobPosting } from '../../../../../tests/factories/job-posting'
import { muteMails } from '../../../../../tests/factories/mute-mails'
import { createResume } from '../../../../../tests/factories/resume'
import { application, applicationEvent } from '../table'
import { pauseOverdue, resumeAnswered } from './pause-overdue'
import { remindOfAnswers } from './remind-of-answers'
import { tellOfDelays } from './tell-of-delays'

const { db } = database()

/** An hour in Berlin, this many German days from now: after midnight there it is still yesterday in UTC. */
function atHour(hour: string, daysFromNow: number): Date {
  const moment = fromWallClock(`${dayAfter(toIsoDay(new Date()), daysFromNow)}T${hour}:00`)
  if (!moment) throw new Error(`no such hour: ${hour}`)
  return moment
}

const morning = (daysFromNow: number) => atHour('09', daysFromNow)

async function mailsOfKind(email: string, kind: string) {
  return db
    .select({ subject: outboxMail.subject })
    .from(outboxMail)
    .where(and(eq(outboxMail.recipient, email), eq(outboxMail.kind, kind)))
}

const overdueMails = (email: string) => mailsOfKind(email, 'applications-overdue')

const isSubject = (subject: string) => ({ subject })
const ONE = isSubject('Eine Bewerbung wartet auf Ihre Antwort')

test('a company is reminded three days before, on the day and three days after, each once, with all its members', async () => {
  const { id, company } = await createApplication()
  const colleague = await createMember(company.id)
  const mailsOn = async (day: number) => {
    await Promise.all([remindOfAnswers(db, morning(day)), remindOfAnswers(db, morning(day))])
    return (await overdueMails(company.admin.email)).length
  }
  const sent: number[] = []
  for (let day = 9; day <= 24; day += 1) sent.push(await mailsOn(day))
  expect(sent).toEqual([0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3])
  expect(await overdueMails(company.admin.email)).toEqual([ONE, ONE, ONE])
  expect(await overdueMails(colleague.email)).toHaveLength(3)
  const [row] = await db.select().from(application).where(eq(application.id, id))
  expect(row?.dueRemindedDays).toBe(3)
})

test('one mail for each company and day; whoever was answered or looked at is not in it', async () => {
  const company = await createCompany()
  const [first, second, third] = [
    await createApplication({ company }),
    await createApplication({ company }),
    await createApplication({ company }),
  ]
  const caller = callerFor(company.admin)
  await caller.application.changeStatus({ applicationId: third.id, from: 'submitted', to: 'in_review', message: null })
  await remindOfAnswers(db, morning(14))
  expect(await overdueMails(company.admin.email)).toEqual([isSubject('2 Bewerbungen warten auf Ihre Antwort')])
  await caller.conversation.write({ id: uuidv7(), applicationId: first.id, body: 'Wir melden uns bald.' })
  await remindOfAnswers(db, morning(17))
  expect(await overdueMails(company.admin.email)).toContainEqual(ONE)
  await caller.conversation.write({ id: uuidv7(), applicationId: second.id, body: 'Wir melden uns bald.' })
  await remindOfAnswers(db, morning(20))
  expect(await overdueMails(company.admin.email)).toHaveLength(2)
})

test('the applicant is told once that the date has passed, unless they do not want such mails', async () => {
  const [wants, mute, unconfirmed] = [await createApplication(), await createApplication(), await createApplication()]
  await db.update(user).set({ emailVerified: false }).where(eq(user.id, unconfirmed.applicant.user.id))
  await callerFor(mute.applicant.user).notice.saveSetting({ topic: 'late-answers', mail: 'off' })
  for (const day of [13, 15, 16]) await tellOfDelays(db, morning(day))
  expect(await mailsOfKind(wants.applicant.user.email, 'application-late')).toHaveLength(1)
  for (const { applicant } of [mute, unconfirmed])
    expect(await mailsOfKind(applicant.user.email, 'application-late')).toEqual([])
  const [row] = await db.select().from(application).where(eq(application.id, mute.id))
  expect(row?.lateToldAt).not.toBeNull()
})

test('seven days after the first overdue one the posting pauses; answered, it comes back', async () => {
  const { id, company, posting } = await createApplication()
  const state = async () => (await db.select().from(jobPosting).where(eq(jobPosting.id, posting.id)))[0]
  await pauseOverdue(db, morning(20))
  expect(await state()).toMatchObject({ status: 'published' })
  await Promise.all([pauseOverdue(db, morning(21)), pauseOverdue(db, morning(21))])
  expect(await state()).toMatchObject({ status: 'paused', pausedOverdue: true, endedAt: null })
  expect(await mailsOfKind(company.admin.email, 'posting-paused-overdue')).toHaveLength(1)
  expect(await callerFor(null).jobPosting.byId({ id: posting.id })).toMatchObject({
    pausedForAnswers: true,
    can: { apply: false },
  })
  const caller = callerFor(company.admin, { now: morning(22) })
  expect(await caller.jobPosting.today()).toMatchObject({ postings: [{ id: posting.id, isPausedOverdue: true }] })
  await expect(caller.jobPosting.resume({ id: posting.id })).rejects.toThrow('alle eine Antwort haben')
  expect(await resumeAnswered(db, morning(22))).toBe(0)
  await caller.application.changeStatus({ applicationId: id, from: 'submitted', to: 'in_review', message: null })
  expect(await resumeAnswered(db, morning(22))).toBe(1)
  expect(await state()).toMatchObject({ status: 'published', pausedOverdue: false })
})

test.each([
  ['ended', { endedAt: morning(22), endedBy: 'archive' as const }],
  ['ran out', { runsUntil: morning(22) }],
])('answered after it %s, it does not come back', async (_way, end) => {
  const { id, company, posting } = await createApplication()
  await pauseOverdue(db, morning(22))
  await db.update(jobPosting).set(end).where(eq(jobPosting.id, posting.id))
  await db
    .update(application)
    .set({ answeredAt: morning(23), status: 'in_review' })
    .where(eq(application.id, id))
  await resumeAnswered(db, morning(23), company.id)
  const [row] = await db.select().from(jobPosting).where(eq(jobPosting.id, posting.id))
  expect(row).toMatchObject({ status: 'paused', pausedOverdue: true })
})

test('put off once, with a word to each, it comes back at once; a second time is refused', async () => {
  const { id, company, applicant, posting } = await createApplication()
  await pauseOverdue(db, morning(22))
  const caller = callerFor(company.admin, { now: morning(22) })
  const step = { id: posting.id, days: 14 as const, message: 'Guten Tag {vorname}, wir brauchen noch etwas Zeit.' }
  const stranger = callerFor((await createCompany()).admin)
  await expect(stranger.jobPosting.extendPromise(step)).rejects.toThrow('gibt es nicht')
  expect(await caller.jobPosting.extendPromise(step)).toEqual({ until: endOfDay(morning(36)), count: 1 })
  const [row] = await db.select().from(application).where(eq(application.id, id))
  expect(row).toMatchObject({ answerDueAt: endOfDay(morning(36)), answeredAt: null, dueRemindedDays: null })
  expect(row?.firstDueAt).not.toBeNull()
  expect(await caller.jobPosting.byId({ id: posting.id })).toMatchObject({ paused: false })
  expect(await mailsOfKind(applicant.user.email, 'application-promise-extended')).toHaveLength(1)
  const [mine] = (await callerFor(applicant.user).application.mine({})).items
  expect(mine?.events.at(-1)).toMatchObject({
    promisedUntil: endOfDay(morning(36)),
    message: expect.stringContaining('noch etwas Zeit'),
  })
  await expect(caller.jobPosting.extendPromise(step)).rejects.toThrow('schon einmal verschoben')
  await pauseOverdue(db, morning(44))
  expect(await caller.jobPosting.byId({ id: posting.id })).toMatchObject({ pausedForAnswers: true })
})

test('who waits for nothing is not written to, and nothing is used up', async () => {
  const { id, company, posting } = await createApplication()
  const caller = callerFor(company.admin)
  await caller.conversation.write({ id: uuidv7(), applicationId: id, body: 'Wir melden uns bald.' })
  const step = { id: posting.id, days: 7 as const, message: 'Wir brauchen noch etwas Zeit.' }
  await expect(caller.jobPosting.extendPromise(step)).rejects.toThrow('wartet gerade niemand')
  const waiting = await createApplication({ company })
  const soon = { ...step, id: waiting.posting.id }
  await expect(caller.jobPosting.extendPromise(soon)).rejects.toThrow('ein späteres Datum')
  const [row] = await db.select().from(jobPosting).where(eq(jobPosting.id, posting.id))
  expect(row?.promiseExtendedAt).toBeNull()
})

test('where all have switched such mails off, the admins hear of it all the same', async () => {
  const { company } = await createApplication()
  const colleague = await createMember(company.id)
  await muteMails('applications', company.admin.id)
  await remindOfAnswers(db, morning(14))
  expect([await overdueMails(company.admin.email), await overdueMails(colleague.email)]).toMatchObject([[], [{}]])
  await muteMails('applications', colleague.id)
  await remindOfAnswers(db, morning(17))
  expect(await overdueMails(company.admin.email)).toHaveLength(1)
  expect(await overdueMails(colleague.email)).toHaveLength(1)
})

test('nobody is woken before seven', async () => {
  const { company, applicant } = await createApplication()
  await remindOfAnswers(db, atHour('05', 20))
  await tellOfDelays(db, atHour('05', 20))
  expect(await overdueMails(company.admin.email)).toEqual([])
  expect(await mailsOfKind(applicant.user.email, 'application-late')).toEqual([])
})

test('what becomes due later on a day of a reminder waits for the next day', async () => {
  const { company, posting } = await createApplication()
  const due = (hour: string) => createPastApplication({ id: posting.id, companyId: company.id }, atHour(hour, 6), null)
  await due('08')
  await remindOfAnswers(db, morning(17))
  await due('12')
  await remindOfAnswers(db, atHour('15', 17))
  expect(await overdueMails(company.admin.email)).toHaveLength(1)
  await remindOfAnswers(db, morning(18))
  expect(await overdueMails(company.admin.email)).toHaveLength(2)
})

test('after the date was put off, the company is reminded and the applicant told of the new one', async () => {
  const { company, applicant, posting } = await createApplication()
  const pass = async (day: number) => {
    await remindOfAnswers(db, morning(day))
    await tellOfDelays(db, morning(day))
  }
  for (const day of [12, 14, 16]) await pass(day)
  const caller = callerFor(company.admin, { now: morning(16) }).jobPosting
  await caller.extendPromise({ id: posting.id, days: 14, message: 'Wir brauchen noch etwas Zeit.' })
  for (const day of [20, 27, 31]) await pass(day)
  expect(await overdueMails(company.admin.email)).toHaveLength(4)
  expect(await mailsOfKind(applicant.user.email, 'application-late')).toHaveLength(2)
})

test('putting off moves nobody’s date forward, and no further than three weeks', async () => {
  const { company, posting } = await createApplication()
  const later = { answerDueAt: morning(60) }
  await createPastApplication({ id: posting.id, companyId: company.id }, morning(0), null, later)
  const caller = callerFor(company.admin, { now: morning(10) }).jobPosting
  const step: unknown = { id: posting.id, days: 90, message: 'Wir brauchen noch etwas Zeit.' }
  await expect(Reflect.apply(caller.extendPromise, null, [step])).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  const put = await caller.extendPromise({ id: posting.id, days: 21, message: 'Wir brauchen noch etwas Zeit.' })
  expect(put.count).toBe(1)
  const kept = await db
    .select({ firstDueAt: application.firstDueAt, toldUntil: applicationEvent.promisedUntil })
    .from(application)
    .leftJoin(applicationEvent, eq(applicationEvent.applicationId, application.id))
    .where(and(eq(application.jobPostingId, posting.id), eq(application.answerDueAt, morning(60))))
  expect(kept).toEqual([{ firstDueAt: null, toldUntil: null }])
  const dates = await db
    .select({ at: application.answerDueAt })
    .from(application)
    .where(eq(application.jobPostingId, posting.id))
    .orderBy(application.answerDueAt)
  expect(dates).toEqual([{ at: endOfDay(morning(31)) }, { at: morning(60) }])
})

test('an answer is put off no further than the closing letter, which answers all', async () => {
  const { company, posting } = await createApplication()
  await db
    .update(jobPosting)
    .set({ runsUntil: morning(14) })
    .where(eq(jobPosting.id, posting.id))
  const caller = callerFor(company.admin, { now: morning(12) }).jobPosting
  const step = { id: posting.id, days: 21 as const, message: 'Wir brauchen noch etwas Zeit.' }
  expect(await caller.extendPromise(step)).toMatchObject({ until: endOfDay(morning(28)) })
})

test('what a company has paused itself does not come back by itself', async () => {
  const { id, company, posting } = await createApplication()
  const caller = callerFor(company.admin)
  await caller.jobPosting.pause({ id: posting.id })
  await caller.conversation.write({ id: uuidv7(), applicationId: id, body: 'Wir melden uns bald.' })
  await resumeAnswered(db, morning(1))
  const [row] = await db.select().from(jobPosting).where(eq(jobPosting.id, posting.id))
  expect(row).toMatchObject({ status: 'paused', pausedOverdue: false })
})

test('a message is an answer, silent review is none', async () => {
  const { id, company } = await createApplication()
  const caller = callerFor(company.admin)
  await caller.application.changeStatus({ applicationId: id, from: 'submitted', to: 'in_review', message: null })
  expect(await answeredAt(id)).toBeNull()
  await caller.conversation.write({ id: uuidv7(), applicationId: id, body: 'Können Sie Ihr Zeugnis schicken?' })
  expect(await answeredAt(id)).not.toBeNull()
})

test('closing a posting answers everybody who waits, each by name, or nobody at all', async () => {
  const company = await createCompany()
  const posting = await createJobPosting({ companyId: company.id })
  const people = await Promise.all(
    ['Anna', 'Bela'].map(async (firstName) => {
      const person = await createApplicant({ firstName })
      const resume = await createResume(person.id)
      const id = uuidv7()
      const sent = { id, jobPostingId: posting.id, resumeId: resume.id, coverLetter: '', answers: [] }
      await callerFor(person.user).application.submit({ ...sent, attachmentFileIds: [] })
      return { id, person }
    }),
  )
  const caller = callerFor(company.admin)
  expect(await caller.jobPosting.closing({ ids: [posting.id] })).toMatchObject([{ id: posting.id, waiting: 2 }])
  await expect(caller.jobPosting.archive({ id: posting.id })).rejects.toThrow('unbeantwortete Bewerbungen')
  const stranger = callerFor((await createCompany()).admin)
  await expect(stranger.jobPosting.archive({ id: posting.id, message: 'x' })).rejects.toThrow('gibt es nicht')
  await caller.jobPosting.archive({ id: posting.id, message: 'Guten Tag {vorname}, „{stelle}“ ist besetzt.' })
  for (const { id, person } of people) {
    const [mine] = (await callerFor(person.user).application.mine({})).items
    expect(mine).toMatchObject({ id, status: 'rejected' })
    const name = person.id === people[0]?.person.id ? 'Anna' : 'Bela'
    expect(mine?.events.at(-1)?.message).toBe(`Guten Tag ${name}, „Zerspanungsmechaniker (m/w/d)“ ist besetzt.`)
  }
  expect(await callerFor(null).jobPosting.byId({ id: posting.id })).toMatchObject({ gone: true })
})

test('the public figures come from ten decided cases on, and count what was promised', async () => {
  const company = await createCompany()
  const posting = await createJobPosting({ companyId: company.id })
  const visitor = callerFor(null)
  const statistics = () => visitor.application.replyStatistics({ companyProfileId: company.profileId ?? '' })
  // Six answered after two days, two after twenty, one never; one withdrew before the day, one is not due yet.
  const cases = [
    ...Array.from({ length: 6 }, () => ({ age: 40, answered: 2 })),
    { age: 40, answered: 20 },
    { age: 40, answered: 20 },
    { age: 40, answered: null },
    { age: 5, answered: null },
  ]
  for (const { age, answered } of cases) await createPastApplication(posting, addDays(new Date(), -age), answered)
  await createPastApplication(posting, addDays(new Date(), -40), null, {
    status: 'withdrawn',
    statusChangedAt: addDays(new Date(), -39),
  })
  expect(await statistics()).toBeNull()
  await createPastApplication(posting, addDays(new Date(), -40), null)
  // Put off: the date promised at first counts.
  await db
    .update(application)
    .set({ firstDueAt: sql`answer_due_at`, answerDueAt: sql`answer_due_at + interval '14 days'` })
    .where(and(eq(application.companyId, company.id), sql`answered_at > answer_due_at`))
  expect(await statistics()).toEqual({ total: 10, onTime: 6, answeredPercent: 80, onTimePercent: 60, medianDays: 2 })
})

async function answeredAt(id: string) {
  const [row] = await db.select({ at: application.answeredAt }).from(application).where(eq(application.id, id))
  return row?.at ?? null
}
