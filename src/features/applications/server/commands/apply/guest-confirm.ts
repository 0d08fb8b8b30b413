import { and, eq, inArray, ne } from 'drizzle-orm'
import { accountByMail, profileByMail } from '~/features/applicants/server/commands/account-by-mail'
import { markApplicants } from '~/features/applicants/server/mark-applicants'
import type { GuestContent } from '~/features/applications/apply/apply-schema'
import { applicationError } from '~/features/applications/errors'
import { guestApplication, guestUpload } from '~/features/applications/server/apply-table'
import { application } from '~/features/applications/server/table'
import { emptyResumeContent } from '~/features/resumes/schema'
import { resume } from '~/features/resumes/server/table'
import { uuidv7 } from '~/lib/uuid'
import type { Database, Transaction } from '~/platform/server/database/db'
import { uploadedFile } from '~/platform/server/files/table'
import { hashGuestToken } from './guest-apply'
import { checkAnswers, loadOpenPosting, writeApplication } from './write-application'

/** `signIn`: the user who may be signed in by this click, once; null for accounts that have another way in. */
export type Confirmed = { applicationId: string; signIn: string | null }

/**
 * The click that sends a guest's application: creates the account without a password when there is none, and the
 * application, in one transaction. The link works once; opening it again shows the receipt and signs nobody in.
 * @throws AppError guestLinkInvalid, postingClosed, companyAddress, accountSuspended
 */
export async function confirmGuest(ctx: { db: Database; now: Date }, unverifiedToken: string): Promise<Confirmed> {
  return ctx.db.transaction(async (tx) => {
    const [guest] = await tx
      .select({
        id: guestApplication.id,
        jobPostingId: guestApplication.jobPostingId,
        email: guestApplication.email,
        content: guestApplication.content,
        expiresAt: guestApplication.expiresAt,
        applicationId: guestApplication.applicationId,
      })
      .from(guestApplication)
      .where(eq(guestApplication.tokenHash, hashGuestToken(unverifiedToken)))
      .for('update')
    if (!guest) throw applicationError('guestLinkInvalid')
    if (guest.applicationId) return { applicationId: guest.applicationId, signIn: null }
    if (guest.expiresAt <= ctx.now) throw applicationError('guestLinkInvalid')
    const posting = await loadOpenPosting(tx, guest.jobPostingId, ctx.now)
    const { content } = guest
    const owner = await accountByMail(tx, guest.email, `${content.firstName} ${content.lastName}`)
    if (owner.refused) throw applicationError(owner.refused === 'company' ? 'companyAddress' : 'accountSuspended')
    const { firstName, lastName, phone, place } = content
    const person = { firstName, lastName, phone, place, headline: content.experience[0]?.position ?? null }
    const applicantProfileId = await profileByMail(tx, owner.userId, person)
    await handOverUploads(tx, guest.id, owner.userId)
    const existing = await openApplication(tx, guest.jobPostingId, applicantProfileId)
    const applicationId = existing ?? guest.id
    if (!existing) {
      const resumeContent = await keepResume(tx, applicantProfileId, content)
      const isWritten = await writeApplication(tx, {
        id: applicationId,
        posting,
        applicantProfileId,
        userId: owner.userId,
        snapshot: {
          firstName,
          lastName,
          email: guest.email,
          phone,
          postalCode: place.postalCode,
          city: place.name,
          headline: person.headline,
          resumeTitle: 'Lebenslauf',
          content: resumeContent,
        },
        coverLetter: content.coverLetter,
        answers: checkAnswers(posting.questions, content.answers),
        attachmentFileIds: content.attachmentFileIds,
        now: ctx.now,
      })
      // Sent from the account at the same moment; the link then shows that one.
      if (!isWritten) throw applicationError('alreadyApplied')
    }
    // The content is now in the application; here only the receipt remains.
    const rest = { ...content, coverLetter: '', answers: [], experience: [], education: [], attachmentFileIds: [] }
    await tx
      .update(guestApplication)
      .set({ confirmedAt: ctx.now, applicationId, content: rest })
      .where(eq(guestApplication.id, guest.id))
    return { applicationId, signIn: owner.mayEnter ? owner.userId : null }
  })
}

/** Only what was uploaded for this application: its id was chosen by a stranger and might be the id of a user. */
async function handOverUploads(tx: Transaction, guestId: string, userId: string): Promise<void> {
  const uploads = await tx
    .delete(guestUpload)
    .where(eq(guestUpload.guestApplicationId, guestId))
    .returning({ fileId: guestUpload.fileId })
  if (uploads.length === 0) return
  const ids = uploads.map(({ fileId }) => fileId)
  await tx.update(uploadedFile).set({ ownerUserId: userId }).where(inArray(uploadedFile.id, ids))
}

async function openApplication(tx: Transaction, jobPostingId: string, applicantProfileId: string) {
  const [open] = await tx
    .select({ id: application.id })
    .from(application)
    .where(
      and(
        eq(application.jobPostingId, jobPostingId),
        eq(application.applicantProfileId, applicantProfileId),
        ne(application.status, 'withdrawn'),
      ),
    )
  return open?.id ?? null
}

/** The few lines as a résumé, which becomes the person's first one when they have none. */
async function keepResume(tx: Transaction, applicantProfileId: string, content: GuestContent) {
  const names = content.skills.split(/[,;\n]/).map((name) => name.trim().slice(0, 60))
  const resumeContent = {
    ...emptyResumeContent(),
    experience: content.experience,
    education: content.education,
    skills: names.filter(Boolean).map((name) => ({ id: uuidv7(), name, level: null })),
  }
  const [any] = await tx
    .select({ id: resume.id })
    .from(resume)
    .where(eq(resume.applicantProfileId, applicantProfileId))
    .limit(1)
  if (!any) {
    await tx.insert(resume).values({
      applicantProfileId,
      title: 'Lebenslauf',
      template: 'klar',
      isDefault: true,
      content: resumeContent,
    })
    await markApplicants(tx, [applicantProfileId])
  }
  return resumeContent
}
