import { randomBytes } from 'node:crypto'
import type { GenericEndpointContext } from 'better-auth'
import { and, eq, ne, sql } from 'drizzle-orm'
import { knownDevice, user } from '~/features/accounts/server/table'
import { getConfig } from '~/platform/server/config'
import type { Queryable } from '~/platform/server/database/db'
import { hashLinkToken } from '~/platform/server/link-token'
import { signedToken } from '../session-cookie'

const COOKIE = 'device'
const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The random cookie that identifies a browser; null when it was never here. */
export async function deviceToken(ctx: GenericEndpointContext): Promise<string | null> {
  const cookie = ctx.context.createAuthCookie(COOKIE, { maxAge: YEAR_SECONDS })
  return (await ctx.getSignedCookie(cookie.name, ctx.context.secret)) || null
}

/** Sets or renews the browser's cookie and returns it. */
export async function markDevice(ctx: GenericEndpointContext): Promise<string> {
  const cookie = ctx.context.createAuthCookie(COOKIE, { maxAge: YEAR_SECONDS })
  const token = (await deviceToken(ctx)) ?? randomBytes(24).toString('base64url')
  await ctx.setSignedCookie(cookie.name, token, ctx.context.secret, cookie.attributes)
  return token
}

/**
 * Records that an account was used with a browser.
 * @returns whether it was known before
 */
export async function rememberDevice(db: Queryable, userId: string, token: string): Promise<boolean> {
  const seen = { lastSeenAt: sql`now()` }
  const [row] = await db
    .insert(knownDevice)
    .values({ userId, tokenHash: hashLinkToken(token), ...seen })
    .onConflictDoUpdate({ target: [knownDevice.userId, knownDevice.tokenHash], set: seen })
    // A row that was there has an earlier version.
    .returning({ isKnown: sql<boolean>`xmax <> 0` })
  return row?.isKnown === true
}

/** Whether an account was used, or registered, with this browser. */
export async function isKnownDevice(db: Queryable, userId: string, token: string | null): Promise<boolean> {
  return token !== null && (await db.$count(knownDevice, isDevice(userId, token))) > 0
}

/** The same for the account of an address; false where there is none. */
export async function isDeviceOfAddress(db: Queryable, email: string, token: string): Promise<boolean> {
  const [known] = await db
    .select({ id: knownDevice.id })
    .from(knownDevice)
    .innerJoin(user, eq(user.id, knownDevice.userId))
    .where(and(eq(user.email, email), eq(knownDevice.tokenHash, hashLinkToken(token))))
  return known !== undefined
}

/**
 * Records with which browser an account was registered. An existing account keeps its known devices: whoever registers
 * its address again gets the same answer and no access.
 * @param userId as better-auth answered; for an address that is taken it is made up
 */
export async function rememberRegistration(db: Queryable, userId: string, token: string): Promise<void> {
  const [registered] = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, userId), eq(user.emailVerified, false)))
  if (!registered) return
  await db
    .insert(knownDevice)
    .values({ userId, tokenHash: hashLinkToken(token), lastSeenAt: sql`now()` })
    .onConflictDoNothing()
}

/**
 * Forgets the browsers of an account: whoever set its password before may have been somebody else.
 * @param request of its owner, whose browser stays known
 */
export async function forgetDevices(db: Queryable, userId: string, request?: Request): Promise<void> {
  const token = request ? signedToken(request.headers, COOKIE, getConfig()) : null
  const isOther = token === null ? undefined : ne(knownDevice.tokenHash, hashLinkToken(token))
  await db.delete(knownDevice).where(and(eq(knownDevice.userId, userId), isOther))
}

function isDevice(userId: string, token: string) {
  return and(eq(knownDevice.userId, userId), eq(knownDevice.tokenHash, hashLinkToken(token)))
}
