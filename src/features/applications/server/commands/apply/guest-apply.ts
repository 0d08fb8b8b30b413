import { and, eq, inArray } from 'drizzle-orm'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { isCompanyAddress } from '~/features/applicants/server/commands/account-by-mail'
import { GUEST_DAYS, type GuestApplyInput } from '~/features/applications/apply/apply-schema'
import { applicationError } from '~/features/applications/errors'
import { guestApplication, guestUpload } from '~/features/applications/server/apply-table'
import { guestAddressTakenMail, guestConfirmationMail } from '~/features/applications/server/guests/guest-emails'
import { placeByCodeAndName } from '~/features/places/server/places'
import { addDays } from '~/lib/dates/dates'
import { getConfig } from '~/platform/server/config'
import type { Database, Transaction } from '~/platform/server/database/db'
import { hashLinkToken, newLinkToken } from '~/platform/server/link-token'
import { checkAnswers, loadOpenPosting } from './write-application'

/** Somebody without an account, and the network address they come from. */
export type Guest = { db: Database; now: Date; clientIp: string | null }

/**
 * Stores an application without an account and mails the link that sends it. The answer does not reveal whether the
 * address has an account; only its mailbox learns that.
 * @throws AppError postingClosed, postingExternal, answerMissing, attachmentForeign, resumeOrPdf, placeUnknown,
 * tooManyUnconfirmed
 */
export async function applyAsGuest(ctx: Guest, input: GuestApplyInput): Promise<{ id: string }> {
  const { id, jobPostingId, website, email: typed, ...given } = input
  // The field is hidden; a bot is told that everything worked.
  if (website !== '') return { id }
  const email = typed.toLowerCase()
  const hasResume = given.attachmentFileIds.length > 0 || given.experience.length + given.education.length > 0
  if (!hasResume) throw applicationError('resumeOrPdf')
  const place = placeByCodeAndName(given.place.postalCode, given.place.name)
  if (place === undefined) throw applicationError('placeUnknown')
  const content = { ...given, place }
  return ctx.db.transaction(async (tx) => {
    const posting = await loadOpenPosting(tx, jobPostingId, ctx.now)
    checkAnswers(posting.questions, content.answers)
    await checkUploads(tx, id, content.attachmentFileIds)
    const token = newLinkToken()
    const [created] = await tx
      .insert(guestApplication)
      .values({
        id,
        jobPostingId,
        email,
        content,
        tokenHash: hashLinkToken(token),
        expiresAt: addDays(ctx.now, GUEST_DAYS),
        createdAt: ctx.now,
      })
      .onConflictDoNothing({ target: guestApplication.id })
      .returning({ id: guestApplication.id })
    // Sent before: the mail is on its way.
    if (!created) return { id }
    const to = { email, firstName: content.firstName }
    const url = `${getConfig().APP_URL}/apply/confirm/${token}`
    const mail = (await isCompanyAddress(tx, email))
      ? guestAddressTakenMail(to, posting, id)
      : guestConfirmationMail(to, posting, { url, id })
    // Nobody waits for a mail that does not come.
    const leaving = await enqueueMails(tx, [{ ...mail, askedFrom: ctx.clientIp }])
    if (leaving === 0) throw applicationError('tooManyUnconfirmed')
    return { id }
  })
}

/**
 * The id comes from a stranger and might be anybody's: files are identified by what was uploaded for this application,
 * never by their owner.
 */
export async function checkUploads(tx: Transaction, guestId: string, fileIds: string[]): Promise<void> {
  if (fileIds.length === 0) return
  const uploaded = await tx
    .select({ fileId: guestUpload.fileId })
    .from(guestUpload)
    .where(and(eq(guestUpload.guestApplicationId, guestId), inArray(guestUpload.fileId, fileIds)))
  if (uploaded.length !== fileIds.length) throw applicationError('attachmentForeign')
}
