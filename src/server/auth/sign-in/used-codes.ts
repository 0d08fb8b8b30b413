import type { GenericEndpointContext } from 'better-auth'
import { and, eq, sql } from 'drizzle-orm'
import { rateLimit } from '~/features/accounts/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { isOneTooMany } from '~/platform/server/limits/count-turn'
import { refusal } from '../refusal'

const VERIFY_PATH = '/two-factor/verify-totp'
/** better-auth also accepts the code of the previous and the next step; after this time no code can be valid again. */
const WINDOW_SECONDS = 120

/**
 * Each code of an authenticator app signs in once (RFC 6238 § 5.2): whoever watched it being typed cannot use it.
 * Checked before the code itself, so that the next one can still be entered.
 * @throws {APIError} CODE_USED
 */
export async function refuseUsedCode(db: Queryable, ctx: GenericEndpointContext): Promise<void> {
  if (ctx.path !== VERIFY_PATH) return
  const userId = await challengedUser(ctx)
  if (userId === null) return
  const isOfNow = sql`${rateLimit.lastRequest} >= (extract(epoch from now()) - ${WINDOW_SECONDS}) * 1000`
  const used = await db.$count(rateLimit, and(eq(rateLimit.key, keyOf(userId, ctx)), isOfNow))
  if (used > 0) throw refusal('BAD_REQUEST', 'CODE_USED')
}

/** Who has given the right password and must enter a code now; null for others. */
export async function challengedUser(ctx: GenericEndpointContext): Promise<string | null> {
  const cookie = ctx.context.createAuthCookie('two_factor')
  const challenge = await ctx.getSignedCookie(cookie.name, ctx.context.secret)
  const pending = challenge ? await ctx.context.internalAdapter.findVerificationValue(challenge) : null
  return pending?.value ?? null
}

/**
 * Records the code that just signed somebody in; of two calls with the same code, one gets a session.
 * @param ctx of the call that makes the session; null where no person calls
 * @throws {APIError} CODE_USED
 */
export async function useCode(db: Queryable, userId: string, ctx: GenericEndpointContext | null) {
  // Setting the app up makes a new session, too, for somebody who has one already.
  if (ctx?.context.session) return
  if (ctx) await noteCode(db, userId, ctx)
}

/**
 * Records a right code of the app as used.
 * @throws {APIError} CODE_USED when it was used before
 */
export async function noteCode(db: Queryable, userId: string, ctx: GenericEndpointContext): Promise<void> {
  if (ctx.path !== VERIFY_PATH) return
  if (await isOneTooMany(db, keyOf(userId, ctx), { max: 1, windowSeconds: WINDOW_SECONDS }))
    throw refusal('BAD_REQUEST', 'CODE_USED')
}

function keyOf(userId: string, { body }: GenericEndpointContext): string {
  return `totp ${userId} ${String(body?.code).slice(0, 12)}`
}
