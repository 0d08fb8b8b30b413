import { and, desc, eq, gt, type SQL } from 'drizzle-orm'
import { placeNames } from '~/features/job-postings/server/queries/places-of-row'
import { jobPosting } from '~/features/job-postings/server/table'
import type { Queryable } from '~/platform/server/database/db'

/** Postings to choose from when somebody is asked for contact. */
const MOST = 200

/** A posting of this company that people can apply to now. */
export function isOpenOf(companyId: string, now: Date): SQL | undefined {
  return and(eq(jobPosting.companyId, companyId), eq(jobPosting.status, 'published'), gt(jobPosting.runsUntil, now))
}

/** The company's open postings by title and place, the latest first. */
export async function openPostings(db: Queryable, companyId: string, now: Date) {
  return db
    .select({ id: jobPosting.id, title: jobPosting.title, placeNames })
    .from(jobPosting)
    .where(isOpenOf(companyId, now))
    .orderBy(desc(jobPosting.publishedAt), desc(jobPosting.id))
    .limit(MOST)
}
