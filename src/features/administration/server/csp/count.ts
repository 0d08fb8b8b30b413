import { sql } from 'drizzle-orm'
import { rateLimit } from '~/features/accounts/server/table'
import type { Queryable } from '~/platform/server/database/db'

/** One row for each hour with reports, among the other counters; deleted with them. Nothing about who or what. */
const hourKey = (moment: ReturnType<typeof sql>) =>
  sql<string>`'csp-report ' || to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD HH24')`

/** Counts a report about a page's policy, in the current hour of the database. */
export async function countCspReport(db: Queryable): Promise<void> {
  await db
    .insert(rateLimit)
    .values({ key: hourKey(sql`now()`), count: 1, lastRequest: sql`(extract(epoch from now()) * 1000)::bigint` })
    .onConflictDoUpdate({ target: rateLimit.key, set: { count: sql`${rateLimit.count} + 1` } })
}

/** How many reports all processes logged in this hour and the 23 before. */
export async function cspReportsOfLastDay(db: Queryable): Promise<number> {
  const hours = sql`(select ${hourKey(sql`hour`)} from generate_series(now() - interval '23 hours', now(), interval '1 hour') as hour)`
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${rateLimit.count}), 0)::int` })
    .from(rateLimit)
    .where(sql`${rateLimit.key} in ${hours}`)
  return row?.count ?? 0
}
