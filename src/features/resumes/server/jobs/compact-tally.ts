import { eq, sql } from 'drizzle-orm'
import type { Database } from '~/platform/server/database/db'
import { resumeTally } from '../search-table'

/** So many new lines cost a search next to nothing. */
const MAX_NEW = 500

/**
 * Adds up the lines of `resume_tally` when there are many new ones. What is written meanwhile stays as it is, and a
 * search sees either the lines or their sum.
 *
 * @returns whether there was something to do
 */
export async function compactTally(db: Database, { maxNew = MAX_NEW } = {}): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Of two processes at the same moment one is enough.
    const { rows } = await tx.execute<{ isMine: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('resume_tally')) as "isMine"`,
    )
    if (!rows[0]?.isMine || (await tx.$count(resumeTally, eq(resumeTally.isSummed, false))) <= maxNew) return false
    await tx.execute(sql`
      with line as (
        delete from resume_tally returning facet_id, trait_id, available_from, notice_weeks, number
      )
      insert into resume_tally (facet_id, trait_id, available_from, notice_weeks, number, is_summed)
      select facet_id, trait_id, available_from, notice_weeks, sum(number), true from line
      group by 1, 2, 3, 4 having sum(number) <> 0`)
    return true
  })
}
