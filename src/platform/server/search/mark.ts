import { sql } from 'drizzle-orm'
import { announce } from '../bus/announce.ts'
import type { Transaction } from '../database/db.ts'
import { searchMark } from './table.ts'

/**
 * Marks documents as due to be made anew, in the transaction that changes what they are made of. They are found as they
 * are then within a second of the commit, on every process.
 *
 * @param isBulk one piece of many thousands, which what people do does not wait for
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
