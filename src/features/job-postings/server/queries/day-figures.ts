import { and, eq, gte, sql } from 'drizzle-orm'
import type { FigurePeriod } from '~/features/job-postings/vocabulary'
import { addDays, toIsoDay } from '~/lib/dates/dates'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { jobPostingError } from '../../errors'
import { jobPosting } from '../table'
import { jobPostingDay, jobPostingSourceDay } from '../views-table'

/** The longest time that is shown, days. */
const MOST_DAYS = 366
const DAYS: Record<FigurePeriod, number> = { '30': 30, alles: MOST_DAYS }

/**
 * Views and started applications of one posting by German calendar day, from its first publication on, at most as long
 * as the period; only days with any. Besides, views and sent applications of the period by where they came from.
 * @throws AppError notFound, also for what belongs to others
 */
export async function postingDays(
  db: Queryable,
  companyId: string,
  { id, zeitraum }: { id: string; zeitraum: FigurePeriod },
  now: Date,
) {
  const [posting] = await db
    .select({ title: jobPosting.title, publishedAt: jobPosting.publishedAt, views: jobPosting.views })
    .from(jobPosting)
    .where(and(eq(jobPosting.id, id), eq(jobPosting.companyId, companyId)))
  if (!posting) throw jobPostingError('notFound')
  const earliest = addDays(now, 1 - DAYS[zeitraum])
  const from = toIsoDay(posting.publishedAt !== null && posting.publishedAt > earliest ? posting.publishedAt : earliest)
  const [days, sources] = await Promise.all([
    db
      .select(pick(jobPostingDay, 'day', 'views', 'applicationsStarted'))
      .from(jobPostingDay)
      .where(and(eq(jobPostingDay.jobPostingId, id), gte(jobPostingDay.day, from))),
    db
      .select({
        source: jobPostingSourceDay.source,
        views: sql<number>`sum(${jobPostingSourceDay.views})`.mapWith(Number),
        sent: sql<number>`sum(${jobPostingSourceDay.applicationsSent})`.mapWith(Number),
      })
      .from(jobPostingSourceDay)
      .where(and(eq(jobPostingSourceDay.jobPostingId, id), gte(jobPostingSourceDay.day, from)))
      .groupBy(jobPostingSourceDay.source),
  ])
  return { ...posting, from, to: toIsoDay(now), days, sources }
}
