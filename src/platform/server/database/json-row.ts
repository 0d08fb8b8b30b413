import { type Column, is, type SQL, sql } from 'drizzle-orm'
import { PgTimestamp } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'

/**
 * Columns of one row as one value, for what is read with each page: PostgreSQL writes it as JSON and V8 reads that in one
 * go, while the driver and Drizzle would go over each column's description, parser and decoder. The values are those of
 * a usual select. At most fifty columns, which is what `json_build_object` takes; none of bytes or `bigint`, which JSON
 * cannot hold.
 */
export function jsonRow<Fields extends Record<string, Column | SQL>>(fields: Fields): SQL<SelectResultFields<Fields>> {
  const pairs = Object.entries(fields).map(([name, field]) => sql`${sql.raw(`'${name}'`)}, ${field}`)
  const moments = Object.keys(fields).filter((name) => is(fields[name], PgTimestamp))
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`.mapWith((row) => {
    for (const name of moments) if (row[name] !== null) row[name] = new Date(row[name])
    return row
  })
}
