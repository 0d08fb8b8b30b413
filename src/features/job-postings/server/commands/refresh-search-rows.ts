import { eq, gt } from 'drizzle-orm'
import { companyProfile } from '~/features/companies/server/table'
import type { Database } from '~/platform/server/database/db'
import { rebuildSearchRows } from '../search-row'
import { jobPosting, jobPostingSearch } from '../table'

/** Search rows hold the company's name; those older than its profile are written anew. Returns how many. */
export async function refreshSearchRows(db: Database): Promise<number> {
  const outdated = await db
    .select({ id: jobPostingSearch.jobPostingId })
    .from(jobPostingSearch)
    .innerJoin(jobPosting, eq(jobPosting.id, jobPostingSearch.jobPostingId))
    .innerJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
    .where(gt(companyProfile.updatedAt, jobPostingSearch.updatedAt))
    .limit(1000)
  const ids = outdated.map(({ id }) => id)
  await db.transaction((tx) => rebuildSearchRows(tx, ids))
  return ids.length
}
