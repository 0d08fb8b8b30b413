import { isPooled, type Queryable } from './db.ts'

/**
 * Remembers a prepared statement for each database (or transaction) it is asked for, so that a hot read is put together
 * by Drizzle once instead of every time.
 *
 * @param name unique in this product; PostgreSQL knows the statement by it. Not through a pooler: the session that knows
 * it is lent to somebody else.
 */
export function preparedOnce<Statement>(
  name: string,
  query: (db: Queryable) => { prepare(name: string): Statement },
): (db: Queryable) => Statement {
  const statements = new WeakMap<Queryable, Statement>()
  return (db) => {
    const known = statements.get(db)
    if (known !== undefined) return known
    const statement = query(db).prepare(isPooled() ? '' : name)
    statements.set(db, statement)
    return statement
  }
}
