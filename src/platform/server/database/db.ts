import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { getConfig } from '../config.ts'

// int8 and numeric counts fit a JavaScript number everywhere we use them.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

function open() {
  const config = getConfig()
  const pool = new pg.Pool({
    connectionString: config.DATABASE_URL,
    max: config.DATABASE_POOL_SIZE,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    application_name: 'stellwerk',
  })
  // An idle client that loses its server must not take the process down; the next query reports the fault.
  pool.on('error', () => {})
  return { pool, db: drizzle(pool, { casing: 'snake_case' }) }
}

let opened: ReturnType<typeof open> | undefined

/** The process's connection pool and query builder; opened on first use so that importing has no effect. */
export function database() {
  opened ??= open()
  return opened
}

/** Ends every connection of this process. */
export async function closeDatabase(): Promise<void> {
  const closing = opened
  opened = undefined
  await closing?.pool.end()
}

export type Database = ReturnType<typeof open>['db']
/** A running transaction; commands that need one take this type, so that nobody forgets to open it. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** Either: reads and single writes work in both. */
export type Queryable = Database | Transaction
