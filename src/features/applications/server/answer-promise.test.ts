import { and, eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { companyMember } from '~/features/companies/server/table'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplicant } from '../../../../tests/factories/applicant'
import { createApplication } from '../../../../tests/factories/application'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany, createMember } from '../../../../tests/factories/company'
import { createJobPosting } from '../../../../tests/factories/job-posting'
import { createResume } from '../../../../tests/factories/resume'
import { remindOfOverdue } from './jobs/remind-overdue'
import { application } from './table'

const { db } = database()

/** Nine in the morning in Berlin, this many days from now. */
function morning(daysFromNow: number): Date {
  const day = addDays(new Date(), daysFromNow)
  day.setUTCHours(8, 0, 0, 0)
  return day
}

async function overdueMails(email: string) {
  return db
    .select({ subject: outboxMail.subject })
    .from(outboxMail)
    .where(and(eq(outboxMail.recipient, email), eq(outboxMail.kind, 'applications-overdue')))
}

test('a company hears once a day, with all its members, of what is overdue, and of nothing else', async () => {
  const { id, company } = await createApplication()
  const colleague = await createMember(company.id)
  await remindOfOverdue(db, morning(13))
  expect(await overdueMails(company.admin.email)).toEqual([])
  await Promise.all([remindOfOverdue(db, morning(16)), remindOfOverdue(db, morning(16))])
  expect(await overdueMails(company.admin.email)).toEqual([{ subject: 'Eine Bewerbung wartet auf Ihre Antwort' }])
  expect(await overdueMails(colleague.email)).toHaveLength(1)
  await remindOfOverdue(db, morning(17))
  expect(await overdueMails(company.admin.email)).toHaveLength(2)
  const step = { applicationId: id, from: 'submitted' as const, to: 'in_review' as const }
  await callerFor(company.admin).application.changeStatus({ ...step, message: 'Wir brauchen noch eine Woche.' })
  await remindOfOverdue(db, morning(18))
  expect(await overdueMails(company.admin.email)).toHaveLength(2)
})

test('where all have switched such mails off, the admins hear of it all the same', async () => {
  const { company } = await createApplication()
  const colleague = await createMember(company.id)
  const mute = (userIds: string[]) =>
    db.update(companyMember).set({ notifyApplications: false }).where(inArray(companyMember.userId, userIds))
  await mute([company.admin.id])
  await remindOfOverdue(db, morning(16))
  expect([await overdueMails(company.admin.email), await overdueMails(colleague.email)]).toMatchObject([[], [{}]])
  await mute([colleague.id])
  await remindOfOverdue(db, morning(17))
  expect(await overdueMails(company.admin.email)).toHaveLength(1)
  expect(await overdueMails(colleague.email)).toHaveLength(1)
})

test('nobody is woken before seven', async () => {
  const { company } = await createApplication()
  const night = morning(20)
  night.setUTCHours(3)
  await remindOfOverdue(db, night)
  expect(await overdueMails(company.admin.email)).toEqual([])
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
  for (const { age, answered } of cases) await decided(posting, age, answered)
  await decided(posting, 40, null, { status: 'withdrawn', statusChangedAt: addDays(new Date(), -39) })
  expect(await statistics()).toBeNull()
  await decided(posting, 40, null)
  expect(await statistics()).toEqual({ total: 10, answeredPercent: 80, onTimePercent: 60, medianDays: 2 })
})

async function answeredAt(id: string) {
  const [row] = await db.select({ at: application.answeredAt }).from(application).where(eq(application.id, id))
  return row?.at ?? null
}

async function decided(
  posting: { id: string; companyId: string },
  age: number,
  answered: number | null,
  given: Partial<typeof application.$inferInsert> = {},
) {
  const person = await createApplicant()
  const submittedAt = addDays(new Date(), -age)
  await db.insert(application).values({
    jobPostingId: posting.id,
    companyId: posting.companyId,
    applicantProfileId: person.id,
    resumeSnapshot: {
      ...{ firstName: 'A', lastName: 'B', email: 'a@test.example', phone: null, postalCode: '1', city: 'C' },
      ...{ headline: null, resumeTitle: 'R' },
      content: (await createResume(person.id)).content,
    },
    coverLetter: '',
    answers: [],
    submittedAt,
    statusChangedAt: submittedAt,
    answerDueAt: addDays(submittedAt, 14),
    answeredAt: answered === null ? null : addDays(submittedAt, answered),
    ...given,
  })
}
