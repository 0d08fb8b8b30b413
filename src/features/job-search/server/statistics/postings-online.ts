import { and, count, eq, gt } from 'drizzle-orm'
import { jobPosting } from '~/features/job-postings/server/table'
import type { Queryable } from '~/platform/server/database/db'

/** Live figures of the home page: active postings, and how many there are in each occupation field, largest first. */
export async function postingStatistics(db: Queryable, now: Date) {
  const rows = await db
    .select({ field: jobPosting.occupationField, count: count() })
    .from(jobPosting)
    .where(and(eq(jobPosting.status, 'published'), gt(jobPosting.runsUntil, now)))
    .groupBy(jobPosting.occupationField)
  const fields = rows.flatMap(({ field, count }) => (field === null ? [] : [{ field, count }]))
  return {
    active: rows.reduce((sum, row) => sum + row.count, 0),
    fields: fields.sort((a, b) => b.count - a.count || a.field.localeCompare(b.field, 'de')),
  }
}
