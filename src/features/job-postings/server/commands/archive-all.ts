import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '~/platform/server/database/db'
import { POSTING_MOVES } from '../../lifecycle'
import { transition } from '../lifecycle'
import { jobPosting } from '../table'

/**
 * Ends every posting of a company that nobody works for any more. The caller has answered whoever waited, and forgets
 * the pages after the commit.
 *
 * @returns the ids of the postings that ended
 */
export async function archiveAllOf(tx: Transaction, companyId: string, now: Date): Promise<string[]> {
  const open = await tx
    .select({ id: jobPosting.id })
    .from(jobPosting)
    .where(and(eq(jobPosting.companyId, companyId), inArray(jobPosting.status, POSTING_MOVES.archive.from)))
    .for('update')
  const ids = open.map(({ id }) => id)
  await transition(tx, ids, 'archive', { now })
  return ids
}
