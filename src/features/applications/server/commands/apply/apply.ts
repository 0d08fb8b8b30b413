import { and, eq, ne, or } from 'drizzle-orm'
import type { ApplicantContext } from '~/features/accounts/server/command-context'
import { applicantProfile } from '~/features/applicants/server/table'
import { applicationError } from '~/features/applications/errors'
import type { ApplyInput } from '~/features/applications/schema'
import { application } from '~/features/applications/server/table'
import { resume } from '~/features/resumes/server/table'
import { pick } from '~/lib/pick'
import { anyOf, type Transaction } from '~/platform/server/database/db'
import { uploadedFile } from '~/platform/server/files/table'
import { checkAnswers, loadOpenPosting, writeApplication } from './write-application'

/**
 * Sends an application: freezes the résumé, opens it to the company, writes the first event and both mails, in one
 * transaction. Sending the same id again gives the same answer; of two simultaneous clicks one writes.
 * @throws AppError postingClosed, postingExternal, alreadyApplied, resumeMissing, answerMissing, attachmentForeign
 */
export async function apply({ db, actor, now }: ApplicantContext, input: ApplyInput): Promise<{ id: string }> {
  const { applicantProfileId, userId, email } = actor
  const { id, jobPostingId, coverLetter, attachmentFileIds, source } = input
  return db.transaction(async (tx) => {
    if (await wasSentBefore(tx, applicantProfileId, input)) return { id }
    const posting = await loadOpenPosting(tx, jobPostingId, now)
    const answers = checkAnswers(posting.questions, input.answers)
    const snapshot = { ...(await resumeOf(tx, applicantProfileId, input.resumeId)), email }
    await refuseForeignFiles(tx, userId, attachmentFileIds)
    const content = { snapshot, coverLetter, answers, attachmentFileIds, source }
    const sending = { id, posting, applicantProfileId, userId, ...content, now }
    if (await writeApplication(tx, sending)) return { id }
    // The other click was faster, or the same person sent it from elsewhere.
    if (await wasSentBefore(tx, applicantProfileId, input)) return { id }
    throw applicationError('changedMeanwhileApplicant')
  })
}

/** @throws AppError idTaken, alreadyApplied */
async function wasSentBefore(tx: Transaction, applicantProfileId: string, input: ApplyInput): Promise<boolean> {
  const { id, jobPostingId } = input
  const toPosting = and(
    eq(application.jobPostingId, jobPostingId),
    eq(application.applicantProfileId, applicantProfileId),
    ne(application.status, 'withdrawn'),
  )
  const earlier = await tx
    .select(pick(application, 'id', 'applicantProfileId', 'jobPostingId'))
    .from(application)
    .where(or(eq(application.id, id), toPosting))
  const same = earlier.find((each) => each.id === id)
  if (!same) {
    if (earlier.length > 0) throw applicationError('alreadyApplied')
    return false
  }
  const isOwn = same.applicantProfileId === applicantProfileId && same.jobPostingId === jobPostingId
  if (!isOwn) throw applicationError('idTaken')
  return true
}

/**
 * The person and the chosen résumé as they are now.
 * @throws AppError resumeMissing
 */
async function resumeOf(tx: Transaction, applicantProfileId: string, resumeId: string) {
  const [found] = await tx
    .select({
      ...pick(applicantProfile, 'firstName', 'lastName', 'phone', 'postalCode', 'city', 'headline'),
      resumeTitle: resume.title,
      content: resume.content,
      photoFileId: resume.photoFileId,
    })
    .from(applicantProfile)
    .innerJoin(resume, and(eq(resume.id, resumeId), eq(resume.applicantProfileId, applicantProfile.id)))
    .where(eq(applicantProfile.id, applicantProfileId))
  if (!found) throw applicationError('resumeMissing')
  return found
}

/** @throws AppError attachmentForeign */
async function refuseForeignFiles(tx: Transaction, userId: string, fileIds: string[]): Promise<void> {
  if (fileIds.length === 0) return
  const own = and(anyOf(uploadedFile.id, fileIds), eq(uploadedFile.ownerUserId, userId))
  if ((await tx.$count(uploadedFile, own)) < fileIds.length) throw applicationError('attachmentForeign')
}
