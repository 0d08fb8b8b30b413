import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll } from 'vitest'

/** The test's database for what the application's role must not do: changes of tables, and more. */
export function ownerDatabase() {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_OWNER_URL, max: 4, allowExitOnIdle: true })
  pool.on('error', () => {})
  afterAll(() => pool.end())
  return drizzle(pool, { casing: 'snake_case' })
}
