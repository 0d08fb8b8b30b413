import type { PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type { Queryable } from './db.ts'

/**
 * Remembers a prepared statement for each database (or transaction) it is asked for, so that a hot read is put together
 * by Drizzle once instead of every time.
 *
 * @param prepare gives the statement a name that is unique in this product; PostgreSQL knows it by that
 */
export function preparedOnce<Statement>(prepare: (db: Queryable) => Statement): (db: Queryable) => Statement {
  const statements = new WeakMap<Queryable, Statement>()
  return (db) => {
    const known = statements.get(db)
    if (known !== undefined) return known
    const statement = prepare(db)
    statements.set(db, statement)
    return statement
  }
}

/**
 * Runs a statement written by hand under a name, so that PostgreSQL plans it once for each connection. For what Drizzle
 * cannot say in one statement, such as several writes that stand and fall together.
 *
 * @param name unique in this product; the text behind it must always be the same
 * @param values of the parameters $1, $2 and so on; JSON as text
 * @returns the rows as they came; check them with a schema
 */
export async function runNamed(db: Queryable, name: string, text: string, values: unknown[]): Promise<unknown[]> {
  const statement = db._.session.prepareQuery<Rows>({ sql: text, params: values }, undefined, name, false)
  const { rows } = await statement.execute()
  return rows
}

type Rows = PreparedQueryConfig & { execute: { rows: unknown[] } }
