import { sql } from 'drizzle-orm'
import type { Transaction } from '~/platform/server/database/db'
import { indexPostings } from './search/index-postings'
import { searchQueue } from './search-table'

/** So many are written at once, with the change itself; more go through the queue and appear within seconds. */
const AT_ONCE = 25
/** Channel on which a waiting worker is woken; the table is the truth. */
export const SEARCH_CHANNEL = 'search_queue'

type Urgency = {
  /** One piece of many thousands, which what people do does not wait for. */
  isBulk?: boolean
}

/**
 * Brings the search in line with these postings, in the transaction that changed them: a few at once, many through the
 * queue, which the worker empties. Who changed a posting has its row locked, so that nobody else indexes it meanwhile; one
 * that somebody else is changing goes through the queue, too.
 */
export async function rebuildSearchRows(tx: Transaction, ids: readonly string[], urgency: Urgency = {}): Promise<void> {
  if (ids.length > AT_ONCE) return enqueueSearchChanges(tx, ids, urgency)
  await enqueueSearchChanges(tx, await indexPostings(tx, ids))
}

/** Puts postings into the queue of the search index, in the transaction that changes them. */
export async function enqueueSearchChanges(
  tx: Transaction,
  ids: readonly string[],
  { isBulk = false }: Urgency = {},
): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(
    sql`insert into ${searchQueue} (job_posting_id, is_bulk) select unnest(${sql.param([...ids])}::uuid[]), ${isBulk}`,
  )
  await tx.execute(sql`select pg_notify(${SEARCH_CHANNEL}, '')`)
}
