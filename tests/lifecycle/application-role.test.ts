import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../scripts/house/database.ts'
import { root } from '../../scripts/house/paths.ts'
import { postgresDirectory } from '../../scripts/house/upgrade/directories.ts'
import { loadConfig } from '../../src/platform/server/config.ts'
import { ensureDatabase, startEmbeddedPostgres } from '../../src/platform/server/database/embedded/start.ts'
import { bringUpToDate } from '../../src/platform/server/database/migration/bring-up-to-date.ts'
import { migrate } from '../../src/platform/server/database/migration/migrate.ts'
import { createCleanup } from '../../src/platform/server/process/cleanup.ts'
import { copyCluster } from './copy-cluster.ts'
import { makeDataDirectory } from './database-driver.ts'

let dataDir: string

beforeEach(() => {
  dataDir = makeDataDirectory()
  copyCluster(postgresDirectory(dataDir))
})

afterEach(() => fs.rmSync(path.dirname(dataDir), { recursive: true, force: true }))

/** Starts as `npm start` does, queries as the application, and stops. */
async function asApplication<Result>(ask: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const cleanup = createCleanup(() => {})
  try {
    const urls = await openDatabase(loadConfig({ DATA_DIR: dataDir }), cleanup)
    await bringUpToDate(urls, root, () => {})
    const client = new pg.Client({ connectionString: urls.url })
    await client.connect()
    try {
      return await ask(client)
    } finally {
      await client.end()
    }
  } finally {
    await cleanup.close()
  }
}

/** What an earlier version left: everything created and used by the owner. */
async function earlierVersion() {
  const postgres = await startEmbeddedPostgres({ directory: postgresDirectory(dataDir) })
  const databaseUrl = await ensureDatabase(postgres, 'stellwerk')
  await migrate({ databaseUrl, directory: path.join(root, 'drizzle') })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query("insert into company (id, name) values (gen_random_uuid(), 'Hartmann GmbH')")
  await client.query(
    `insert into audit_event (id, action, subject_type, details, seq, previous_hash, hash, key_id, mac)
      values (gen_random_uuid(), 'first', 'test', '{}', 1, '', '', '', '')`,
  )
  await client.end()
  await postgres.stop()
}

test('a cluster of an earlier version keeps what it has, and its application has few rights from then on', async () => {
  await earlierVersion()
  const names = await asApplication(async (client) => {
    await expect(client.query('delete from audit_event')).rejects.toMatchObject({ code: '42501' })
    await expect(client.query('create table loot (id int)')).rejects.toMatchObject({ code: '42501' })
    const { rows: events } = await client.query('select action, seq::int as seq from audit_event')
    expect(events).toEqual([{ action: 'first', seq: 1 }])
    await client.query("update company set city = 'Bielefeld'")
    const { rows } = await client.query('select current_user as me, name, city from company')
    return rows
  })
  expect(names).toEqual([{ me: 'stellwerk', name: 'Hartmann GmbH', city: 'Bielefeld' }])
})

test('the next start finds the same role, also when its password is lost', async () => {
  const me = (client: pg.Client) => client.query('select current_user as me').then(({ rows }) => rows)
  expect(await asApplication(me)).toEqual([{ me: 'stellwerk' }])
  const file = path.join(postgresDirectory(dataDir), 'application-password')
  const password = fs.readFileSync(file, 'utf8')
  expect(fs.statSync(file).mode & 0o077).toBe(0)
  expect(await asApplication(me)).toEqual([{ me: 'stellwerk' }])
  expect(fs.readFileSync(file, 'utf8')).toBe(password)
  fs.rmSync(file)
  expect(await asApplication(me)).toEqual([{ me: 'stellwerk' }])
})
