import { and, eq, inArray } from 'drizzle-orm'
import { memberEmails } from '~/features/companies/server/recipients'
import { companyProfile } from '~/features/companies/server/table'
import { isActive } from '~/features/job-postings/lifecycle'
import type { ScreeningQuestion } from '~/features/job-postings/schema'
import { jobPosting } from '~/features/job-postings/server/table'
import { resumeGrant } from '~/features/resumes/server/table'
import { getConfig } from '~/platform/server/config'
import type { Transaction } from '~/platform/server/database/db'
import { uploadedFile } from '~/platform/server/files/table'
import { enqueueMails } from '~/platform/server/mail/outbox'
import { answerDueAt } from '../../answer-promise'
import { applicationError } from '../../errors'
import type { ApplicationAnswer, ResumeSnapshot } from '../../schema'
import { newApplicationMail, receivedMail } from '../emails'
import { application, applicationAttachment, applicationEvent } from '../table'
import { tellOpenPages } from './live'

export type OpenPosting = Awaited<ReturnType<typeof loadOpenPosting>>

/** The posting, kept open until the end of the transaction. @throws AppError postingClosed, postingExternal */
export async function loadOpenPosting(tx: Transaction, jobPostingId: string, now: Date) {
  const [posting] = await tx
    .select({
      id: jobPosting.id,
      companyId: jobPosting.companyId,
      title: jobPosting.title,
      status: jobPosting.status,
      runsUntil: jobPosting.runsUntil,
      externalUrl: jobPosting.externalUrl,
      questions: jobPosting.questions,
      promisedReplyDays: jobPosting.promisedReplyDays,
      companyName: companyProfile.name,
    })
    .from(jobPosting)
    .innerJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
    .where(eq(jobPosting.id, jobPostingId))
    .for('share', { of: jobPosting })
  if (!posting || !isActive(posting, now)) throw applicationError('postingClosed')
  if (posting.externalUrl) throw applicationError('postingExternal')
  return posting
}

/** The answers in the order of the questions. @throws AppError answerMissing */
export function checkAnswers(
  questions: ScreeningQuestion[],
  given: readonly { questionId: string; answer: string }[],
): ApplicationAnswer[] {
  const byQuestion = new Map(given.map(({ questionId, answer }) => [questionId, answer]))
  return questions.map((question) => {
    const answer = byQuestion.get(question.id) ?? ''
    if (question.isRequired && answer === '') throw applicationError('answerMissing')
    return { questionId: question.id, question: question.text, answer }
  })
}

/** @throws AppError attachmentForeign when a file is missing or somebody else's */
export async function checkAttachments(tx: Transaction, ownerId: string, fileIds: string[]): Promise<void> {
  if (fileIds.length === 0) return
  const own = await tx
    .select({ id: uploadedFile.id })
    .from(uploadedFile)
    .where(and(inArray(uploadedFile.id, fileIds), eq(uploadedFile.ownerUserId, ownerId)))
  if (own.length !== new Set(fileIds).size || own.length !== fileIds.length) throw applicationError('attachmentForeign')
}

type Sending = {
  id: string
  posting: OpenPosting
  applicantProfileId: string
  userId: string
  snapshot: ResumeSnapshot
  coverLetter: string
  answers: ApplicationAnswer[]
  attachmentFileIds: string[]
  now: Date
}

/** Writes an application with everything that belongs to it; the caller has checked all of it. */
export async function writeApplication(tx: Transaction, sending: Sending): Promise<void> {
  const { id, posting, applicantProfileId, snapshot, attachmentFileIds, now } = sending
  await tx.insert(application).values({
    id,
    jobPostingId: posting.id,
    companyId: posting.companyId,
    applicantProfileId,
    resumeSnapshot: snapshot,
    coverLetter: sending.coverLetter,
    answers: sending.answers,
    submittedAt: now,
    statusChangedAt: now,
    answerDueAt: answerDueAt(now, posting.promisedReplyDays),
  })
  await tx.insert(applicationEvent).values({
    applicationId: id,
    toStatus: 'submitted',
    actorUserId: sending.userId,
    actorSide: 'applicant',
    createdAt: now,
  })
  if (attachmentFileIds.length > 0) {
    await tx
      .insert(applicationAttachment)
      .values(attachmentFileIds.map((fileId, position) => ({ applicationId: id, fileId, position })))
  }
  await tx
    .insert(resumeGrant)
    .values({ applicantProfileId, companyId: posting.companyId, reason: 'application' })
    .onConflictDoNothing()
  const { APP_URL } = getConfig()
  const members = await memberEmails(tx, posting.companyId, 'applications')
  const url = `${APP_URL}/app/company/applications?bewerbung=${id}`
  await enqueueMails(tx, [
    receivedMail(
      { email: snapshot.email, firstName: snapshot.firstName },
      posting,
      `${APP_URL}/app/applicant/applications?bewerbung=${id}`,
      id,
    ),
    ...members.map((member) => newApplicationMail(member, { title: posting.title, url, applicationId: id })),
  ])
  await tellOpenPages(tx, { companyId: posting.companyId, applicantProfileId })
}
