import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Whether a column has one of some values, passed as one array: `inArray` makes one parameter each, and a statement has
 * 65,535 at most. For every list that no page, form or batch limits.
 */
export function anyOf(column: PgColumn, values: Iterable<string | number>): SQL {
  return sql`${column} = any(${sql.param([...values])})`
}
