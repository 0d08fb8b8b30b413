import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobPosting } from '~/features/job-postings/server/table'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { createApplicant } from '../../../../../tests/factories/applicant'
import { createApplication } from '../../../../../tests/factories/application'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { invited, interviewMails as mails } from '../../../../../tests/factories/invited'
import { remindOfInterviews } from '../jobs/remind-interviews'
import { sendPlannedRejections } from '../jobs/send-rejections'
import { application } from '../table'
import { interview } from '../workflow-table'

const { db } = database()
const message = 'Leider nicht.'

test('a step ends a planned rejection and leaves the own step; the first answer keeps its date', async () => {
  const { id, company, posting } = await createApplication()
  const { application: asCompany } = callerFor(company.admin)
  const stage = { id: uuidv7(), status: 'submitted' as const, name: 'Telefonat' }
  await asCompany.saveStages({ jobPostingId: posting.id, known: [], stages: [stage] })
  await asCompany.setStage({ applicationId: id, stageId: stage.id })
  await asCompany.rejectMany({
    items: [{ applicationId: id, from: 'submitted', message }],
    sendAt: addDays(new Date(), 2),
  })
  await asCompany.changeStatus({
    applicationId: id,
    from: 'submitted',
    to: 'in_review',
    message: 'Wir lesen sie gern.',
  })
  await sendPlannedRejections(db, addDays(new Date(), 3))
  expect(await asCompany.byId({ id })).toMatchObject({ status: 'in_review', stageId: null, plannedRejection: null })
  const answeredAt = async () =>
    (await db.select({ at: application.answeredAt }).from(application).where(eq(application.id, id)))[0]?.at
  const first = await answeredAt()
  const tomorrow = callerFor(company.admin, { now: addDays(new Date(), 1) }).application
  await tomorrow.changeStatus({ applicationId: id, from: 'in_review', to: 'offer', message: null })
  expect([first, await answeredAt()]).toEqual([expect.any(Date), first])
})

test('an interview that took place stays one after the rejection, and one to come is called off', async () => {
  const { id, company, asApplicant, slotIds, starts, interviewId } = await invited()
  await asApplicant.application.pickSlot({ interviewId, slotId: slotIds[0] ?? '' })
  const after = callerFor(company.admin, { now: addDays(starts[0] ?? new Date(), 1) })
  await after.application.changeStatus({ applicationId: id, from: 'interview', to: 'rejected', message })
  const [held] = await db.select().from(interview).where(eq(interview.id, interviewId))
  expect(held?.status).toBe('held')
  const other = await invited()
  await other.asApplicant.application.pickSlot({ interviewId: other.interviewId, slotId: other.slotIds[0] ?? '' })
  await other.asCompany.application.changeStatus({
    applicationId: other.id,
    from: 'interview',
    to: 'rejected',
    message,
  })
  const [lapsed] = await db.select().from(interview).where(eq(interview.id, other.interviewId))
  expect(lapsed?.status).toBe('cancelled')
})

test('whoever is invited again is not rejected by a plan of before', async () => {
  const { id, company } = await createApplication()
  const { application: asCompany } = callerFor(company.admin)
  await asCompany.changeStatus({ applicationId: id, from: 'submitted', to: 'interview', message: 'Wir rufen an.' })
  const items = [{ applicationId: id, from: 'interview' as const, message }]
  await asCompany.rejectMany({ items, sendAt: addDays(new Date(), 1) })
  await asCompany.invite({
    ...{
      id: uuidv7(),
      applicationId: id,
      mode: 'phone' as const,
      location: '0521 55 04 91',
      durationMinutes: 30,
      message: 'Gern!',
    },
    ...{ times: [addDays(new Date(), 5)], offersSlots: false, payText: '' },
  })
  await sendPlannedRejections(db, addDays(new Date(), 2))
  expect(await asCompany.byId({ id })).toMatchObject({ status: 'interview', plannedRejection: null })
})

test('whoever is hired is not asked for another time', async () => {
  const { id, asCompany, asApplicant, slotIds, starts, interviewId } = await invited()
  await asApplicant.application.pickSlot({ interviewId, slotId: slotIds[0] ?? '' })
  await asCompany.application.changeStatus({ applicationId: id, from: 'interview', to: 'hired', message: 'Ja!' })
  const move = { interviewId, startsAt: starts[0] ?? new Date(), offersSlots: false, message: 'Leider krank.' }
  const moved = asCompany.application.moveInterview({ ...move, times: [addDays(new Date(), 9)] })
  await expect(moved).rejects.toThrow('nicht möglich')
})

