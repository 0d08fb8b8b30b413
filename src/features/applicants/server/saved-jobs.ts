import { eq, notExists, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { SignedInActor } from '~/features/accounts/actor'
import type { Transaction } from '~/platform/server/database/db'
import { savedJobPosting } from './table'

/** Whose saved jobs are meant: the profile's, or the account's as long as it has none. */
export type Saver = Pick<SignedInActor, 'userId' | 'applicantProfileId'>

/** The saved jobs of a person; one that was saved while the profile was made counts, too. */
export function savedBy({ userId, applicantProfileId }: Saver): SQL | undefined {
  const ofAccount = eq(savedJobPosting.userId, userId)
  if (applicantProfileId === null) return ofAccount
  return or(eq(savedJobPosting.applicantProfileId, applicantProfileId), ofAccount)
}

/** The columns that say whose a new one is. */
export function ownerOf({ userId, applicantProfileId }: Saver) {
  return applicantProfileId === null ? { userId } : { applicantProfileId }
}

/** A new profile takes over what its account has saved so far. May be repeated. */
export async function adoptSavedJobs(tx: Transaction, userId: string, applicantProfileId: string): Promise<void> {
  const other = alias(savedJobPosting, 'other')
  const isKnown = tx
    .select({ one: sql`1` })
    .from(other)
    .where(
      sql`${other.applicantProfileId} = ${applicantProfileId} and ${other.jobPostingId} = ${savedJobPosting.jobPostingId}`,
    )
  await tx
    .update(savedJobPosting)
    .set({ applicantProfileId, userId: null })
    .where(sql`${eq(savedJobPosting.userId, userId)} and ${notExists(isKnown)}`)
}
