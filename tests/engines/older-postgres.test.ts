import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postgresDirectory } from '../../scripts/house/upgrade/directories.ts'
import {
  APPLICATION_ROLE,
  ensureApplicationRole,
} from '../../src/platform/server/database/embedded/application-role.ts'
import { binariesIn } from '../../src/platform/server/database/embedded/binaries.ts'
import { ensureDatabase, startEmbeddedPostgres } from '../../src/platform/server/database/embedded/start.ts'
import { migrate } from '../../src/platform/server/database/migration/migrate.ts'
import { fullyHashed } from '../setup/full-password.ts'
import { runCommand } from '../setup/run-command.ts'
import { startProduct } from '../setup/start-product.ts'

const EMAIL = 'miriam@test.example'
const PASSWORD = 'ein ganzer Satz als Passwort'
const OF_NPM = /^npm_config_|_proxy$|^NODE_EXTRA_CA_CERTS$/i
const USER = '0190a3f0-7c5e-7a86-b54c-3f8f9f1f2a12'

const binaries = binariesIn(process.env.OLDER_POSTGRES_BIN ?? '')
const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'stellwerk-older-'))
const dataDir = path.join(parent, 'data')
const env = {
  // npm reaches its registry as it does elsewhere on this machine.
  ...Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value = '']) => (OF_NPM.test(name) ? [[name, value]] : [])),
  ),
  DATA_DIR: dataDir,
  DEMO: 'off',
  LOG_LEVEL: 'warn',
  AUTH_SECRET: 'a secret of at least thirty-two characters',
}

/** What a person who works with it would notice. */
async function rowsIn(directory: string) {
  const postgres = await startEmbeddedPostgres({ directory, binaries })
  const client = new pg.Client({ connectionString: postgres.url('stellwerk') })
  try {
    await client.connect()
    return (await client.query('select id, email from "user"')).rows
  } finally {
    await client.end()
    await postgres.stop()
  }
}

beforeAll(async () => {
  fs.chmodSync(parent, 0o711)
  fs.mkdirSync(dataDir, { mode: 0o711 })
  const directory = postgresDirectory(dataDir)
  const postgres = await startEmbeddedPostgres({ directory, binaries })
  const url = await ensureDatabase(postgres, 'stellwerk')
  await ensureApplicationRole(url, directory)
  await migrate({
    databaseUrl: url,
    directory: path.resolve(import.meta.dirname, '../../drizzle'),
    applicationRole: APPLICATION_ROLE,
  })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `insert into "user" (id, name, email, email_verified, type) values ($1, 'Miriam', $2, true, 'APPLICANT')`,
    [USER, EMAIL],
  )
  await client.query(
    `insert into account (id, account_id, provider_id, user_id, password) values (gen_random_uuid(), $1::text, 'credential', $1::uuid, $2)`,
    [USER, await fullyHashed(PASSWORD)],
  )
  await client.end()
  await postgres.stop()
})

afterAll(() => fs.rmSync(parent, { recursive: true, force: true }))

test('a database of the version before comes over with one command, and the old one stays', async () => {
  const refused = await runCommand(['start'], env)
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('npm run postgres:upgrade') })
  // Killed on the way: nothing has changed, and the next try does not mind what was left.
  const isBegun = () => fs.existsSync(path.join(dataDir, 'postgres-unfinished', 'data'))
  const killed = await runCommand(['postgres:upgrade'], env, { signal: 'SIGKILL', when: isBegun })
  expect(killed.code).not.toBe(0)
  expect(fs.readFileSync(path.join(postgresDirectory(dataDir), 'data', 'PG_VERSION'), 'utf8')).toBe('17\n')
  const upgraded = await runCommand(['postgres:upgrade'], env)
  expect(upgraded).toMatchObject({ code: 0, output: expect.stringMatching(/Fertig: .* Zeilen in \d+ Tabellen/) })
  const kept = fs.readdirSync(dataDir).find((name) => /^postgres-17-\d{4}-\d{2}-\d{2}$/.test(name)) ?? ''
  // As it was: its own version still works with it.
  expect(await rowsIn(path.join(dataDir, kept))).toEqual([{ id: USER, email: EMAIL }])
  await expectToSignIn()
  const again = await runCommand(['postgres:upgrade'], env)
  expect(again).toMatchObject({ code: 0, output: expect.stringContaining('schon von PostgreSQL') })
})

test('an exchange that was interrupted between its steps is finished by the next start', async () => {
  fs.renameSync(postgresDirectory(dataDir), path.join(dataDir, 'postgres-next'))
  await expectToSignIn()
})

async function expectToSignIn() {
  const product = await startProduct(env)
  try {
    const answer = await fetch(`${product.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.url },
      body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
    })
    expect(answer.status).toBe(200)
    const health = await fetch(`${product.url}/readyz`)
    expect(health.status).toBe(200)
    // Still its own: the files are those of before.
    expect(await health.text()).not.toContain('file store')
  } finally {
    await product.stop()
  }
}
