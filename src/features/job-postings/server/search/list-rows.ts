import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '~/platform/server/database/db'

/** So few are as quickly found by looking at each; more are put into the lists. */
const LEAST_ROWS = 4_000
/** Rows taken into the lists by one statement, some seconds of work. */
const LISTED_AT_ONCE = 16_384
/** Only one process at a time makes lists. */
const LIST_LOCK = 7_305_002
/** What happened longer ago has been seen by everybody who does not read all anew. */
const KEPT_CHANGES = sql`interval '10 minutes'`

const countSchema = z.object({ count: z.number() })

/**
 * Puts rows of the index that are in no list yet into the lists, when there are so many that it is worth while; `least`
 * says how many that are. Returns how many. Changes that nobody needs any more are taken out.
 */
export async function listRows(db: Database, least = LEAST_ROWS): Promise<number> {
  await db.execute(sql`delete from search_change where at < now() - ${KEPT_CHANGES}`)
  let done = 0
  for (;;) {
    const count = await listSome(db, least)
    done += count
    if (count === 0) return done
  }
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
        where left(lexeme, 1) not in ('F', 'E', 'K', 'W', 'Y', 'G')
        group by lexeme, row >> 16)
      select count(*)::int as count from taken`)
    await tx.execute(sql`insert into search_change (row) values (null)`)
    return countSchema.parse(rows[0]).count
  })
}

/** Takes out the lists of blocks that have no rows any more. */
export async function dropEmptyLists(db: Database): Promise<void> {
  await db.execute(sql`
    delete from search_list where block in (
      select block from generate_series(0, (select coalesce(max(row), 0) >> 16 from search_row)) block
      where not exists (select from search_row where row >= block << 16 and row < (block + 1) << 16))`)
}
