import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Whether a column has one of some values, given as one array: `inArray` makes a parameter of each, of which a statement
 * has 65,535 at most. For every list that no page, form or batch bounds.
 */
export function anyOf(column: PgColumn, values: Iterable<string | number>): SQL {
  return sql`${column} = any(${sql.param([...values])})`
}
