import type { GenericEndpointContext } from 'better-auth'
import { eq } from 'drizzle-orm'
import { isObliged } from '~/features/accounts/server/second-factor'
import { passkey, user } from '~/features/accounts/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { getSettings } from '~/platform/server/settings/settings'
import { withdraw } from '../links/stored-identifier'
import { refusal } from '../refusal'

/** Whether this person must have a second factor, and must show it at every sign-in. */
export async function isObligedUser(db: Queryable, userId: string): Promise<boolean> {
  const [row] = await db.select({ isPlatformAdmin: user.isAdmin }).from(user).where(eq(user.id, userId))
  return row !== undefined && isObliged(await getSettings(db), row)
}

/**
 * The library asks for a code when there is an app, and treats a passkey as one way of many. For people who must have a
 * second factor and only have passkeys, the password alone would open everything.
 * @throws {APIError} PASSKEY_FIRST
 */
export async function refusePasswordAlone(db: Queryable, userId: string, ctx: GenericEndpointContext | null) {
  if (ctx?.path !== '/sign-in/email') return
  if (!(await isObligedUser(db, userId))) return
  const [owner] = await db.select({ hasApp: user.twoFactorEnabled }).from(user).where(eq(user.id, userId))
  // A device may have been trusted before the duty; the library looks for that afterwards.
  if (owner?.hasApp) return withdraw(db, userId, 'trust-device-')
  const keys = await db.$count(passkey, eq(passkey.userId, userId))
  if (keys > 0) throw refusal('FORBIDDEN', 'PASSKEY_FIRST')
}
