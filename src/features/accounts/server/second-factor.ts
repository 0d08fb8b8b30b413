import type { Queryable } from '~/platform/server/database/db'
import { getSettings } from '~/platform/server/settings/settings'
import type { SignedInActor } from '../actor'

/** Whether the platform demands a second factor of this person who has none yet. */
export async function lacksSecondFactor(db: Queryable, actor: SignedInActor): Promise<boolean> {
  if (actor.hasSecondFactor) return false
  const { twoFactorFor } = await getSettings(db)
  return twoFactorFor === 'everyone' || (twoFactorFor === 'admins' && actor.isPlatformAdmin)
}
