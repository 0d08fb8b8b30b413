import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { closeDatabase } from '../../src/platform/server/database/db.ts'

// Runs before the modules of a test file are loaded: they find a database of their own, and a data directory.
const { admin: adminUrl, pattern, template } = inject('postgres')
const name = `test_${randomBytes(6).toString('hex')}`
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'stellwerk-data-'))

await asAdmin(`create database ${name} template ${template} strategy file_copy`)

Object.assign(process.env, {
  DATABASE_URL: pattern.replace('__DB__', name),
  DATA_DIR: dataDir,
  AUTH_SECRET: 'only-for-tests-and-long-enough-for-the-rule',
  APP_URL: 'http://stellwerk.test',
  DEMO: 'off',
  LOG_LEVEL: 'silent',
})

afterAll(async () => {
  await closeDatabase()
  await asAdmin(`drop database ${name} with (force)`)
  fs.rmSync(dataDir, { recursive: true, force: true })
})

async function asAdmin(statement: string) {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}
