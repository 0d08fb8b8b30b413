import type { GenericEndpointContext } from 'better-auth'
import { getSessionFromCtx } from 'better-auth/api'
import {
  type Caller,
  giveTurnBack,
  heldUpFor,
  isHeldUp,
  type LimitName,
} from '~/features/accounts/server/limits/limits'
import type { Queryable } from '~/platform/server/database/db'
import { refusal } from '../refusal'
import { deviceToken, isDeviceOfAddress } from '../sign-in/known-devices'
import { challengedUser } from '../sign-in/used-codes'
import { CHECKS_CODE } from '../step-up/auth-acts'
import { AUTH_LIMITS } from './table'
import { isWellFormed } from './well-formed'

type Turn = { limit: LimitName; caller: Caller }

/**
 * Counts a call to `/api/auth` and refuses it when there were too many. Checked before any look-up, with the address
 * that was typed: the answer is the same whether or not it has an account.
 * @throws {APIError} TOO_MANY_SIGN_INS, TOO_MANY_ATTEMPTS
 */
export async function holdUp(db: Queryable, ctx: GenericEndpointContext): Promise<void> {
  if (!isWellFormed(ctx.path, ctx.body)) return
  for (const { limit, caller } of await turnsOf(db, ctx)) {
    if (!(await isHeldUp(db, limit, caller))) continue
    const code = ctx.path === '/sign-in/email' ? 'TOO_MANY_SIGN_INS' : 'TOO_MANY_ATTEMPTS'
    const seconds = await heldUpFor(db, limit, caller)
    throw refusal('TOO_MANY_REQUESTS', code, { 'retry-after': String(seconds) })
  }
}

/** Removes a right password or code from the count. Called while a new device is not yet known. */
export async function settle(db: Queryable, ctx: GenericEndpointContext): Promise<void> {
  if (ctx.path !== '/sign-in/email' && !CHECKS_CODE.includes(ctx.path)) return
  for (const { limit, caller } of await turnsOf(db, ctx)) {
    if (limit !== 'sign-in-turn') await giveTurnBack(db, limit, caller)
  }
}

async function turnsOf(db: Queryable, ctx: GenericEndpointContext): Promise<Turn[]> {
  const rule = AUTH_LIMITS[ctx.path]
  if (rule === undefined || rule === 'proof' || 'free' in rule) return []
  const address = ctx.headers?.get('x-client-ip') ?? null
  if (ctx.path === '/sign-in/email') return signInTurns(db, ctx, address)
  const account = await accountOf(ctx)
  // A signed-in person proves again; that is counted with all other proofs.
  if (CHECKS_CODE.includes(ctx.path) && account === undefined) return []
  return [{ limit: rule.limit, caller: { address, ...(account === undefined ? {} : { account }) } }]
}

/** A device the account was used with has its own count: while others guess, its owner can still sign in. */
async function signInTurns(db: Queryable, ctx: GenericEndpointContext, address: string | null): Promise<Turn[]> {
  const email = String(ctx.body.email).toLowerCase()
  const token = await deviceToken(ctx)
  if (token !== null && (await isDeviceOfAddress(db, email, token))) {
    return [{ limit: 'sign-in-known-device', caller: { account: `${email} ${token}`, address } }]
  }
  return [
    { limit: 'sign-in-turn', caller: { address } },
    { limit: 'sign-in', caller: { account: email, address } },
  ]
}

async function accountOf(ctx: GenericEndpointContext): Promise<string | undefined> {
  if (CHECKS_CODE.includes(ctx.path)) {
    const challenged = await challengedUser(ctx)
    // After the right code the challenge is gone and there is a session instead.
    return challenged ?? (ctx.context.session ? undefined : ctx.context.newSession?.user.id)
  }
  if (ctx.path !== '/change-email' && ctx.path !== '/delete-user') return undefined
  return (await getSessionFromCtx(ctx))?.user.id
}
