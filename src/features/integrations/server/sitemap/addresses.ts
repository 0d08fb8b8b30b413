import { and, count, desc, eq, gt, isNull, max, sql } from 'drizzle-orm'
import { company, companyProfile } from '~/features/companies/server/table'
import { isLead } from '~/features/job-postings/server/one-job/leads'
import { jobPosting } from '~/features/job-postings/server/table'
import type { Queryable } from '~/platform/server/database/db'

/** Maximum number of addresses in one sitemap (sitemaps.org, protocol 0.9). */
export const SITEMAP_SIZE = 50_000

type SitemapEntry = { id: string; lastModified: Date }

/** How many postings and companies there are to list, and the latest change of each. */
export async function countForSitemap(db: Queryable, now: Date) {
  const [[postings], [companies]] = await Promise.all([
    db
      .select({ count: count(), lastModified: max(jobPosting.updatedAt) })
      .from(jobPosting)
      .where(isOnline(now)),
    db
      .select({ count: count(), lastModified: max(companyProfile.updatedAt) })
      .from(companyProfile)
      .innerJoin(company, eq(company.id, companyProfile.companyId))
      .where(isNull(company.suspendedAt)),
  ])
  const none = { count: 0, lastModified: null }
  return { postings: postings ?? none, companies: companies ?? none }
}

/** Active postings of one sitemap of this size, newest first; pages count from one. */
export async function postingsOfSitemap(db: Queryable, page: number, now: Date, size: number): Promise<SitemapEntry[]> {
  return db
    .select({ id: jobPosting.id, lastModified: jobPosting.updatedAt })
    .from(jobPosting)
    .where(isOnline(now))
    .orderBy(desc(jobPosting.publishedAt), desc(jobPosting.id))
    .limit(size)
    .offset((page - 1) * size)
}

/** Companies of one sitemap; their page changes with the profile and the newest posting. */
export async function companiesOfSitemap(db: Queryable, page: number, size: number): Promise<SitemapEntry[]> {
  const newest = db
    .select({ companyId: jobPosting.companyId, at: sql<Date>`max(${jobPosting.publishedAt})`.as('at') })
    .from(jobPosting)
    .where(eq(jobPosting.status, 'published'))
    .groupBy(jobPosting.companyId)
    .as('newest')
  return db
    .select({
      id: companyProfile.id,
      lastModified: sql<Date>`greatest(${companyProfile.updatedAt}, ${newest.at})`.mapWith(companyProfile.updatedAt),
    })
    .from(companyProfile)
    .innerJoin(company, eq(company.id, companyProfile.companyId))
    .leftJoin(newest, eq(newest.companyId, companyProfile.companyId))
    .where(isNull(company.suspendedAt))
    .orderBy(companyProfile.id)
    .limit(size)
    .offset((page - 1) * size)
}

/** One address for each card: the other postings name it as the canonical one. */
function isOnline(now: Date) {
  return and(eq(jobPosting.status, 'published'), gt(jobPosting.runsUntil, now), isLead)
}
