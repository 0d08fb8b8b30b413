import { and, eq, gt, lt, or, sql } from 'drizzle-orm'
import { companyProfile } from '~/features/companies/server/table'
import { addDays } from '~/lib/dates/dates'
import type { Queryable } from '~/platform/server/database/db'
import { REPLY_STATISTICS_DAYS, REPLY_STATISTICS_FROM, type ReplyStatistics } from '../../answer-promise'
import { application } from '../table'

/**
 * How a company answers, measured over the applications of the last 180 days that were answered or are due. Those
 * withdrawn without an answer before the day do not count. Null for fewer than ten cases.
 */
export async function findReplyStatistics(
  db: Queryable,
  companyProfileId: string,
  now: Date,
): Promise<ReplyStatistics | null> {
  const isAnswered = sql`${application.answeredAt} is not null`
  const isWithdrawnBefore = sql`${application.status} = 'withdrawn' and ${application.answeredAt} is null and ${application.statusChangedAt} < ${application.answerDueAt}`
  const [row] = await db
    .select({
      total: sql<number>`count(*)`.mapWith(Number),
      answered: sql<number>`count(*) filter (where ${isAnswered})`.mapWith(Number),
      onTime: sql<number>`count(*) filter (where ${application.answeredAt} <= ${application.answerDueAt})`.mapWith(
        Number,
      ),
      medianSeconds: sql<
        number | null
      >`percentile_cont(0.5) within group (order by extract(epoch from ${application.answeredAt} - ${application.submittedAt})) filter (where ${isAnswered})`,
    })
    .from(application)
    .innerJoin(companyProfile, eq(companyProfile.companyId, application.companyId))
    .where(
      and(
        eq(companyProfile.id, companyProfileId),
        gt(application.submittedAt, addDays(now, -REPLY_STATISTICS_DAYS)),
        or(isAnswered, lt(application.answerDueAt, now)),
        sql`not (${isWithdrawnBefore})`,
      ),
    )
  if (!row || row.total < REPLY_STATISTICS_FROM) return null
  return {
    total: row.total,
    answeredPercent: Math.round((row.answered / row.total) * 100),
    onTimePercent: Math.round((row.onTime / row.total) * 100),
    medianDays: Math.max(1, Math.ceil(Number(row.medianSeconds ?? 0) / 86_400)),
  }
}
