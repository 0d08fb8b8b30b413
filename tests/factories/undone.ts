import { TransactionRollbackError } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type Database, database } from '~/platform/server/database/db'

/** Runs in a transaction that is rolled back, so that one call does not affect the next. */
export async function undone<Result>(run: (db: Database) => Promise<Result>): Promise<Result> {
  const { pool } = database()
  const client = await pool.connect()
  let result: { value: Result } | undefined
  try {
    await drizzle(oneAfterTheOther(client), { casing: 'snake_case' }).transaction(async (tx) => {
      result = { value: await run(Object.assign(tx, { $client: pool })) }
      tx.rollback()
    })
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error
  } finally {
    client.release()
  }
  if (!result) throw new Error('nothing was run')
  return result.value
}

/** Procedures ask a pool for several things at once; a single connection has to be asked one after the other. */
function oneAfterTheOther(client: pg.PoolClient): pg.PoolClient {
  let last: Promise<unknown> = Promise.resolve()
  const query = (...args: Parameters<typeof client.query>) => {
    const asked = last.then(() => client.query(...args))
    last = asked.catch(() => {})
    return asked
  }
  return Object.assign(Object.create(client), { query })
}
