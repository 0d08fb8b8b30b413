import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '~/platform/server/database/db'
import { FORGOTTEN } from '../search-table'
import { IS_LISTED } from './word-lists'

/** So few are as quickly found by looking at each; more are put into the lists. */
const LEAST_ROWS = 4_000
/** Rows taken into the lists by one statement, some seconds of work. */
const LISTED_AT_ONCE = 16_384
/** Only one process at a time makes lists. */
const LIST_LOCK = 7_305_002
/** What happened longer ago has most likely been seen by everybody who does not read all anew. */
const KEPT_CHANGES = sql`interval '10 minutes'`

const countSchema = z.object({ count: z.number() })

/**
 * Puts rows of the index that are in no list yet into the lists, when there are so many that it is worth while; `least`
 * says how many that are. Returns how many. Changes that nobody needs any more are taken out.
 */
export async function listRows(db: Database, least = LEAST_ROWS): Promise<number> {
  await forgetChanges(db)
  let done = 0
  for (;;) {
    const count = await listSome(db, least)
    done += count
    if (count === 0) return done
  }
}

/**
 * Takes out old changes, but leaves word of it: a transaction may have begun long ago and end only now, and then somebody
 * has not seen what it changed. What is older than all that are at work is over for everybody who reads from now on.
 */
async function forgetChanges(db: Database) {
  await db.execute(sql`
    with gone as (
      delete from search_change where at < now() - ${KEPT_CHANGES}
        and transaction < pg_snapshot_xmin(pg_current_snapshot())::text::bigint returning transaction)
    insert into search_change (row, transaction) select ${FORGOTTEN}, max(transaction) from gone having count(*) > 0`)
}

async function listSome(db: Database, least: number): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows: waiting } = await tx.execute(
      sql`select count(*)::int as count from (select from search_unlisted limit ${Math.max(1, least)}::int) as waiting`,
    )
    if (countSchema.parse(waiting[0]).count < Math.max(1, least)) return 0
    const { rows: locks } = await tx.execute(sql`select pg_try_advisory_xact_lock(${LIST_LOCK}) as free`)
    if (locks[0]?.free !== true) return 0
    await tx.execute(sql`select set_config('work_mem', '128MB', true), set_config('enable_sort', 'off', true)`)
    const { rows } = await tx.execute(sql`
      with taken as materialized (
        delete from search_unlisted where row in (select row from search_unlisted order by row limit ${LISTED_AT_ONCE}::int for update skip locked) returning row),
      listed as (
        insert into search_list (lexeme, block, run, rows)
        select lexeme, row >> 16, pg_current_xact_id()::text::bigint, string_agg(int2send(((row & 65535) - 32768)::smallint), ''::bytea)
        from (select row, terms from taken join search_row using (row) join search_posting using (job_posting_id) offset 0) as r,
          unnest(terms)
        where ${IS_LISTED}
        group by lexeme, row >> 16)
      select count(*)::int as count from taken`)
    await tx.execute(sql`insert into search_change (row) values (null)`)
    return countSchema.parse(rows[0]).count
  })
}
