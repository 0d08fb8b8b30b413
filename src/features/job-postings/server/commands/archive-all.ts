import { and, eq, inArray } from 'drizzle-orm'
import { anyOf } from '~/platform/server/database/any-of'
import type { Transaction } from '~/platform/server/database/db'
import { markPostings } from '../mark-postings'
import { jobPosting, jobPostingChanges } from '../table'

/**
 * Ends every posting of a company that nobody works for any more. The caller has answered whoever waited, and forgets
 * the pages after the commit.
 *
 * @returns the ids of the postings that ended
 */
export async function archiveAllOf(tx: Transaction, companyId: string, now: Date): Promise<string[]> {
  const ended = await tx
    .update(jobPosting)
    .set({ status: 'archived', archivedAt: now, pausedByLicense: false, pausedUnconfirmed: false })
    .where(and(eq(jobPosting.companyId, companyId), inArray(jobPosting.status, ['published', 'paused', 'expired'])))
    .returning({ id: jobPosting.id })
  const ids = ended.map(({ id }) => id)
  if (ids.length === 0) return ids
  await tx.delete(jobPostingChanges).where(anyOf(jobPostingChanges.jobPostingId, ids))
  await markPostings(tx, ids)
  return ids
}
