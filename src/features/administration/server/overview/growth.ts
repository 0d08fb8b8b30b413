import { and, count, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import { invoice } from '~/features/billing/server/invoice-table'
import { jobPosting } from '~/features/job-postings/server/table'
import { toIsoDay } from '~/lib/dates/dates'
import { mondays, startOfDay } from '~/lib/dates/weeks'
import type { Queryable } from '~/platform/server/database/db'

/** Weeks and months of the plots; the last ones are the current ones. */
export const GROWTH_WEEKS = 13
export const GROWTH_MONTHS = 12

type Week = { monday: string; count: number }

/**
 * How the market grows: postings online at the end of each week, new accounts in each week, and revenue of each month,
 * net, credit notes taken off. Weeks and months are German calendar ones.
 *
 * Postings are counted backwards from those online now, so a posting that pauses today is not in earlier weeks either.
 */
export async function growth(db: Queryable, now: Date) {
  const weeks = mondays(now, GROWTH_WEEKS)
  const since = startOfDay(weeks[0] ?? toIsoDay(now))
  const months = lastMonths(now)
  const [online, started, ended, accounts, revenue] = await Promise.all([
    db.$count(jobPosting, eq(jobPosting.status, 'published')),
    db
      .select({ monday: weekOf(jobPosting.publishedAt), count: count() })
      .from(jobPosting)
      .where(and(eq(jobPosting.status, 'published'), gte(jobPosting.publishedAt, since)))
      .groupBy(weekOf(jobPosting.publishedAt)),
    db
      .select({ from: weekOf(jobPosting.publishedAt), monday: weekOf(jobPosting.endedAt), count: count() })
      .from(jobPosting)
      .where(and(gte(jobPosting.endedAt, since), isNotNull(jobPosting.publishedAt)))
      .groupBy(weekOf(jobPosting.publishedAt), weekOf(jobPosting.endedAt)),
    db
      .select({ monday: weekOf(user.createdAt), count: count() })
      .from(user)
      .where(and(inArray(user.type, ['COMPANY', 'APPLICANT']), gte(user.createdAt, since)))
      .groupBy(weekOf(user.createdAt)),
    db
      .select({
        month: sql<string>`left(${invoice.issuedOn}, 7)`,
        netCents: sql<number>`sum(${invoice.netCents})::float8`,
      })
      .from(invoice)
      .where(and(gte(invoice.year, Number(months[0]?.slice(0, 4))), gte(invoice.issuedOn, `${months[0]}-01`)))
      .groupBy(sql`left(${invoice.issuedOn}, 7)`),
  ])
  const begun = [...started, ...ended.map(({ from, count: times }) => ({ monday: from, count: times }))]
  return {
    online: backwards(online, weeks, begun, ended),
    accounts: weeks.map((monday) => ({ monday, count: countIn(accounts, monday) })),
    revenue: months.map((month) => ({ month, netCents: revenue.find((row) => row.month === month)?.netCents ?? 0 })),
  }
}

/** The figure at the end of each week: the next week's without what began, with what ended in it. */
function backwards(online: number, weeks: readonly string[], begun: readonly Week[], ended: readonly Week[]): Week[] {
  const counts: Week[] = []
  let left = online
  for (const monday of weeks.toReversed()) {
    counts.unshift({ monday, count: left })
    left += countIn(ended, monday) - countIn(begun, monday)
  }
  return counts
}

function countIn(rows: readonly Week[], monday: string): number {
  return rows.filter((row) => row.monday === monday).reduce((sum, row) => sum + row.count, 0)
}

function weekOf(column: typeof jobPosting.publishedAt | typeof jobPosting.endedAt | typeof user.createdAt) {
  return sql<string>`to_char(date_trunc('week', ${column} at time zone 'Europe/Berlin'), 'YYYY-MM-DD')`
}

/** `YYYY-MM`, the current one last. */
function lastMonths(now: Date): string[] {
  const [year = 0, month = 1] = toIsoDay(now).split('-').map(Number)
  return Array.from({ length: GROWTH_MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - GROWTH_MONTHS + index, 1)).toISOString().slice(0, 7),
  )
}
