import { sql } from 'drizzle-orm'
import { announce } from '../bus/announce.ts'
import type { Transaction } from '../database/db.ts'
import { searchMark } from './table.ts'

/**
 * Marks documents as due, in the transaction that changes their content. Searches find the new content within a second
 * after the commit, on every process.
 * @param isBulk part of a change of many thousands, which must not delay changes by people
 */
export async function markDue(
  tx: Transaction,
  indexName: string,
  ids: readonly string[],
  { isBulk = false } = {},
): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`
    insert into ${searchMark} (index_name, document_id, is_bulk)
    select ${indexName}, unnest(${sql.param([...ids])}::uuid[]), ${isBulk}`)
  await announce(tx, 'search_due', [indexName])
}
