import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplication } from '../../../../../tests/factories/application'
import { callerFor } from '../../../../../tests/factories/caller'
import { createJobPosting } from '../../../../../tests/factories/job-posting'
import { offerInput } from '../../../../../tests/factories/offer'
import { exhaust } from '../../../../../tests/factories/used-up'

const { db } = database()

/** Repeats until it is refused. @returns how often it worked, and why it stopped */
async function untilRefused(act: () => Promise<unknown>) {
  for (let times = 0; times < 100; times += 1) {
    const reason = await act().then(
      () => null,
      (error) => error.cause?.reason ?? String(error),
    )
    if (reason) return { times, reason }
  }
  return { times: 100, reason: null }
}

test('sending and withdrawing again and again does not fill the mailboxes of a company', async () => {
  const { applicant, company, posting, resume, id } = await createApplication()
  const { submit, withdraw } = callerFor(applicant.user).application
  let last = id
  const outcome = await untilRefused(async () => {
    await withdraw({ applicationId: last, message: null })
    last = uuidv7()
    const sent = { id: last, jobPostingId: posting.id, resumeId: resume.id, coverLetter: 'Guten Tag, noch einmal.' }
    await submit({ ...sent, answers: [], attachmentFileIds: [] })
  })
  expect(outcome).toEqual({ times: 4, reason: 'tooOftenToday' })
  const toCompany = and(eq(outboxMail.recipient, company.admin.email), eq(outboxMail.kind, 'new-application'))
  expect(await db.$count(outboxMail, toCompany)).toBe(5)
})

test('neither side moves an application to and fro without end; what ends it is always possible', async () => {
  const { id, company, applicant } = await createApplication()
  const { changeStatus } = callerFor(company.admin).application
  const [submitted, review] = ['submitted', 'in_review'] as const
  let from: typeof submitted | typeof review = submitted
  const { times, reason } = await untilRefused(async () => {
    const to = from === submitted ? review : submitted
    await changeStatus({ applicationId: id, from, to, message: 'Ein Versehen.' })
    from = to
  })
  expect([times, reason]).toEqual([40, 'tooManySteps'])
  await changeStatus({ applicationId: id, from, to: 'rejected', message: 'Leider nein.' })
  expect((await callerFor(applicant.user).application.mine({})).items).toMatchObject([{ status: 'rejected' }])
})

test('nor are times named and taken back without end', async () => {
  const { id, company } = await createApplication()
  const { invite, cancelInterview } = callerFor(company.admin).application
  const times = [new Date(Date.now() + 86_400_000)]
  const meeting = { mode: 'phone' as const, location: '0521 1', durationMinutes: 30 as const, times, payText: null }
  const outcome = await untilRefused(async () => {
    const interviewId = uuidv7()
    await invite({ ...meeting, id: interviewId, applicationId: id, message: 'Passt das?' })
    await cancelInterview({ interviewId, message: 'Doch nicht.' })
  })
  expect(outcome.reason).toBe('tooManySteps')
  expect(outcome.times).toBeLessThan(25)
})

test('nor offers replaced, or times picked, by a side whose steps of the day are used up', async () => {
  const { id, company, applicant } = await createApplication()
  const asCompany = callerFor(company.admin).application
  const asApplicant = callerFor(applicant.user).application
  const interviewId = uuidv7()
  const startsAt = new Date(Date.now() + 86_400_000)
  const meeting = { mode: 'phone' as const, location: '0521 1', durationMinutes: 30 as const, payText: null }
  await asCompany.invite({ ...meeting, id: interviewId, applicationId: id, times: [startsAt], message: 'Passt das?' })
  const offer = offerInput(id, { from: 'interview' })
  await asCompany.makeOffer(offer)
  const refused = { cause: { reason: 'tooManySteps' } }
  await exhaust(`application steps of applicant ${id}`)
  await expect(asApplicant.pickTime({ interviewId, startsAt })).rejects.toMatchObject(refused)
  await exhaust(`application steps of company ${id}`)
  const newer = offerInput(id, { from: 'offer', replaces: offer.id, reason: 'Mehr Gehalt' })
  await expect(asCompany.makeOffer(newer)).rejects.toMatchObject(refused)
  await asApplicant.withdraw({ applicationId: id, message: null })
})

test('one person sends so many applications a day and no more, to whatever postings', async () => {
  const { applicant, resume } = await createApplication()
  const posting = await createJobPosting()
  await exhaust(`applications of ${applicant.id}`)
  const sent = { id: uuidv7(), jobPostingId: posting.id, resumeId: resume.id, coverLetter: 'Guten Tag' }
  const sending = callerFor(applicant.user).application.submit({ ...sent, answers: [], attachmentFileIds: [] })
  await expect(sending).rejects.toMatchObject({ cause: { reason: 'tooManyToday' } })
})
