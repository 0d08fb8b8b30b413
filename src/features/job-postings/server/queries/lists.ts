import { and, count, desc, eq, gt } from 'drizzle-orm'
import { companyProfile } from '~/features/companies/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { jobPosting } from '../table'
import { selectCards } from './card'

/** The newest active postings. */
export async function latestPostings(db: Queryable, input: { limit: number }, now: Date) {
  return selectCards(db)
    .where(and(eq(jobPosting.status, 'published'), gt(jobPosting.runsUntil, now)))
    .orderBy(desc(jobPosting.publishedAt), desc(jobPosting.id))
    .limit(input.limit)
}

export const COMPANY_PAGE_SIZE = 20

/** One page of the active postings of a company, newest first, and their number. */
export async function postingsOfCompany(
  db: Queryable,
  { companyProfileId, page }: { companyProfileId: string; page: number },
  now: Date,
) {
  const isShown = and(
    eq(companyProfile.id, companyProfileId),
    eq(jobPosting.status, 'published'),
    gt(jobPosting.runsUntil, now),
  )
  const [rows, [total]] = await Promise.all([
    selectCards(db)
      .where(isShown)
      .orderBy(desc(jobPosting.publishedAt), desc(jobPosting.id))
      .limit(COMPANY_PAGE_SIZE)
      .offset((page - 1) * COMPANY_PAGE_SIZE),
    db
      .select({ count: count() })
      .from(jobPosting)
      .innerJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
      .where(isShown),
  ])
  return { items: rows, total: total?.count ?? 0, page, pageSize: COMPANY_PAGE_SIZE }
}
