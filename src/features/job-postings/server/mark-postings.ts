import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { announce } from '~/platform/server/bus/announce'
import type { Database, Transaction } from '~/platform/server/database/db'
import { markDue } from '~/platform/server/search/mark'

/** Name of the index of published postings; what it holds is up to the search. */
export const POSTING_INDEX = 'job-postings'

/**
 * Says, in the transaction that changed them, that these postings are to be found otherwise or not any more: within a
 * second of the commit, everywhere. Their companies' numbers of postings online are brought in line with it, and public
 * pages that show them are rendered anew.
 *
 * @param isBulk one piece of many thousands, which what people do does not wait for
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
 * Locked before it is counted, so that of two transactions the second sees what the first did; in one order. Returns the
 * companies' profiles.
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

/** Puts every company's number of postings online right, whatever it was. */
export async function recountOpenPostings(db: Database): Promise<void> {
  await db.execute(sql`
    update company_profile p set open_postings = coalesce(online.count, 0)
    from company_profile q
    left join (select company_id, count(*) from job_posting where status = 'published' group by 1) online
      on online.company_id = q.company_id
    where q.id = p.id and p.open_postings <> coalesce(online.count, 0)`)
}
