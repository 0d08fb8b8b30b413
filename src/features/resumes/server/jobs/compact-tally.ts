import { eq, sql } from 'drizzle-orm'
import type { Database } from '~/platform/server/database/db'
import { resumePairTally } from '../search-table'

/** So many new lines cost a search next to nothing. */
const MAX_NEW = 500

/**
 * Adds up the lines of `resume_pair_tally` when there are many new ones. What is written meanwhile stays as it is, and a
 * search sees either the lines or their sum.
 *
 * @returns whether there was something to do
 */
export async function compactTally(db: Database, { maxNew = MAX_NEW } = {}): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Of two processes at the same moment one is enough.
    const { rows } = await tx.execute<{ isMine: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('resume_pair_tally')) as "isMine"`,
    )
    if (!rows[0]?.isMine || (await tx.$count(resumePairTally, eq(resumePairTally.isSummed, false))) <= maxNew)
      return false
    await tx.execute(sql`
      with line as (
        delete from resume_pair_tally returning pair_id, number
      )
      insert into resume_pair_tally (pair_id, number, is_summed)
      select pair_id, sum(number), true from line group by 1 having sum(number) <> 0`)
    return true
  })
}
