import { getConfig } from '~/platform/server/config'
import type { Queryable } from '~/platform/server/database/db'
import { getSettings } from '~/platform/server/settings/settings'
import type { Settings } from '~/platform/settings/schema'
import type { SignedInActor } from '../actor'

/**
 * Whether this person must have a second factor: platform admins always do, except in a demo, whose accounts are
 * public.
 */
export function isObliged(settings: Settings, { isPlatformAdmin }: { isPlatformAdmin: boolean }): boolean {
  const { twoFactorFor } = settings
  if (twoFactorFor === 'everyone') return true
  return isPlatformAdmin && (twoFactorFor === 'admins' || !getConfig().DEMO)
}

/** Whether the platform requires a second factor of this person who has none yet. */
export async function lacksSecondFactor(db: Queryable, actor: SignedInActor): Promise<boolean> {
  if (actor.hasSecondFactor) return false
  return isObliged(await getSettings(db), actor)
}
