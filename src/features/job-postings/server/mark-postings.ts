import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { announce } from '~/platform/server/bus/announce'
import type { Database, Transaction } from '~/platform/server/database/db'
import { markDue } from '~/platform/server/search/mark'

/** Name of the index of published postings; the search defines its content. */
export const POSTING_INDEX = 'job-postings'

/**
 * Marks, in the transaction that changed them, that these postings' search documents are due: within a second of the
 * commit, everywhere. Also updates their companies' numbers of open postings, and public pages that show them are
 * rendered again.
 * @param isBulk part of a change of many thousands, which must not delay changes by people
 */
export async function markPostings(tx: Transaction, ids: readonly string[], { isBulk = false } = {}): Promise<void> {
  if (ids.length === 0) return
  await markDue(tx, POSTING_INDEX, ids, { isBulk })
  const companies = await countOpenPostings(tx, ids)
  await announce(tx, 'changed_pages', [
    'postings',
    ...ids.map((id) => `job-posting:${id}`),
    ...companies.map((id) => `company:${id}`),
  ])
}

const profilesSchema = z.array(z.object({ id: z.string() }))

/**
 * Locked before counting, so that of two transactions the second sees the first; always in the same order.
 * @returns the companies' profiles
 */
async function countOpenPostings(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const companies = sql`(select company_id from job_posting where id = any(${sql.param([...ids])}::uuid[]))`
  const { rows } = await tx.execute(
    sql`select id from company_profile where company_id in ${companies} order by id for no key update`,
  )
  await tx.execute(sql`
    update company_profile p set open_postings = online.count
    from (
      select c.company_id, count(j.id) from (select distinct company_id from ${companies} as these) c
      left join job_posting j on j.company_id = c.company_id and j.status = 'published'
      group by c.company_id) online
    where online.company_id = p.company_id and p.open_postings <> online.count`)
  return profilesSchema.parse(rows).map(({ id }) => id)
}

/** Recalculates every company's number of open postings. */
export async function recountOpenPostings(db: Database): Promise<void> {
  await db.execute(sql`
    update company_profile p set open_postings = coalesce(online.count, 0)
    from company_profile q
    left join (select company_id, count(*) from job_posting where status = 'published' group by 1) online
      on online.company_id = q.company_id
    where q.id = p.id and p.open_postings <> coalesce(online.count, 0)`)
}
