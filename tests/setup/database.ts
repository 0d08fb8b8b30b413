import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { closeDatabase } from '../../src/platform/server/database/db.ts'
import { quickDirectory } from './quick-directory.ts'

// Runs before the modules of a test file are loaded: they find their own database and data directory.
const { admin: adminUrl, pattern, ownerPattern, template, directPattern = '' } = inject('postgres')
/** Our modules start fresh for each file, the worker's global object stays. */
const ADMIN = Symbol.for('stellwerk.admin-of-test-databases')
const name = `test_${randomBytes(6).toString('hex')}`
const dataDir = fs.mkdtempSync(path.join(quickDirectory(), 'stellwerk-data-'))

await asAdmin(`create database ${name} template ${template} strategy file_copy`)

Object.assign(process.env, {
  // As in operation: the tests' own way around rights and triggers is `ownerDatabase` (tests/factories/owner.ts).
  DATABASE_URL: pattern.replace('__DB__', name),
  DATABASE_OWNER_URL: ownerPattern.replace('__DB__', name),
  DATABASE_DIRECT_URL: directPattern.replace('__DB__', name),
  DATA_DIR: dataDir,
  AUTH_SECRET: 'only-for-tests-and-long-enough-for-the-rule',
  APP_URL: 'http://stellwerk.test',
  DEMO: 'off',
  LOG_LEVEL: 'silent',
  // See scripts/engines/checks/all.ts; its indexes are named after the database.
  ...(process.env.TEST_OPENSEARCH_URL && { OPENSEARCH_URL: `${process.env.TEST_OPENSEARCH_URL}/${name}` }),
})

afterAll(async () => {
  await closeDatabase()
  await asAdmin(`drop database ${name} with (force)`)
  fs.rmSync(dataDir, { recursive: true, force: true })
})

/** One connection for all files of a worker: opening one costs both sides more than the statements. */
async function asAdmin(statement: string) {
  const kept: typeof globalThis & { [ADMIN]?: pg.Pool } = globalThis
  kept[ADMIN] ??= adminPool()
  await kept[ADMIN].query(statement)
}

function adminPool() {
  const pool = new pg.Pool({ connectionString: adminUrl, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
  // PostgreSQL stops before the worker does; the next query reopens a connection lost earlier.
  pool.on('error', () => {})
  return pool
}
