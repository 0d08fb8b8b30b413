import type { GenericEndpointContext } from 'better-auth'
import { createEmailVerificationToken, isAPIError } from 'better-auth/api'
import { and, eq, sql } from 'drizzle-orm'
import { changeEmailMail } from '~/features/accounts/server/emails'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { user } from '~/features/accounts/server/table'
import { dropUnconfirmed } from '~/features/applicants/server/commands/account-by-mail'
import { database, type Queryable } from '~/platform/server/database/db'
import { after } from '../after'
import { refusal } from '../refusal'
import { confirmationUrl } from './auth-links'

/** How long the links of a change of address are valid, and those that confirm a new account; seconds. */
export const LINK_SECONDS = 24 * 60 * 60

/** Whether an account keeps an address: one that nobody ever confirmed gives way to whoever reads its mail. */
export async function isTaken(db: Queryable, email: string): Promise<boolean> {
  return (await db.$count(user, and(eq(user.email, email), isKept))) > 0
}

const isKept = sql<boolean>`(${user.emailVerified} or ${user.suspendedAt} is not null)`

/**
 * Frees an address that somebody who reads its mail is about to take.
 * @throws {APIError} ADDRESS_TAKEN
 */
export async function freeAddress(db: Queryable, email: string): Promise<void> {
  await db.transaction(async (tx) => {
    const known = { id: user.id, isKept }
    const [account] = await tx.select(known).from(user).where(eq(user.email, email)).for('update')
    if (account?.isKept) throw refusal('CONFLICT', 'ADDRESS_TAKEN')
    if (account) await dropUnconfirmed(tx, account.id)
  })
}

/**
 * The library writes the first mail of a change of address only where no account has the new one. That would tell who
 * asks; so it is written here, and only the new mailbox learns of the account.
 */
export const askInAnyCase = () =>
  after('ask-in-any-case', async (ctx) => {
    const me = ctx.context.session
    if (ctx.path !== '/change-email' || !me || isAPIError(ctx.context.returned)) return
    const newEmail = String(ctx.body.newEmail).toLowerCase()
    const { db } = database()
    if ((await db.$count(user, eq(user.email, newEmail))) === 0) return
    const claims = { requestType: 'change-email-confirmation' }
    const token = await createEmailVerificationToken(ctx.context.secret, me.user.email, newEmail, LINK_SECONDS, claims)
    await enqueueMails(db, [changeEmailMail(me.user, newEmail, verifyUrl(ctx, token))])
  })

/** A link as the library writes it, back to where the call wanted. */
export function verifyUrl(ctx: GenericEndpointContext, token: string): string {
  const query = new URLSearchParams({ token, callbackURL: String(ctx.body.callbackURL ?? '/') })
  return confirmationUrl(`${ctx.context.baseURL}/verify-email?${query}`)
}
