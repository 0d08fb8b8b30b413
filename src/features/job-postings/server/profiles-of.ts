import { eq } from 'drizzle-orm'
import { companyProfile } from '~/features/companies/server/table'
import { anyOf } from '~/platform/server/database/any-of'
import type { Queryable } from '~/platform/server/database/db'
import { jobPosting } from './table'

/** Which company profile shows which of these postings; for the pages that have to be rendered anew. */
export async function profilesOf(
  db: Queryable,
  ids: string[],
): Promise<{ id: string; companyProfileId: string | null }[]> {
  if (ids.length === 0) return []
  return db
    .select({ id: jobPosting.id, companyProfileId: companyProfile.id })
    .from(jobPosting)
    .leftJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
    .where(anyOf(jobPosting.id, ids))
}
