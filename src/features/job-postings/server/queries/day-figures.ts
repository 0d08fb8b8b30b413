import { and, eq, gte } from 'drizzle-orm'
import { addDays, toIsoDay } from '~/lib/dates/dates'
import type { Queryable } from '~/platform/server/database/db'
import { jobPostingError } from '../../errors'
import { jobPosting } from '../table'
import { jobPostingDay } from '../views-table'

/** Maximum days of a chart. */
export const STATISTICS_DAYS = 90

/**
 * Views and started applications of one posting by German calendar day, from its first publication on, at most ninety
 * days back; only days with any.
 * @throws AppError notFound, also for what belongs to others
 */
export async function postingDays(db: Queryable, companyId: string, id: string, now: Date) {
  const [posting] = await db
    .select({ title: jobPosting.title, publishedAt: jobPosting.publishedAt, views: jobPosting.views })
    .from(jobPosting)
    .where(and(eq(jobPosting.id, id), eq(jobPosting.companyId, companyId)))
  if (!posting) throw jobPostingError('notFound')
  const earliest = addDays(now, 1 - STATISTICS_DAYS)
  const from = posting.publishedAt !== null && posting.publishedAt > earliest ? posting.publishedAt : earliest
  const days = await db
    .select({
      day: jobPostingDay.day,
      views: jobPostingDay.views,
      applicationsStarted: jobPostingDay.applicationsStarted,
    })
    .from(jobPostingDay)
    .where(and(eq(jobPostingDay.jobPostingId, id), gte(jobPostingDay.day, toIsoDay(from))))
  return { ...posting, from: toIsoDay(from), to: toIsoDay(now), days }
}
