import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '~/platform/server/database/db'
import { BLOCK_ROWS } from './word-lists'

/** A block that has fewer rows is given up: what is left of it moves to the end. */
const LEAST_USED = BLOCK_ROWS / 2
/** Rows that move at once; so many more may wait for lists without anybody being kept from using those. */
const MOVED_AT_ONCE = 4_000

/** Everybody who searches knows by then that rows have moved, and asks no more for their old lists. */
const KNOWN_MS = 10_000

const blocksSchema = z.array(z.object({ block: z.number() }))

/**
 * Keeps lists and held rows as large as the market is: numbers are not used again, so that postings that go or are written
 * anew leave gaps. Call it now and then; every process may.
 */
export class ListKeeper {
  /** Since when which blocks are known to be empty, milliseconds. */
  private emptied = new Map<number, number>()

  /**
   * Moves some thousand rows out of a block that is mostly empty, and takes out the lists of blocks that have been empty
   * for a while. Returns the number of rows moved.
   */
  async compact(db: Database): Promise<number> {
    const now = performance.now()
    const empty = await emptyBlocks(db)
    this.emptied = new Map(empty.map((block) => [block, this.emptied.get(block) ?? now]))
    for (const [block, since] of this.emptied)
      if (now - since >= KNOWN_MS) await db.execute(sql`delete from search_list where block = ${block}`)
    const block = await sparsestBlock(db)
    return block === null ? 0 : moveRows(db, block)
  }
}

/** Blocks that have lists, and no rows any more. */
async function emptyBlocks(db: Database): Promise<number[]> {
  const { rows } = await db.execute(sql`
    with recursive listed as (
      select min(block) as block from search_list
      union all
      select (select min(block) from search_list l where l.block > listed.block) from listed where block is not null)
    select block from listed
    where block is not null and not exists (
      select from search_row where row >= block::bigint << 16 and row < (block::bigint + 1) << 16)`)
  return blocksSchema.parse(rows).map(({ block }) => block)
}

/**
 * The block that has least, when it is less than half of it; never the last, which is still being filled. None while
 * many rows wait for their lists.
 */
async function sparsestBlock(db: Database): Promise<number | null> {
  const { rows } = await db.execute(sql`
    select row >> 16 as block from search_row where row < (select max(row) >> 16 << 16 from search_row)
      and (select count(*) from (select from search_unlisted limit ${MOVED_AT_ONCE}::int) as waiting) < ${MOVED_AT_ONCE}::int
    group by 1 having count(*) < ${LEAST_USED}::int order by count(*) limit 1`)
  return blocksSchema.parse(rows)[0]?.block ?? null
}

/** Gives rows of a block other numbers; whoever writes one of them anew meanwhile has done so, too. Returns how many. */
async function moveRows(db: Database, block: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with chosen as (
      select row as old from search_row where row >= ${block * BLOCK_ROWS} and row < ${(block + 1) * BLOCK_ROWS}
      order by row limit ${MOVED_AT_ONCE}::int for update skip locked),
    moved as (
      update search_row set row = nextval('search_row_row_seq') from chosen where row = old returning old, row),
    unlisted as (insert into search_unlisted select row from moved)
    insert into search_change (row) select old from moved union all select row from moved`)
  return (rowCount ?? 0) / 2
}
