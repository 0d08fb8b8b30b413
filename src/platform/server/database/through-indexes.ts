import { sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Queryable } from './db.ts'

/**
 * Reads in a transaction whose planner goes through indexes and not over whole tables: those hold what is dear to unpack
 * or wide, which it does not count. In a transaction of the caller's it is told so for the while.
 */
export async function throughIndexes<Answer>(
  db: Queryable,
  read: (reader: Queryable) => Promise<Answer>,
): Promise<Answer> {
  if (!(db instanceof PgTransaction)) return db.transaction((tx) => throughIndexes(tx, read))
  // Nor may workers share the parts of one statement out: its rows would come in another order.
  await db.execute(sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true),
    set_config('max_parallel_workers_per_gather', '0', true)`)
  const answer = await read(db)
  await db.execute(sql`set local enable_seqscan = default`)
  return answer
}
