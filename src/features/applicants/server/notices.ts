import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queryable } from '~/platform/server/database/db'
import { idOfSignedLink, signedId } from '~/platform/server/signed-link'
import { applicantError } from '../errors'
import type { savedJobNoticesSchema } from '../schema'
import { applicantProfile } from './table'

/** Whether this person wants a mail when a saved job ends, and when a promised answer is late. */
export async function findSavedJobNotices(db: Queryable, applicantProfileId: string) {
  const [notices] = await db
    .select({
      notifySavedJobs: applicantProfile.notifySavedJobs,
      notifyLateAnswers: applicantProfile.notifyLateAnswers,
    })
    .from(applicantProfile)
    .where(eq(applicantProfile.id, applicantProfileId))
  return notices ?? { notifySavedJobs: false, notifyLateAnswers: false }
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

const PURPOSE = 'saved-jobs'

/** The secret of the link that ends these mails. */
export function savedJobMailToken(applicantProfileId: string): string {
  return signedId(PURPOSE, applicantProfileId)
}

/**
 * The choice of the person to whom a link in such a mail belongs.
 * @throws AppError linkInvalid
 */
export async function savedJobNoticesOfLink(db: Queryable, unverifiedToken: string) {
  return findSavedJobNotices(db, personOfLink(unverifiedToken))
}

/**
 * Stops these mails from a link in one of them; may be repeated.
 * @throws AppError linkInvalid
 */
export async function stopSavedJobMails(db: Queryable, unverifiedToken: string): Promise<void> {
  await saveSavedJobNotices(db, personOfLink(unverifiedToken), { notifySavedJobs: false })
}

function personOfLink(unverifiedToken: string): string {
  const id = idOfSignedLink(PURPOSE, unverifiedToken)
  if (id === null) throw applicantError('linkInvalid')
  return id
}
