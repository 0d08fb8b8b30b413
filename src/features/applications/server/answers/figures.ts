import { and, count, eq, gt, type SQL, sql } from 'drizzle-orm'
import { companyProfile } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { addDays } from '~/lib/dates/dates'
import { OCCUPATION_FIELDS } from '~/lib/work/vocabulary'
import { anyOf, type Database, type Queryable } from '~/platform/server/database/db'
import { REPLY_STATISTICS_DAYS, REPLY_STATISTICS_FROM, type ReplyStatistics } from '../../answer-promise'
import type { MarketFigures } from '../../market-figures'
import { replyFigure } from '../figures-table'
import { application } from '../table'
import { overdueAt } from './conditions'
import { countMarket } from './market-figures'

const isAnswered = sql`${application.answeredAt} is not null`
const firstDueAt = sql`coalesce(${application.firstDueAt}, ${application.answerDueAt})`

/** The same columns for a company, a field and the whole market. */
const figures = {
  total: sql<number>`count(*)::int`,
  answered: sql<number>`(count(*) filter (where ${isAnswered}))::int`,
  onTime: sql<number>`(count(*) filter (where ${application.answeredAt} <= ${firstDueAt}))::int`,
  medianDays: sql<number | null>`greatest(1, ceil(percentile_cont(0.5) within group (
    order by extract(epoch from ${application.answeredAt} - ${application.submittedAt})) filter (where ${isAnswered}) / 86400))::int`,
}

/**
 * The applications that count: of the last 180 days; answered, past the date promised at first, or ended with their
 * posting. One that was withdrawn without an answer before that date says nothing.
 */
function counted(now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`${gt(application.submittedAt, addDays(now, -REPLY_STATISTICS_DAYS))}
    and (${isAnswered} or ${firstDueAt} < ${at} or ${application.endReason} is not null)
    and not (${application.status} = 'withdrawn' and not ${isAnswered} and ${application.statusChangedAt} < ${firstDueAt})`
}

type Counted = { total: number; answered: number; onTime: number; medianDays: number | null }

/** Null for fewer than ten cases. */
function statisticsOf(row: Counted | undefined): ReplyStatistics | null {
  if (!row || row.total < REPLY_STATISTICS_FROM) return null
  const percent = (part: number) => Math.round((part / row.total) * 100)
  return {
    total: row.total,
    onTime: row.onTime,
    answeredPercent: percent(row.answered),
    onTimePercent: percent(row.onTime),
    medianDays: row.medianDays ?? 1,
  }
}

/** How a company answers. Null for fewer than ten cases. */
export async function findReplyStatistics(
  db: Queryable,
  companyProfileId: string,
  now: Date,
): Promise<ReplyStatistics | null> {
  const [row] = await db
    .select(figures)
    .from(application)
    .innerJoin(companyProfile, eq(companyProfile.companyId, application.companyId))
    .where(sql`${eq(companyProfile.id, companyProfileId)} and ${counted(now)}`)
  return statisticsOf(row)
}

/** How many applications to each of these postings wait beyond the promised day; those without any are missing. */
export async function overdueAnswers(db: Queryable, ids: readonly string[], now: Date): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: application.jobPostingId, count: count() })
    .from(application)
    .where(and(anyOf(application.jobPostingId, ids), overdueAt(now)))
    .groupBy(application.jobPostingId)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** How these companies answer; one with fewer than ten cases is missing. */
export async function replyStatisticsOf(
  db: Queryable,
  companyIds: readonly string[],
  now: Date,
): Promise<Map<string, ReplyStatistics>> {
  const rows = await db
    .select({ companyId: application.companyId, ...figures })
    .from(application)
    .where(sql`${anyOf(application.companyId, companyIds)} and ${counted(now)}`)
    .groupBy(application.companyId)
  return new Map(
    rows.flatMap(({ companyId, ...row }) => {
      const statistics = statisticsOf(row)
      return statistics ? [[companyId, statistics] as const] : []
    }),
  )
}

/** Counts how the whole market and each occupation field answer, for all processes. May be repeated. */
export async function countReplies(db: Database, now: Date): Promise<void> {
  const scope = sql<string | null>`${jobPosting.occupationField}`
  const rows = await db
    .select({ scope, isAll: sql<boolean>`grouping(${jobPosting.occupationField}) = 1`, ...figures })
    .from(application)
    .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
    .where(counted(now))
    .groupBy(sql`rollup (${jobPosting.occupationField})`)
  const market = await countMarket(db, counted(now), now)
  await db.transaction(async (tx) => {
    await tx.delete(replyFigure)
    const values = rows.flatMap(({ isAll, scope: field, ...row }) =>
      isAll || field
        ? [{ ...row, scope: isAll ? 'all' : (field ?? ''), market: isAll ? market : null, countedAt: now }]
        : [],
    )
    if (values.length > 0) await tx.insert(replyFigure).values(values)
  })
}

/** A figure of fewer than ten cases is not shown. */
function shownOf(market: MarketFigures | null) {
  const answers = market?.answersByDay.reduce((sum, count) => sum + count, 0) ?? 0
  return {
    answersByDay: market && answers >= REPLY_STATISTICS_FROM ? market.answersByDay : null,
    postings: market && market.postings >= REPLY_STATISTICS_FROM ? market : null,
    hires: market && market.hires >= REPLY_STATISTICS_FROM ? market : null,
  }
}

/** How the market answers, as last counted: altogether, and by occupation field where there are enough cases. */
export async function marketReplies(db: Queryable) {
  const rows = await db.select().from(replyFigure)
  const all = rows.find(({ scope }) => scope === 'all')
  return {
    all: statisticsOf(all),
    countedAt: all?.countedAt ?? null,
    ...shownOf(all?.market ?? null),
    fields: OCCUPATION_FIELDS.flatMap((field) => {
      const replies = statisticsOf(rows.find(({ scope }) => scope === field))
      return replies ? [{ field, ...replies }] : []
    }),
  }
}
