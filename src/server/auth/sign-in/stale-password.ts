import type { GenericEndpointContext } from 'better-auth'
import { getSessionFromCtx, isAPIError } from 'better-auth/api'
import { deleteSessionCookie } from 'better-auth/cookies'
import { and, eq, type SQL } from 'drizzle-orm'
import { account, session, user } from '~/features/accounts/server/table'
import { database, type Queryable } from '~/platform/server/database/db'
import { after } from '../after'
import { withdraw } from '../links/stored-identifier'
import { refusal } from '../refusal'
import { CHECKS_CODE } from '../step-up/auth-acts'
import { challengedUser } from './used-codes'

/** By call: whose password it checks, and the hash from before the check. */
const believed = new WeakMap<Request, { userId: string; hash: string | null }>()

/**
 * Checking a password takes a tenth of a second, and a code comes minutes later. Called before either, so that a
 * password that is replaced meanwhile opens nothing.
 */
export async function notePassword(db: Queryable, ctx: GenericEndpointContext): Promise<void> {
  const isTheirs = await whoseCall(ctx)
  if (!isTheirs || !ctx.request) return
  const [found] = await db
    .select({ userId: user.id, hash: account.password })
    .from(user)
    .leftJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .where(isTheirs)
  if (found) believed.set(ctx.request, found)
}

/** Whose password the call believed and has been replaced since; null when it still counts. */
export async function whoseIsStale(db: Queryable, { request }: GenericEndpointContext): Promise<string | null> {
  const noted = request && believed.get(request)
  return noted && noted.hash !== (await passwordHash(db, noted.userId)) ? noted.userId : null
}

/**
 * Takes back a session, or the step before the code, that a replaced password opened. Comes after it was made: what
 * ends all sessions with a new password then either finds it, or is seen here.
 */
export const stalePassword = () =>
  after('stale-password', async (ctx) => {
    const { newSession, returned } = ctx.context
    if (isAPIError(returned) || ctx.path === '/change-password') return
    const { db } = database()
    const userId = await whoseIsStale(db, ctx)
    if (userId === null) return
    await withdraw(db, userId, '2fa-')
    if (newSession) await db.delete(session).where(eq(session.token, newSession.session.token))
    ctx.context.setNewSession(null)
    deleteSessionCookie(ctx)
    throw refusal('UNAUTHORIZED', 'INVALID_EMAIL_OR_PASSWORD')
  })

/** The hash of somebody's password; null without one. */
export async function passwordHash(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ password: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')))
  return row?.password ?? null
}

async function whoseCall(ctx: GenericEndpointContext): Promise<SQL | null> {
  if (ctx.path === '/sign-in/email') return eq(user.email, String(ctx.body?.email).toLowerCase())
  const isCode = CHECKS_CODE.includes(ctx.path)
  if (!isCode && ctx.path !== '/change-password') return null
  const userId = isCode ? await challengedUser(ctx) : (await getSessionFromCtx(ctx))?.user.id
  return userId ? eq(user.id, userId) : null
}
