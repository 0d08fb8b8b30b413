import type { GenericEndpointContext } from 'better-auth'
import { endAddress } from '~/features/applications/server/calendar-address/addresses'
import { endContactLinks } from '~/features/resumes/server/contact/contact-links'
import type { Queryable } from '~/platform/server/database/db'
import { addressBefore } from '../links/auth-links'
import { withdrawResetLinks } from '../links/reset-links'
import { withdrawTrust } from './duty'
import { tellBothAddresses, tellOwner } from './tell-owner'

/** What better-auth is about to write of a user. */
export type ChangedUser = { name?: unknown; email?: unknown; twoFactorEnabled?: unknown }

/** Before a user's address or second factor changes: the owner is informed; links to the old mailbox end. */
export async function beforeUserChange(db: Queryable, changed: ChangedUser, ctx: GenericEndpointContext | null) {
  if (!ctx) return
  const from = typeof changed.email === 'string' ? addressBefore(ctx.query?.token) : null
  if (from !== null) {
    await tellBothAddresses(db, { from, into: String(changed.email) }, ctx)
    await endContactLinks(db, from)
  }
  const owner = ctx.context.session?.user
  if (!owner || typeof changed.twoFactorEnabled !== 'boolean') return
  await withdrawTrust(db, owner.id)
  await tellOwner(db, owner, changed.twoFactorEnabled ? 'second-factor-on' : 'second-factor-off', ctx)
}

/** Before a password is replaced by somebody who knows it: every other way in ends, and the owner is informed. */
export async function beforePasswordChange(
  db: Queryable,
  owner: { id: string; email: string },
  ctx: GenericEndpointContext | null,
) {
  await endOtherWays(db, owner.id)
  await tellOwner(db, owner, 'password', ctx)
}

/** What would outlive a password besides sessions: older links to set one, trusted devices, the private calendar address. */
export async function endOtherWays(db: Queryable, userId: string): Promise<void> {
  await withdrawResetLinks(db, userId)
  await withdrawTrust(db, userId)
  await endAddress(db, { userId })
}
