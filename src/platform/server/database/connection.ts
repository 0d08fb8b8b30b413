import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'

// int8 and numeric counts fit a JavaScript number everywhere we use them.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** A pool of connections and its query builder; nothing is opened before the first query. */
export function connect(url: string, settings: pg.PoolConfig) {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    ...settings,
  })
  // An idle client that loses its server must not end the process; the next query reports the error.
  pool.on('error', () => {})
  // The same for a busy one: its query fails, and the loss of the connection is also reported as an event.
  pool.on('connect', (client) => client.on('error', () => {}))
  return { pool, db: drizzle(pool, { casing: 'snake_case' }) }
}
