import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { verifyJWT } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { userTypeSchema } from '~/features/accounts/schema'
import { account, passkey, session, twoFactor, user } from '~/features/accounts/server/table'
import type { UserType } from '~/features/accounts/vocabulary'
import { leaveEmptyCompanies } from '~/features/companies/server/members/empty-companies'
import { createCompanyFor } from '~/features/companies/server/members/membership'
import { type Database, database, type Queryable, type Transaction } from '~/platform/server/database/db'
import { checkedName } from '../checked-name'
import { refusal } from '../refusal'
import { deviceToken, forgetDevices, isKnownDevice } from '../sign-in/known-devices'

const body = z.object({
  token: z.string().max(2000),
  newPassword: z.string(),
  type: userTypeSchema.optional(),
  name: z.string().optional(),
})

/**
 * A confirmation link of a second registration, or opened in another browser than the one that registered: whoever holds it owns the address, but
 * perhaps did not register. So they choose the password, the name and the kind of account, and nothing set before counts.
 */
export function confirmRegistration() {
  return {
    id: 'confirm-registration',
    endpoints: {
      confirmRegistration: createAuthEndpoint('/confirm-registration', { method: 'POST', body }, async (ctx) => {
        const { token, newPassword, type, name } = ctx.body
        const email = await addressIn(ctx, token)
        if (email === null) throw refusal('BAD_REQUEST', 'INVALID_TOKEN')
        // A page of an older program asks for no name.
        const chosen = checkedName(name ?? email.slice(0, email.indexOf('@')))
        const password = await ctx.context.password.hash(newPassword)
        const owner = await database().db.transaction(async (tx) => {
          const [found] = await tx.select().from(user).where(eq(user.email, email)).for('update')
          if (!found) throw refusal('BAD_REQUEST', 'USER_NOT_FOUND')
          if (found.emailVerified) throw refusal('BAD_REQUEST', 'LINK_USED')
          // Before anything is changed, since no session would follow.
          if (found.suspendedAt) throw refusal('FORBIDDEN', 'ACCOUNT_SUSPENDED')
          await dropCredentials(tx, found.id)
          await tx.insert(account).values({ accountId: found.id, providerId: 'credential', userId: found.id, password })
          const kind = type ?? found.type
          await tx.update(user).set({ emailVerified: true, type: kind, name: chosen }).where(eq(user.id, found.id))
          if (kind !== found.type) await changeKind(tx, found.id, kind)
          return { ...found, emailVerified: true, type: kind, name: chosen }
        })
        const created = await ctx.context.internalAdapter.createSession(owner.id)
        await setSessionCookie(ctx, { session: created, user: owner })
        return ctx.json({ status: true })
      }),
    },
  } satisfies BetterAuthPlugin
}

/** Until it is confirmed an account has never been used, and has nothing but the company it came with. */
async function changeKind(tx: Transaction, userId: string, kind: UserType): Promise<void> {
  if (kind === 'COMPANY') await createCompanyFor(tx, userId)
  else await leaveEmptyCompanies(tx, userId, null)
}

/**
 * Removes everything that opens an account, and whose browsers it knows: whoever set that never proved to own the
 * address.
 */
export async function dropCredentials(db: Queryable, userId: string): Promise<void> {
  await db.delete(session).where(eq(session.userId, userId))
  await db.delete(account).where(eq(account.userId, userId))
  await db.delete(passkey).where(eq(passkey.userId, userId))
  await db.delete(twoFactor).where(eq(twoFactor.userId, userId))
  await forgetDevices(db, userId)
}

/**
 * Where a click on a mail's link leads when better-auth must not answer it; null when it may.
 * @param returnTo own path that the link was made for
 */
export async function detourOf(db: Database, ctx: GenericEndpointContext, returnTo: string): Promise<string | null> {
  const token = String(ctx.query?.token ?? '')
  const known = await claimsIn(ctx, token)
  if (known === null) return null
  const [owner] = await db
    .select({ id: user.id, emailVerified: user.emailVerified, type: user.type })
    .from(user)
    .where(eq(user.email, known.email))
  if (!owner || owner.emailVerified) return null
  // Who registers a second time, also from here, wants what they gave last, of which only the kind stands in the link.
  if (!known.wanted && (await isKnownDevice(db, owner.id, await deviceToken(ctx)))) return null
  return confirmPage(token, known.wanted ?? owner.type, returnTo)
}

/** The page where whoever reads the mail decides about an account that nobody has confirmed. */
export function confirmPage(token: string, type: UserType, returnTo: string): string {
  return `/auth/confirm?${new URLSearchParams({ token, redirect: returnTo, type })}`
}

const claims = z.object({ email: z.email(), updateTo: z.undefined().optional(), wanted: userTypeSchema.optional() })

/** The address a link confirms; null when the link has expired, was changed, or is about a change of address. */
export async function addressIn(ctx: GenericEndpointContext, unverifiedToken: string): Promise<string | null> {
  return (await claimsIn(ctx, unverifiedToken))?.email ?? null
}

async function claimsIn(ctx: GenericEndpointContext, unverifiedToken: string) {
  const parsed = claims.safeParse(await verifyJWT(unverifiedToken, ctx.context.secret))
  return parsed.success ? parsed.data : null
}
