import type { Queryable } from './db.ts'

/**
 * Prepares a statement once for each database (or transaction), so that Drizzle builds a frequent read once instead of
 * every time.
 * @param prepare gives the statement a name that is unique in this product; PostgreSQL identifies it by that
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
