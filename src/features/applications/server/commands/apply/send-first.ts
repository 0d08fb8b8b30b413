import { and, eq, inArray, ne } from 'drizzle-orm'
import type { SignedInActor } from '~/features/accounts/actor'
import { user } from '~/features/accounts/server/table'
import { profileByMail } from '~/features/applicants/server/commands/account-by-mail'
import { markApplicants } from '~/features/applicants/server/mark-applicants'
import type { FirstApplyInput, GuestContent } from '~/features/applications/apply/apply-schema'
import { applicationError } from '~/features/applications/errors'
import { guestUpload } from '~/features/applications/server/apply-table'
import { application } from '~/features/applications/server/table'
import { placeByCodeAndName } from '~/features/places/server/places'
import { emptyResumeContent } from '~/features/resumes/schema'
import { resume, resumeAttachment } from '~/features/resumes/server/table'
import { uuidv7 } from '~/lib/uuid'
import type { Database, Transaction } from '~/platform/server/database/db'
import { uploadedFile } from '~/platform/server/files/table'
import { checkUploads } from './guest-apply'
import { checkAnswers, loadOpenPosting, writeApplication } from './write-application'

type Sent = { id: string; email: string; userId: string; jobPostingId: string; content: GuestContent; now: Date }

/**
 * Sends the application of an account that may have no profile and no résumé yet: both are made from what was entered.
 * @returns the id of the application
 * @throws AppError postingClosed, postingExternal, answerMissing, alreadyApplied
 */
export async function sendFirst(tx: Transaction, { id, email, userId, jobPostingId, content, now }: Sent) {
  const posting = await loadOpenPosting(tx, jobPostingId, now)
  const { firstName, lastName, phone, place } = content
  const person = { firstName, lastName, phone, place, headline: content.experience[0]?.position ?? null }
  const applicantProfileId = await profileByMail(tx, userId, person)
  const existing = await openApplication(tx, jobPostingId, applicantProfileId)
  if (existing === id) return id
  // What was entered now stays where it is, until it expires.
  if (existing) throw applicationError('alreadyApplied')
  await handOverUploads(tx, id, userId)
  const isWritten = await writeApplication(tx, {
    id,
    posting,
    applicantProfileId,
    userId,
    snapshot: {
      firstName,
      lastName,
      email,
      phone,
      postalCode: place.postalCode,
      city: place.name,
      headline: person.headline,
      resumeTitle: 'Lebenslauf',
      content: await keepResume(tx, applicantProfileId, content),
    },
    coverLetter: content.coverLetter,
    answers: checkAnswers(posting.questions, content.answers),
    attachmentFileIds: content.attachmentFileIds,
    source: content.source,
    now,
  })
  // Sent from the account at the same moment; that one is shown then.
  if (!isWritten) throw applicationError('alreadyApplied')
  return id
}

/**
 * Applying at once with an account that has no profile yet.
 * @throws AppError resumeOrPdf, placeUnknown, attachmentForeign, those of {@link sendFirst}
 */
export async function applyWithoutProfile(
  { db, now, actor }: { db: Database; now: Date; actor: SignedInActor },
  { id, jobPostingId, ...given }: FirstApplyInput,
): Promise<{ id: string }> {
  const hasResume = given.attachmentFileIds.length > 0 || given.experience.length + given.education.length > 0
  if (!hasResume) throw applicationError('resumeOrPdf')
  const place = placeByCodeAndName(given.place.postalCode, given.place.name)
  if (place === undefined) throw applicationError('placeUnknown')
  return db.transaction(async (tx) => {
    const [owner] = await tx.select({ email: user.email }).from(user).where(eq(user.id, actor.userId)).for('update')
    if (!owner) throw new Error('unreachable: somebody is signed in')
    await checkUploads(tx, id, given.attachmentFileIds)
    const content = { ...given, place }
    return { id: await sendFirst(tx, { id, email: owner.email, userId: actor.userId, jobPostingId, content, now }) }
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

/**
 * The few lines and the files as a résumé, which becomes the person's first one when they have none. To an existing one
 * nothing is added: whoever may read all of it would read files that were meant for one company.
 */
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
    const [first] = await tx
      .insert(resume)
      .values({ applicantProfileId, title: 'Lebenslauf', template: 'klar', isDefault: true, content: resumeContent })
      .returning({ id: resume.id })
    if (!first) throw new Error('insert returned no row')
    const files = content.attachmentFileIds.map((fileId) => ({ resumeId: first.id, fileId }))
    if (files.length > 0) await tx.insert(resumeAttachment).values(files)
    await markApplicants(tx, [applicantProfileId])
  }
  return resumeContent
}
