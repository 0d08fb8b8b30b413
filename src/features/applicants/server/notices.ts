import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queryable } from '~/platform/server/database/db'
import type { savedJobNoticesSchema } from '../schema'
import { applicantProfile } from './table'

/** Whether this person wants to hear by mail when a saved job ends. */
export async function findSavedJobNotices(db: Queryable, applicantProfileId: string) {
  const [notices] = await db
    .select({ notifySavedJobs: applicantProfile.notifySavedJobs })
    .from(applicantProfile)
    .where(eq(applicantProfile.id, applicantProfileId))
  return notices ?? { notifySavedJobs: false }
}

/** Changes that; the profile itself counts as unchanged. */
export async function saveSavedJobNotices(
  db: Queryable,
  applicantProfileId: string,
  notices: z.infer<typeof savedJobNoticesSchema>,
): Promise<void> {
  await db
    .update(applicantProfile)
    .set({ ...notices, updatedAt: sql`${applicantProfile.updatedAt}` })
    .where(eq(applicantProfile.id, applicantProfileId))
}
