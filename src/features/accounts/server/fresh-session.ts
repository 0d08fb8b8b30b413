import type { Queryable } from '~/platform/server/database/db'
import { getSettings } from '~/platform/server/settings/settings'

/** Whether the person proved a short while ago who they are; how long that holds is a platform setting. */
export async function isFresh(db: Queryable, authenticatedAt: Date | null, now: Date): Promise<boolean> {
  if (!authenticatedAt) return false
  const { freshSessionMinutes } = await getSettings(db)
  return now.getTime() - authenticatedAt.getTime() <= freshSessionMinutes * 60_000
}
