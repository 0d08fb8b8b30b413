import { eq } from 'drizzle-orm'
import type { Transaction } from '~/platform/server/database/db'
import { markDue } from '~/platform/server/search/mark'
import { applicantProfile } from './table'

/** Name of the index of applicants who can be found, by the ids of their profiles. */
export const PEOPLE_INDEX = 'people'

/**
 * Marks, in the transaction that changed profile, résumé, account or blocked companies, that these applicants' search
 * documents are due: within a second of the commit, everywhere.
 */
export async function markApplicants(
  tx: Transaction,
  profileIds: readonly string[],
  options?: { isBulk?: boolean },
): Promise<void> {
  await markDue(tx, PEOPLE_INDEX, profileIds, options)
}

/** The same by account. */
export async function markPerson(tx: Transaction, userId: string): Promise<void> {
  const profiles = await tx
    .select({ id: applicantProfile.id })
    .from(applicantProfile)
    .where(eq(applicantProfile.userId, userId))
  await markApplicants(
    tx,
    profiles.map(({ id }) => id),
  )
}
