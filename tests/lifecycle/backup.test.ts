import fs from 'node:fs'
import path from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { hashPassword } from 'better-auth/crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { postgresDirectory } from '../../scripts/house/upgrade/directories.ts'
import { findRunningPostgres } from '../../src/platform/server/database/embedded/start.ts'
import { runCommand } from '../setup/run-command.ts'
import { startProduct } from '../setup/start-product.ts'
import { copyCluster } from './copy-cluster.ts'
import { makeDataDirectory } from './database-driver.ts'

const PASSWORD = 'ein ganzer Satz als Passwort'
const EMAIL = 'miriam@test.example'
const CONTENT = '%PDF-1.7\nein Zeugnis, das niemand sonst lesen soll\n%%EOF'
const FILE = '0190a3f0-7c5e-7a86-b54c-3f8f9f1f2a11'
const USER = '0190a3f0-7c5e-7a86-b54c-3f8f9f1f2a12'

let identity: string
let parent: string
let dataDir: string
let backup: string
let env: Record<string, string>
let shape: unknown

/** What guards the rows, and how many there are of some. */
const SHAPE = `
  select tgrelid::regclass::text as on, tgname::text as name, tgenabled::text as is from pg_trigger where not tgisinternal
  union all select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint where contype = 'f'
  union all select 'rows', 'user', count(*)::text from "user"
  order by 1, 2`

/** A product with an account and a file, of which a backup is made while it runs. */
beforeAll(async () => {
  identity = await generateX25519Identity()
  dataDir = makeDataDirectory()
  parent = path.dirname(dataDir)
  backup = path.join(parent, 'backup')
  copyCluster(postgresDirectory(dataDir))
  const AUTH_SECRET = 'a secret of at least thirty-two characters'
  env = { AUTH_SECRET, DEMO: 'off', BACKUP_RECIPIENT: await identityToRecipient(identity), LOG_LEVEL: 'warn' }
  const product = await startProduct({ ...env, DATA_DIR: dataDir })
  const client = new pg.Client({ connectionString: await findRunningPostgres(postgresDirectory(dataDir), 'stellwerk') })
  await client.connect()
  await client.query(
    `insert into "user" (id, name, email, email_verified, type) values ($1, 'Miriam', $2, true, 'APPLICANT')`,
    [USER, EMAIL],
  )
  await client.query(
    `insert into account (id, account_id, provider_id, user_id, password) values (gen_random_uuid(), $1::text, 'credential', $1::uuid, $2)`,
    [USER, await hashPassword(PASSWORD)],
  )
  await client.query(
    `insert into uploaded_file (id, owner_user_id, name, content_type, size, sha256) values ($1, $2, 'zeugnis.pdf', 'application/pdf', $3, '')`,
    [FILE, USER, CONTENT.length],
  )
  shape = (await client.query(SHAPE)).rows
  await client.end()
  fs.mkdirSync(path.dirname(fileIn(dataDir)), { recursive: true })
  fs.writeFileSync(fileIn(dataDir), CONTENT)
  const made = await run(['backup', backup], { DATA_DIR: dataDir })
  expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/Gesichert und geprüft: .* 1 Dateien\./) })
  await product.stop()
}, 240_000)

afterAll(() => fs.rmSync(parent, { recursive: true, force: true }))

function fileIn(directory: string) {
  return path.join(directory, 'files', FILE.slice(-2), FILE)
}

const run = (args: readonly string[], more: Record<string, string>) => runCommand(args, { ...env, ...more })

function emptyDataDirectory(name: string) {
  const directory = path.join(parent, name)
  copyCluster(postgresDirectory(directory))
  return directory
}

it('can be read by nobody without the key', async () => {
  const written = fs.readdirSync(backup, { recursive: true, encoding: 'utf8' })
  expect(written).toContain('manifest.json')
  for (const name of written) {
    const file = path.join(backup, name)
    if (!fs.statSync(file).isFile()) continue
    expect(fs.statSync(file).mode & 0o077).toBe(0)
    const content = fs.readFileSync(file, 'latin1')
    expect(content).not.toMatch(/zeugnis|miriam/i)
    if (name !== 'manifest.json') expect(content).toMatch(/^age-encryption\.org\/v1\n/)
  }
  const DATA_DIR = emptyDataDirectory('without key')
  const refused = await run(['restore', backup], { DATA_DIR })
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('BACKUP_IDENTITY') })
})

it('makes a product of an empty one, in which people sign in and find their files', async () => {
  const DATA_DIR = emptyDataDirectory('restored')
  const restored = await run(['restore', backup], { DATA_DIR, BACKUP_IDENTITY: identity })
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Wiederhergestellt: ') })
  expect(fs.readFileSync(fileIn(DATA_DIR), 'utf8')).toBe(CONTENT)
  const product = await startProduct({ ...env, DATA_DIR })
  try {
    const answer = await fetch(`${product.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.url },
      body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
    })
    expect(answer.status).toBe(200)
    const ready = await (await fetch(`${product.url}/readyz`)).text()
    expect(ready).not.toContain('file store')
    const client = new pg.Client({
      connectionString: await findRunningPostgres(postgresDirectory(DATA_DIR), 'stellwerk'),
    })
    await client.connect()
    // Guards and foreign keys stand as before, and every row has come.
    expect((await client.query(SHAPE)).rows).toEqual(shape)
    await client.end()
    const again = await run(['restore', backup], { DATA_DIR, BACKUP_IDENTITY: identity })
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('nicht leer') })
  } finally {
    await product.stop()
  }
}, 240_000)

it('says so when the key is another one’s, and touches nothing', async () => {
  const DATA_DIR = emptyDataDirectory('wrong key')
  const refused = await run(['restore', backup], { DATA_DIR, BACKUP_IDENTITY: await generateX25519Identity() })
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('BACKUP_IDENTITY passt nicht') })
  const cut = path.join(parent, 'cut backup')
  fs.cpSync(backup, cut, { recursive: true })
  fs.truncateSync(path.join(cut, 'tables', 'user'), 100)
  const damaged = await run(['restore', cut], { DATA_DIR, BACKUP_IDENTITY: identity })
  expect(damaged).toMatchObject({ code: 1, output: expect.stringContaining('beschädigt: tables/user') })
  fs.truncateSync(path.join(cut, 'manifest.json'), 100)
  const unreadable = await run(['restore', cut], { DATA_DIR, BACKUP_IDENTITY: identity })
  expect(unreadable).toMatchObject({ code: 1, output: expect.stringContaining('kann dieses Programm nicht lesen') })
  expect(fs.existsSync(fileIn(DATA_DIR))).toBe(false)
}, 120_000)

it('is refused when a byte of it has changed, and asks for a directory of its own', async () => {
  const DATA_DIR = emptyDataDirectory('damaged')
  const damaged = path.join(parent, 'damaged backup')
  fs.cpSync(backup, damaged, { recursive: true })
  const file = path.join(damaged, 'files', FILE)
  const bytes = fs.readFileSync(file)
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  fs.writeFileSync(file, bytes)
  const refused = await run(['restore', damaged], { DATA_DIR, BACKUP_IDENTITY: identity })
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(`beschädigt: files/${FILE}`) })
  const onto = await run(['backup', backup], { DATA_DIR })
  expect(onto).toMatchObject({ code: 1, output: expect.stringContaining('ist nicht leer') })
}, 120_000)
