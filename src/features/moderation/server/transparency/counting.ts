import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** How many rows of a group fulfil a condition. */
export function countIf(condition: SQL) {
  return sql<number>`(count(*) filter (where ${condition}))::int`
}

/** The median of a duration in hours, with one decimal; null without any. */
export function medianHours(from: PgColumn, until: PgColumn) {
  return sql<number | null>`round(
    (percentile_cont(0.5) within group (order by extract(epoch from ${until} - ${from})) / 3600)::numeric, 1)::float8`
}
