import type { GenericEndpointContext } from 'better-auth'
import type { Queryable } from '~/platform/server/database/db'
import { addressBefore } from '../links/auth-links'
import { withdrawResetLinks } from '../links/reset-links'
import { withdrawTrust } from './duty'
import { tellBothAddresses, tellOwner } from './tell-owner'

/** What better-auth is about to write of a user. */
export type ChangedUser = { name?: unknown; email?: unknown; twoFactorEnabled?: unknown }

/** Before a user's address or second factor changes: the owner is informed. */
export async function beforeUserChange(db: Queryable, changed: ChangedUser, ctx: GenericEndpointContext | null) {
  if (!ctx) return
  const from = typeof changed.email === 'string' ? addressBefore(ctx.query?.token) : null
  if (from !== null) await tellBothAddresses(db, { from, into: String(changed.email) }, ctx)
  const owner = ctx.context.session?.user
  if (!owner || typeof changed.twoFactorEnabled !== 'boolean') return
  await withdrawTrust(db, owner.id)
  await tellOwner(db, owner, changed.twoFactorEnabled ? 'second-factor-on' : 'second-factor-off', ctx)
}

/** Before a password is replaced by somebody who knows it: older links end, and the owner is informed. */
export async function beforePasswordChange(
  db: Queryable,
  owner: { id: string; email: string },
  ctx: GenericEndpointContext | null,
) {
  await withdrawResetLinks(db, owner.id)
  await withdrawTrust(db, owner.id)
  await tellOwner(db, owner, 'password', ctx)
}
