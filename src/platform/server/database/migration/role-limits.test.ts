import pg from 'pg'
import { expect, test } from 'vitest'
import { getConfig } from '../../config.ts'
import { limitRole } from './role-limits.ts'

test('the role has the limits in every session that brings none, by whatever way', async () => {
  const { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL } = getConfig()
  const limits = { statement: 7, lock: 3, idle: 9 }
  // In parallel, like processes that start at the same time.
  await Promise.all([limitRole(DATABASE_DIRECT_URL, limits), limitRole(DATABASE_DIRECT_URL, limits)])
  const client = new pg.Client({ connectionString: DATABASE_DIRECT_URL })
  await client.connect()
  const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  const settings = await client.query('select setting::int / 1000 as seconds from pg_settings where name = any($1)', [
    names,
  ])
  await client.end()
  expect(settings.rows.map(({ seconds }) => seconds).sort()).toEqual([3, 7, 9])
})
