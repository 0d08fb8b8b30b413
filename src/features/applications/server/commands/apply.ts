import { and, eq, inArray, ne } from 'drizzle-orm'
import type { ApplicantActor } from '~/features/accounts/actor'
import { applicantProfile } from '~/features/applicants/server/table'
import { memberEmails } from '~/features/companies/server/recipients'
import { companyProfile } from '~/features/companies/server/table'
import { isActive } from '~/features/job-postings/lifecycle'
import type { ScreeningQuestion } from '~/features/job-postings/schema'
import { jobPosting } from '~/features/job-postings/server/table'
import { resume, resumeGrant } from '~/features/resumes/server/table'
import { getConfig } from '~/platform/server/config'
import type { Database, Transaction } from '~/platform/server/database/db'
import { uploadedFile } from '~/platform/server/files/table'
import { enqueueMails } from '~/platform/server/mail/outbox'
import { applicationError } from '../../errors'
import type { ApplicationAnswer, ApplyInput, ResumeSnapshot } from '../../schema'
import { newApplicationMail, receivedMail } from '../emails'
import { application, applicationAttachment, applicationEvent } from '../table'

type Ctx = { db: Database; actor: ApplicantActor; now: Date }

/**
 * Sends an application: freezes the résumé, opens it to the company, writes the first event and both mails, all or
 * nothing. Sending the same id again answers as the first time.
 *
 * @throws AppError postingClosed, postingExternal, alreadyApplied, resumeMissing, answerMissing, attachmentForeign
 */
export async function apply(ctx: Ctx, input: ApplyInput): Promise<{ id: string }> {
  return ctx.db.transaction(async (tx) => {
    // One person's attempts run one after the other, so that two clicks cannot both pass the check below.
    await tx
      .select({ id: applicantProfile.id })
      .from(applicantProfile)
      .where(eq(applicantProfile.id, ctx.actor.applicantProfileId))
      .for('update')
    if (await wasSentBefore(tx, ctx.actor, input)) return { id: input.id }
    const posting = await loadPosting(tx, input.jobPostingId, ctx.now)
    const answers = checkAnswers(posting.questions, input.answers)
    const snapshot = await freezeResume(tx, ctx.actor, input.resumeId)
    await checkAttachments(tx, ctx.actor, input.attachmentFileIds)
    await tx.insert(application).values({
      id: input.id,
      jobPostingId: posting.id,
      companyId: posting.companyId,
      applicantProfileId: ctx.actor.applicantProfileId,
      resumeSnapshot: snapshot,
      coverLetter: input.coverLetter,
      answers,
      submittedAt: ctx.now,
      statusChangedAt: ctx.now,
    })
    await tx.insert(applicationEvent).values({
      applicationId: input.id,
      toStatus: 'submitted',
      actorUserId: ctx.actor.userId,
      actorSide: 'applicant',
      createdAt: ctx.now,
    })
    if (input.attachmentFileIds.length > 0) {
      await tx
        .insert(applicationAttachment)
        .values(input.attachmentFileIds.map((fileId, position) => ({ applicationId: input.id, fileId, position })))
    }
    await tx
      .insert(resumeGrant)
      .values({ applicantProfileId: ctx.actor.applicantProfileId, companyId: posting.companyId, reason: 'application' })
      .onConflictDoNothing()
    await tellBothSides(tx, ctx.actor, input.id, posting, snapshot)
    return { id: input.id }
  })
}

async function wasSentBefore(tx: Transaction, actor: ApplicantActor, input: ApplyInput): Promise<boolean> {
  const [sameId] = await tx
    .select({ applicantProfileId: application.applicantProfileId, jobPostingId: application.jobPostingId })
    .from(application)
    .where(eq(application.id, input.id))
  if (sameId) {
    const isSame = sameId.applicantProfileId === actor.applicantProfileId && sameId.jobPostingId === input.jobPostingId
    if (!isSame) throw applicationError('idTaken')
    return true
  }
  const [open] = await tx
    .select({ id: application.id })
    .from(application)
    .where(
      and(
        eq(application.jobPostingId, input.jobPostingId),
        eq(application.applicantProfileId, actor.applicantProfileId),
        ne(application.status, 'withdrawn'),
      ),
    )
  if (open) throw applicationError('alreadyApplied')
  return false
}

async function loadPosting(tx: Transaction, jobPostingId: string, now: Date) {
  const [posting] = await tx
    .select({
      id: jobPosting.id,
      companyId: jobPosting.companyId,
      title: jobPosting.title,
      status: jobPosting.status,
      runsUntil: jobPosting.runsUntil,
      externalUrl: jobPosting.externalUrl,
      questions: jobPosting.questions,
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

function checkAnswers(questions: ScreeningQuestion[], given: ApplyInput['answers']): ApplicationAnswer[] {
  const byQuestion = new Map(given.map(({ questionId, answer }) => [questionId, answer]))
  return questions.map((question) => {
    const answer = byQuestion.get(question.id) ?? ''
    if (question.isRequired && answer === '') throw applicationError('answerMissing')
    return { questionId: question.id, question: question.text, answer }
  })
}

async function freezeResume(tx: Transaction, actor: ApplicantActor, resumeId: string): Promise<ResumeSnapshot> {
  const [row] = await tx
    .select({
      firstName: applicantProfile.firstName,
      lastName: applicantProfile.lastName,
      phone: applicantProfile.phone,
      postalCode: applicantProfile.postalCode,
      city: applicantProfile.city,
      headline: applicantProfile.headline,
      resumeTitle: resume.title,
      content: resume.content,
    })
    .from(resume)
    .innerJoin(applicantProfile, eq(applicantProfile.id, resume.applicantProfileId))
    .where(and(eq(resume.id, resumeId), eq(resume.applicantProfileId, actor.applicantProfileId)))
  if (!row) throw applicationError('resumeMissing')
  return { ...row, email: actor.email }
}

async function checkAttachments(tx: Transaction, actor: ApplicantActor, fileIds: string[]) {
  if (fileIds.length === 0) return
  const own = await tx
    .select({ id: uploadedFile.id })
    .from(uploadedFile)
    .where(and(inArray(uploadedFile.id, fileIds), eq(uploadedFile.ownerUserId, actor.userId)))
  if (own.length !== new Set(fileIds).size || own.length !== fileIds.length) throw applicationError('attachmentForeign')
}

async function tellBothSides(
  tx: Transaction,
  actor: ApplicantActor,
  applicationId: string,
  posting: { companyId: string; title: string; companyName: string },
  snapshot: ResumeSnapshot,
) {
  const { APP_URL } = getConfig()
  const members = await memberEmails(tx, posting.companyId)
  const url = `${APP_URL}/app/company/applications?bewerbung=${applicationId}`
  await enqueueMails(tx, [
    receivedMail(
      { email: actor.email, firstName: snapshot.firstName },
      posting,
      `${APP_URL}/app/applicant/applications`,
      applicationId,
    ),
    ...members.map((member) => newApplicationMail(member, { title: posting.title, url, applicationId })),
  ])
}
