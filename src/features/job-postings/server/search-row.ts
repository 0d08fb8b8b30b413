import { sql } from 'drizzle-orm'
import type { Transaction } from '~/platform/server/database/db'
import { indexPostings } from './search/index-postings'
import { searchQueue } from './search-table'

/** So many are written at once, with the change itself; more go through the queue and appear within seconds. */
const AT_ONCE = 25
/** Channel on which a waiting worker is woken; the table is the truth. */
export const SEARCH_CHANNEL = 'search_queue'

/**
 * Brings the search in line with these postings, in the transaction that changed them: a few at once, many through the
 * queue, which the worker empties.
 */
export async function rebuildSearchRows(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length <= AT_ONCE) return indexPostings(tx, ids)
  await enqueueSearchChanges(tx, ids)
}

/** Puts postings into the queue of the search index, in the transaction that changes them. */
export async function enqueueSearchChanges(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`insert into ${searchQueue} (job_posting_id) select unnest(${sql.param([...ids])}::uuid[])`)
  await tx.execute(sql`select pg_notify(${SEARCH_CHANNEL}, '')`)
}
