import { sql } from 'drizzle-orm'
import { announce } from '~/platform/server/bus/announce'
import type { Database, Transaction } from '~/platform/server/database/db'
import { markDue } from '~/platform/server/search/mark'
import { cardsOf, isLead, lockCompaniesOf, settleLeads } from './one-job/leads'

/** Name of the index of published postings; the search defines its content. */
export const POSTING_INDEX = 'job-postings'

/**
 * Marks, in the transaction that changed them, that these postings' search documents are due: within a second of the
 * commit, everywhere. Also decides for which posting of a card it is shown, updates their companies' numbers of open
 * postings, and public pages that show them are rendered again.
 * @param isBulk part of a change of many thousands, which must not delay changes by people
 */
export async function markPostings(tx: Transaction, ids: readonly string[], { isBulk = false } = {}): Promise<void> {
  if (ids.length === 0) return
  const companies = await lockCompaniesOf(tx, ids)
  const shown = await settleLeads(tx, await cardsOf(tx, ids))
  await markDue(tx, POSTING_INDEX, [...new Set([...ids, ...shown])], { isBulk })
  await countOpenPostings(tx, ids)
  await announce(tx, 'changed_pages', [
    'postings',
    ...[...new Set([...ids, ...shown])].map((id) => `job-posting:${id}`),
    ...companies.map((id) => `company:${id}`),
  ])
}

/** Cards, not postings: an ad for several places counts once. The companies are locked. */
async function countOpenPostings(tx: Transaction, ids: readonly string[]): Promise<void> {
  const companies = sql`(select company_id from job_posting where id = any(${sql.param([...ids])}::uuid[]))`
  await tx.execute(sql`
    update company_profile p set open_postings = online.count
    from (
      select c.company_id, count(job_posting.id) from (select distinct company_id from ${companies} as these) c
      left join job_posting on job_posting.company_id = c.company_id and job_posting.status = 'published' and ${isLead}
      group by c.company_id) online
    where online.company_id = p.company_id and p.open_postings <> online.count`)
}

/** Recalculates every company's number of open postings. */
export async function recountOpenPostings(db: Database): Promise<void> {
  await db.execute(sql`
    update company_profile p set open_postings = coalesce(online.count, 0)
    from company_profile q
    left join (select company_id, count(*) from job_posting where status = 'published' and ${isLead} group by 1) online
      on online.company_id = q.company_id
    where q.id = p.id and p.open_postings <> coalesce(online.count, 0)`)
}
