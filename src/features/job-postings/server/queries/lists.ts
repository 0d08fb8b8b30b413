import { and, count, desc, eq, gt } from 'drizzle-orm'
import { companyProfile } from '~/features/companies/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { jobCards } from '../one-job/cards'
import { isLead } from '../one-job/leads'
import { jobPosting } from '../table'

const NEWEST = [desc(jobPosting.publishedAt), desc(jobPosting.id)]

/** Cards of the newest active postings. */
export async function latestPostings(db: Queryable, input: { limit: number }, now: Date) {
  const rows = await db
    .select({ id: jobPosting.id })
    .from(jobPosting)
    .where(and(eq(jobPosting.status, 'published'), gt(jobPosting.runsUntil, now), isLead))
    .orderBy(...NEWEST)
    .limit(input.limit)
  return jobCards(
    db,
    rows.map(({ id }) => id),
    now,
  )
}

export const COMPANY_PAGE_SIZE = 20

/** One page of the cards of a company's active postings, newest first, and their number. */
export async function postingsOfCompany(
  db: Queryable,
  { companyProfileId, page }: { companyProfileId: string; page: number },
  now: Date,
) {
  const isShown = and(
    eq(companyProfile.id, companyProfileId),
    eq(jobPosting.status, 'published'),
    gt(jobPosting.runsUntil, now),
    isLead,
  )
  const [rows, [total]] = await Promise.all([
    db
      .select({ id: jobPosting.id })
      .from(jobPosting)
      .innerJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
      .where(isShown)
      .orderBy(...NEWEST)
      .limit(COMPANY_PAGE_SIZE)
      .offset((page - 1) * COMPANY_PAGE_SIZE),
    db
      .select({ count: count() })
      .from(jobPosting)
      .innerJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
      .where(isShown),
  ])
  const items = await jobCards(
    db,
    rows.map(({ id }) => id),
    now,
  )
  return { items, total: total?.count ?? 0, page, pageSize: COMPANY_PAGE_SIZE }
}
