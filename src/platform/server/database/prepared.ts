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
