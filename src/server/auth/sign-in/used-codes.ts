import type { GenericEndpointContext } from 'better-auth'
import { APIError } from 'better-auth/api'
import { and, eq, sql } from 'drizzle-orm'
import { rateLimit } from '~/features/accounts/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { isOneTooMany } from '~/platform/server/limits/count-turn'

const VERIFY_PATH = '/two-factor/verify-totp'
/** better-auth takes a code of the step before and after as well; longer than that, no code can come back. */
const WINDOW_SECONDS = 120

/**
 * Each code of an authenticator app signs in once (RFC 6238 § 5.2): whoever looked over a shoulder has nothing. Asked
 * before the code is looked at, so that the next one can still be entered.
 *
 * @throws {APIError} CODE_USED
 */
export async function refuseUsedCode(db: Queryable, ctx: GenericEndpointContext): Promise<void> {
  if (ctx.path !== VERIFY_PATH) return
  const userId = await challengedUser(ctx)
  if (userId === null) return
  const isOfNow = sql`${rateLimit.lastRequest} >= (extract(epoch from now()) - ${WINDOW_SECONDS}) * 1000`
  const used = await db.$count(rateLimit, and(eq(rateLimit.key, keyOf(userId, ctx)), isOfNow))
  if (used > 0) throw codeUsed()
}

/** Who has given the right password and is asked for a code now; null where nobody is. */
export async function challengedUser(ctx: GenericEndpointContext): Promise<string | null> {
  const cookie = ctx.context.createAuthCookie('two_factor')
  const challenge = await ctx.getSignedCookie(cookie.name, ctx.context.secret)
  const pending = challenge ? await ctx.context.internalAdapter.findVerificationValue(challenge) : null
  return pending?.value ?? null
}

/**
 * Notes the code that just signed somebody in; of two who send the same at once, one gets a session.
 *
 * @param ctx of the call that makes the session; null where no person calls
 * @throws {APIError} CODE_USED
 */
export async function useCode(db: Queryable, userId: string, ctx: GenericEndpointContext | null) {
  // Setting the app up makes a new session, too, for somebody who has one already.
  if (ctx?.context.session) return
  if (ctx) await noteCode(db, userId, ctx)
}

/** Notes a right code of the app as used. @throws {APIError} CODE_USED when it was before */
export async function noteCode(db: Queryable, userId: string, ctx: GenericEndpointContext): Promise<void> {
  if (ctx.path !== VERIFY_PATH) return
  if (await isOneTooMany(db, keyOf(userId, ctx), { max: 1, windowSeconds: WINDOW_SECONDS })) throw codeUsed()
}

function keyOf(userId: string, { body }: GenericEndpointContext): string {
  return `totp ${userId} ${String(body?.code).slice(0, 12)}`
}

function codeUsed(): APIError {
  return new APIError('BAD_REQUEST', { code: 'CODE_USED', message: 'CODE_USED' })
}
