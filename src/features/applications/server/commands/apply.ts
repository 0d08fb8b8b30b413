import { and, eq, ne, or } from 'drizzle-orm'
import type { ApplicantActor } from '~/features/accounts/actor'
import { applicantProfile } from '~/features/applicants/server/table'
import { resume } from '~/features/resumes/server/table'
import type { Database, Transaction } from '~/platform/server/database/db'
import { applicationError } from '../../errors'
import type { ApplyInput, ResumeSnapshot } from '../../schema'
import { applicationDraft } from '../apply-table'
import { application } from '../table'
import { checkAnswers, checkAttachments, loadOpenPosting, writeApplication } from './write-application'

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
    const posting = await loadOpenPosting(tx, input.jobPostingId, ctx.now)
    const answers = checkAnswers(posting.questions, input.answers)
    const snapshot = await freezeResume(tx, ctx.actor, input.resumeId)
    await checkAttachments(tx, ctx.actor.userId, input.attachmentFileIds)
    await writeApplication(tx, {
      id: input.id,
      posting,
      applicantProfileId: ctx.actor.applicantProfileId,
      userId: ctx.actor.userId,
      snapshot,
      coverLetter: input.coverLetter,
      answers,
      attachmentFileIds: input.attachmentFileIds,
      now: ctx.now,
    })
    await tx
      .delete(applicationDraft)
      .where(and(eq(applicationDraft.userId, ctx.actor.userId), eq(applicationDraft.jobPostingId, posting.id)))
    return { id: input.id }
  })
}

async function wasSentBefore(tx: Transaction, actor: ApplicantActor, input: ApplyInput): Promise<boolean> {
  const earlier = await tx
    .select({
      id: application.id,
      applicantProfileId: application.applicantProfileId,
      jobPostingId: application.jobPostingId,
    })
    .from(application)
    .where(
      or(
        eq(application.id, input.id),
        and(
          eq(application.jobPostingId, input.jobPostingId),
          eq(application.applicantProfileId, actor.applicantProfileId),
          ne(application.status, 'withdrawn'),
        ),
      ),
    )
  const sameId = earlier.find(({ id }) => id === input.id)
  if (sameId) {
    const isSame = sameId.applicantProfileId === actor.applicantProfileId && sameId.jobPostingId === input.jobPostingId
    if (!isSame) throw applicationError('idTaken')
    return true
  }
  if (earlier.length > 0) throw applicationError('alreadyApplied')
  return false
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
      photoFileId: resume.photoFileId,
    })
    .from(resume)
    .innerJoin(applicantProfile, eq(applicantProfile.id, resume.applicantProfileId))
    .where(and(eq(resume.id, resumeId), eq(resume.applicantProfileId, actor.applicantProfileId)))
  if (!row) throw applicationError('resumeMissing')
  return { ...row, email: actor.email }
}
