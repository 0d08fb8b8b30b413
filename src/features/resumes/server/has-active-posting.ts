import { and, eq, gt } from 'drizzle-orm'
import { jobPosting } from '~/features/job-postings/server/table'
import type { Queryable } from '~/platform/server/database/db'

/** Whether a company has a posting that is published and not past its end. */
export async function hasActivePosting(db: Queryable, companyId: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: jobPosting.id })
    .from(jobPosting)
    .where(and(eq(jobPosting.companyId, companyId), eq(jobPosting.status, 'published'), gt(jobPosting.runsUntil, now)))
    .limit(1)
  return row !== undefined
}
