import { eq, sql } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { jobPostingChanges } from '../table'

// The outer column is written out: in a select from one table Drizzle would omit the table's name.

/** Whether a posting has unpublished changes, as a column of a select from `job_posting`. */
export const hasChanges = sql<boolean>`(
  job_posting.status <> 'archived'
  and exists (select 1 from job_posting_changes where job_posting_id = job_posting.id)
)`

/** The unpublished changes of a posting, with who saved them last; null when there are none. */
export async function changesOf(db: Queryable, jobPostingId: string) {
  const [row] = await db
    .select({
      input: jobPostingChanges.input,
      version: jobPostingChanges.baseVersion,
      revision: jobPostingChanges.revision,
      savedAt: jobPostingChanges.updatedAt,
      savedBy: user.name,
    })
    .from(jobPostingChanges)
    .leftJoin(user, eq(user.id, jobPostingChanges.savedByUserId))
    .where(eq(jobPostingChanges.jobPostingId, jobPostingId))
  return row ?? null
}
