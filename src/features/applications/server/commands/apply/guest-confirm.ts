import { eq } from 'drizzle-orm'
import { accountByMail, type WelcomeAccount } from '~/features/applicants/server/commands/account-by-mail'
import { applicationError } from '~/features/applications/errors'
import { guestApplication } from '~/features/applications/server/apply-table'
import type { Database } from '~/platform/server/database/db'
import { hashLinkToken } from '~/platform/server/link-token'
import { sendFirst } from './send-first'

/** `signIn`: the user who may be signed in by this click, once; null for accounts that have another way in. */
export type Confirmed = { applicationId: string; signIn: string | null }

/**
 * The click that sends a guest's application: creates the account without a password when there is none, and the
 * application, in one transaction. The link works once; opening it again shows the receipt and signs nobody in.
 * @throws AppError guestLinkInvalid, postingClosed, companyAddress, accountSuspended, alreadyApplied
 */
export async function confirmGuest(
  ctx: { db: Database; now: Date; welcome: WelcomeAccount },
  unverifiedToken: string,
): Promise<Confirmed> {
  return ctx.db.transaction(async (tx) => {
    const [guest] = await tx
      .select()
      .from(guestApplication)
      .where(eq(guestApplication.tokenHash, hashLinkToken(unverifiedToken)))
      .for('update')
    if (!guest) throw applicationError('guestLinkInvalid')
    if (guest.applicationId) return { applicationId: guest.applicationId, signIn: null }
    if (guest.expiresAt <= ctx.now) throw applicationError('guestLinkInvalid')
    const { id, email, jobPostingId, content } = guest
    const owner = await accountByMail(tx, email, `${content.firstName} ${content.lastName}`, ctx.welcome)
    if (owner.refused) throw applicationError(owner.refused === 'company' ? 'companyAddress' : 'accountSuspended')
    const { userId } = owner
    const applicationId = await sendFirst(tx, { id, email, userId, jobPostingId, content, now: ctx.now })
    // The content is now in the application; here only the receipt remains.
    const { source: _counted, ...kept } = content
    const rest = { ...kept, coverLetter: '', answers: [], experience: [], education: [], attachmentFileIds: [] }
    await tx
      .update(guestApplication)
      .set({ confirmedAt: ctx.now, applicationId, content: rest })
      .where(eq(guestApplication.id, guest.id))
    return { applicationId, signIn: owner.mayEnter ? owner.userId : null }
  })
}
