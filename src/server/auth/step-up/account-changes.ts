import type { GenericEndpointContext } from 'better-auth'
import { endAddress } from '~/features/applications/server/calendar-address/addresses'
import { endContactLinks } from '~/features/resumes/server/contact/contact-links'
import type { Queryable } from '~/platform/server/database/db'
import { addressBefore } from '../links/auth-links'
import { withdraw } from '../links/stored-identifier'
import { freeAddress } from '../links/taken-address'
import { refusal } from '../refusal'
import { whoseIsStale } from '../sign-in/stale-password'
import { tellBothAddresses, tellOwner } from './tell-owner'

/** What better-auth is about to write of a user. */
export type ChangedUser = { name?: unknown; email?: unknown; twoFactorEnabled?: unknown }

/**
 * Before a user's address or second factor changes: the owner is informed; links to the old mailbox end.
 * @throws {APIError} ADDRESS_TAKEN
 */
export async function beforeUserChange(db: Queryable, changed: ChangedUser, ctx: GenericEndpointContext | null) {
  if (!ctx) return
  const from = typeof changed.email === 'string' ? addressBefore(ctx.query?.token) : null
  if (from !== null) {
    const into = String(changed.email)
    await freeAddress(db, into)
    await tellBothAddresses(db, { from, into }, ctx)
    await endContactLinks(db, from)
  }
  const owner = ctx.context.session?.user
  if (!owner || typeof changed.twoFactorEnabled !== 'boolean') return
  // Every device asks for the code again, also those marked as trusted.
  await withdraw(db, owner.id, 'trust-device-')
  await tellOwner(db, owner, changed.twoFactorEnabled ? 'second-factor-on' : 'second-factor-off', ctx)
}

/**
 * Before a password is replaced by somebody who is signed in and knows it: every other way in ends, and the owner is
 * informed.
 * @throws {APIError} INVALID_PASSWORD when the one they gave has been replaced meanwhile
 */
export async function beforePasswordChange(db: Queryable, ctx: GenericEndpointContext | null) {
  const owner = ctx?.path === '/change-password' ? ctx.context.session?.user : undefined
  if (!ctx || !owner) return
  if ((await whoseIsStale(db, ctx)) !== null) throw refusal('BAD_REQUEST', 'INVALID_PASSWORD')
  await endOtherWays(db, owner.id)
  await tellOwner(db, owner, 'password', ctx)
}

/**
 * What would outlive a password besides sessions: older links to set one, sign-ins that still lack the code, trusted
 * devices, the private calendar address.
 */
export async function endOtherWays(db: Queryable, userId: string): Promise<void> {
  for (const kind of ['reset-password:', '2fa-', 'trust-device-'] as const) await withdraw(db, userId, kind)
  await endAddress(db, { userId })
}