test('somebody who is hired keeps the interview agreed on, and chooses no other time', async () => {
  const { id, company, asCompany, asApplicant, slotIds, starts, interviewId } = await invited()
  const [first = '', second = ''] = slotIds
  const { pickSlot, declineTimes, appointments } = asApplicant.application
  await pickSlot({ interviewId, slotId: first })
  await asCompany.application.changeStatus({ applicationId: id, from: 'interview', to: 'hired', message: 'Ja!' })
  expect(await appointments()).toMatchObject([{ id: interviewId, startsAt: starts[0] }])
  const onThatDay = callerFor(company.admin, { now: addDays(starts[0] ?? new Date(), -0.05) })
  expect((await onThatDay.application.today()).interviews).toMatchObject([{ applicationId: id }])
  await expect(pickSlot({ interviewId, slotId: second })).rejects.toThrow('nicht möglich')
  await expect(declineTimes({ interviewId, reply: 'Lieber freitags.' })).rejects.toThrow('nicht möglich')
})

test('an interview that moves is no longer followed by a planned rejection', async () => {
  const { id, asCompany, asApplicant, slotIds, starts, interviewId } = await invited()
  await asApplicant.application.pickSlot({ interviewId, slotId: slotIds[0] ?? '' })
  const items = [{ applicationId: id, from: 'interview' as const, message }]
  await asCompany.application.rejectMany({ items, sendAt: addDays(new Date(), 1) })
  const move = { interviewId, startsAt: starts[0] ?? new Date(), offersSlots: false, message: 'Leider krank.' }
  await asCompany.application.moveInterview({ ...move, times: [addDays(new Date(), 9)] })
  await sendPlannedRejections(db, addDays(new Date(), 2))
  expect(await asCompany.application.byId({ id })).toMatchObject({ status: 'interview', plannedRejection: null })
})

test.each([
  [25, 1],
  [23, 0],
])('of an interview agreed on %i hours before it begins, %i reminder is sent', async (hours, count) => {
  const { applicant, slotIds, starts, interviewId } = await invited()
  const startsAt = starts[0] ?? new Date()
  const { application: late } = callerFor(applicant.user, { now: addDays(startsAt, -hours / 24) })
  await late.pickSlot({ interviewId, slotId: slotIds[0] ?? '' })
  await remindOfInterviews(db, addDays(startsAt, -0.5))
  expect(await mails(applicant.user.email, 'interview-reminder')).toHaveLength(count)
})

test('no rejection is planned for what has ended', async () => {
  const { id, company, applicant } = await createApplication()
  await callerFor(applicant.user).application.withdraw({ applicationId: id, message: null })
  const items = [{ applicationId: id, from: 'withdrawn' as const, message }]
  const plan = callerFor(company.admin).application.rejectMany({ items, sendAt: addDays(new Date(), 2) })
  await expect(plan).rejects.toThrow('nicht möglich')
})

test('nobody is reminded of an interview that has begun, or was called off', async () => {
  const [begun, off] = [await invited(), await invited()]
  for (const { asApplicant, interviewId, slotIds } of [begun, off]) {
    await asApplicant.application.pickSlot({ interviewId, slotId: slotIds[0] ?? '' })
  }
  await off.asCompany.application.cancelInterview({ interviewId: off.interviewId, message: 'Leider krank.' })
  const startsAt = begun.starts[0] ?? new Date()
  await remindOfInterviews(db, addDays(startsAt, -0.5))
  expect(await mails(off.applicant.user.email, 'interview-reminder')).toEqual([])
  expect(await mails(begun.applicant.user.email, 'interview-reminder')).toHaveLength(1)
  const late = await invited()
  await late.asApplicant.application.pickSlot({ interviewId: late.interviewId, slotId: late.slotIds[0] ?? '' })
  await remindOfInterviews(db, addDays(startsAt, 0.1))
  expect(await mails(late.applicant.user.email, 'interview-reminder')).toEqual([])
})

test('a posting that takes applications elsewhere takes none here', async () => {
  const { posting } = await createApplication()
  const { applicant, resume } = await createApplication()
  await db.update(jobPosting).set({ externalUrl: 'https://jobs.test.example' }).where(eq(jobPosting.id, posting.id))
  const sent = { id: uuidv7(), jobPostingId: posting.id, resumeId: resume.id, coverLetter: '', answers: [] }
  const submit = callerFor(applicant.user).application.submit({ ...sent, attachmentFileIds: [] })
  await expect(submit).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('beside an application stand others of the same person, none with a hidden name and none of a namesake', async () => {
  const company = await createCompany()
  const open = await createApplication({ company })
  await createApplication({ company, applicant: open.applicant, isAnonymous: true })
  const namesake = await createApplicant({ phone: '0171 2233445', postalCode: '20095' })
  await createApplication({ company, applicant: namesake })
  expect((await callerFor(company.admin).application.byId({ id: open.id })).duplicates).toEqual([])
})
