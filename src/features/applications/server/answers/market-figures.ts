import { and, eq, gt, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { jobPosting } from '~/features/job-postings/server/table'
import { addDays } from '~/lib/dates/dates'
import type { Queryable } from '~/platform/server/database/db'
import { REPLY_STATISTICS_DAYS } from '../../answer-promise'
import { FIRST_DAYS, LAST_ANSWER_DAY, type MarketFigures } from '../../market-figures'
import { application } from '../table'

const firstDueAt = sql`coalesce(${application.firstDueAt}, ${application.answerDueAt})`

/**
 * Counts when answers came, how many applications a posting gets, and how long hiring takes.
 * @param counted the applications that count for the answers
 */
export async function countMarket(db: Queryable, counted: SQL, now: Date): Promise<MarketFigures> {
  const since = addDays(now, -REPLY_STATISTICS_DAYS)
  const day = sql<number>`least(${LAST_ANSWER_DAY}::int, greatest(1, ceil(
    extract(epoch from ${application.answeredAt} - ${application.submittedAt}) / 86400)::int))`
  const days = await db
    .select({ day, answers: sql<number>`count(*)::int` })
    .from(application)
    .where(sql`${counted} and ${application.answeredAt} <= ${firstDueAt}`)
    .groupBy(sql`1`)
  const byDay = new Map(days.map((row) => [row.day, row.answers]))
  const perPosting = db
    .select({
      sent: sql<number>`count(${application.id}) filter (where ${application.submittedAt} <
        ${jobPosting.publishedAt} + make_interval(days => ${FIRST_DAYS}::int))`.as('sent'),
    })
    .from(jobPosting)
    .leftJoin(application, eq(application.jobPostingId, jobPosting.id))
    .where(and(gt(jobPosting.publishedAt, since), lt(jobPosting.publishedAt, addDays(now, -FIRST_DAYS))))
    .groupBy(jobPosting.id)
    .as('per_posting')
  const [postings] = await db
    .select({
      postings: sql<number>`count(*)::int`,
      applicationsPerPosting: sql<
        number | null
      >`(percentile_disc(0.5) within group (order by ${perPosting.sent}))::int`,
    })
    .from(perPosting)
  const [hires] = await db
    .select({
      hires: sql<number>`count(*)::int`,
      daysToHire: sql<number | null>`ceil(percentile_cont(0.5) within group (
        order by extract(epoch from ${application.statusChangedAt} - ${jobPosting.publishedAt})) / 86400)::int`,
    })
    .from(application)
    .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
    .where(
      and(eq(application.status, 'hired'), gt(application.statusChangedAt, since), isNotNull(jobPosting.publishedAt)),
    )
  return {
    answersByDay: Array.from({ length: LAST_ANSWER_DAY }, (_, index) => byDay.get(index + 1) ?? 0),
    postings: postings?.postings ?? 0,
    applicationsPerPosting: postings?.applicationsPerPosting ?? null,
    hires: hires?.hires ?? 0,
    daysToHire: hires?.daysToHire ?? null,
  }
}
