import type { GenericEndpointContext } from 'better-auth'
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { and, eq } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import { isPersonHeld } from '~/features/applications/server/legal-holds/held'
import { isIndispensableAdmin } from '~/features/companies/server/members/membership'
import { findUnstorableText } from '~/lib/text/storable-text'
import type { Database, Queryable } from '~/platform/server/database/db'
import { checkedName } from './checked-name'
import { holdUp } from './limits/hold'
import { addressAfter, confirmationPurpose } from './links/auth-links'
import { detourOf } from './links/confirm-registration'
import { refuseWeakPassword } from './password-rules'
import { refusal } from './refusal'
import { noteRefusedCall } from './sign-in/sign-in-log'
import { notePassword } from './sign-in/stale-password'
import { challengedUser, refuseUsedCode } from './sign-in/used-codes'
import { CHECKS_CODE } from './step-up/auth-acts'
import { isObligedUser } from './step-up/duty'
import { holdToActs } from './step-up/guard'

/**
 * What better-auth would allow and we do not: texts that PostgreSQL cannot store, other fields than the name in
 * `update-user` (the type of an account is permanent, external pictures would be third-party requests), and deleting an
 * account that a company depends on.
 */
export function authGuard(db: Database) {
  return createAuthMiddleware(async (ctx) => {
    try {
      await refuse(db, ctx)
    } catch (error) {
      await noteRefusedCall(ctx, error)
      throw error
    }
    const fields = await decidedFields(db, ctx)
    if (fields) return { context: { body: { ...ctx.body, ...fields } } }
  })
}

async function refuse(db: Database, ctx: GenericEndpointContext): Promise<void> {
  onlyStorable([ctx.body, ctx.query, ctx.params])
  if (ctx.path === '/update-user') onlyName(ctx.body)
  // Only new accounts come by the hook that stores the name: refused there, it would tell which addresses have one.
  if (ctx.path === '/sign-up/email') checkedName(String(ctx.body?.name ?? ''))
  await holdToActs(db, ctx)
  await refuseWeakPassword(ctx)
  await holdUp(db, ctx)
  await refuseUsedCode(db, ctx)
  await notePassword(db, ctx)
  if (ctx.path === '/verify-email') await leadElsewhere(db, ctx)
  if (ctx.path !== '/delete-user') return
  const session = await getSessionFromCtx(ctx)
  if (!session) return
  await refuseIndispensable(db, session.user.id)
  await refuseHeld(db, session.user.id)
}

/** Fields that the caller does not decide, whatever the body says; null when the body stays as it is. */
async function decidedFields(db: Database, ctx: GenericEndpointContext) {
  if (ctx.path === '/change-password') return { revokeOtherSessions: true }
  if (ctx.path === '/passkey/verify-registration') return { createSession: false }
  if (!CHECKS_CODE.includes(ctx.path) || !ctx.body?.trustDevice) return null
  // Whoever must have a second factor shows it at every sign-in.
  const userId = await challengedUser(ctx)
  return userId !== null && (await isObligedUser(db, userId)) ? { trustDevice: false } : null
}

/**
 * A link that confirms an address signs in only the browser that requested it: a new account's password is decided by
 * whoever owns the address, and a new address is accepted only from somebody who is signed in to the account.
 */
async function leadElsewhere(db: Database, ctx: GenericEndpointContext): Promise<void> {
  const purpose = confirmationPurpose(String(ctx.query?.token ?? ''))
  if (purpose === 'account') {
    const detour = await detourOf(db, ctx, String(ctx.query?.callbackURL ?? '/app'))
    if (detour) throw ctx.redirect(detour)
  }
  if (purpose !== 'new-address') return
  const session = await getSessionFromCtx(ctx)
  if (!session)
    throw ctx.redirect(`/auth/login?${new URLSearchParams({ error: 'SIGN_IN_FIRST', redirect: '/app/account' })}`)
  // Clicked again after it has worked.
  if (session.user.email === addressAfter(ctx.query?.token)) throw ctx.redirect('/app/account')
}

/** @throws {APIError} when colleagues would be left without an admin */
export async function refuseIndispensable(db: Queryable, userId: string): Promise<void> {
  if (!(await isIndispensableAdmin(db, userId))) return
  throw refusal('CONFLICT', 'LAST_COMPANY_ADMIN')
}

/**
 * Nobody gets a session for an account that a platform admin has suspended.
 * @throws {APIError} ACCOUNT_SUSPENDED
 */
export async function refuseSuspended(db: Queryable, userId: string): Promise<void> {
  const [found] = await db.select({ suspendedAt: user.suspendedAt }).from(user).where(eq(user.id, userId))
  if (!found?.suspendedAt) return
  throw refusal('FORBIDDEN', 'ACCOUNT_SUSPENDED')
}

function onlyStorable(inputs: unknown[]) {
  if (findUnstorableText(inputs) === null) return
  throw refusal('BAD_REQUEST', 'UNSTORABLE_TEXT')
}

function onlyName(body: unknown) {
  if (typeof body !== 'object' || body === null) return
  if (Object.keys(body).every((field) => field === 'name')) return
  throw refusal('BAD_REQUEST', 'FIELD_NOT_ALLOWED')
}

/** @throws {APIError} when a company holds an application of the person for a legal dispute */
export async function refuseHeld(db: Queryable, userId: string): Promise<void> {
  const [held] = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, userId), isPersonHeld(db, userId)))
  if (held) throw refusal('CONFLICT', 'APPLICATION_HELD')
}
