import { sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Queryable } from './db.ts'

/**
 * Reads in a transaction whose planner prefers indexes to whole tables: some columns are expensive to unpack or wide,
 * which it does not count. In a caller's transaction it is set for this read only.
 */
export async function throughIndexes<Answer>(
  db: Queryable,
  read: (reader: Queryable) => Promise<Answer>,
): Promise<Answer> {
  if (!(db instanceof PgTransaction)) return db.transaction((tx) => throughIndexes(tx, read))
  // No parallel workers either: rows would come in another order.
  await db.execute(sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true),
    set_config('max_parallel_workers_per_gather', '0', true)`)
  const answer = await read(db)
  await db.execute(sql`set local enable_seqscan = default`)
  return answer
}
