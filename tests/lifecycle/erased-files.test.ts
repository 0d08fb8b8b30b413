import fs from 'node:fs'
import path from 'node:path'
import { hashPassword } from 'better-auth/crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { postgresDirectory } from '../../scripts/house/upgrade/directories.ts'
import { findRunningPostgres } from '../../src/platform/server/database/embedded/start.ts'
import { diskBlobs } from '../../src/platform/server/files/blobs/disk.ts'
import { KEY_BYTES, seal } from '../../src/platform/server/files/sealed/seal.ts'
import { readZip } from '../../src/platform/server/files/zip.ts'
import { runCommand } from '../setup/run-command.ts'
import { type Product, startProduct } from '../setup/start-product.ts'
import { copyCluster } from './copy-cluster.ts'
import { makeDataDirectory } from './database-driver.ts'

const PASSWORD = 'ein ganzer Satz als Passwort'
const env = { AUTH_SECRET: 'a secret of at least thirty-two characters', DEMO: 'off', LOG_LEVEL: 'warn' }
const LIMITS = { entries: 100, bytesEach: 1_000_000, bytesTogether: 10_000_000 }

/** Two people with one file each; the first one leaves after the backup was made. */
const PEOPLE = ['gegangen', 'geblieben'].map((name, n) => ({
  email: `${name}@test.example`,
  userId: `0190a3f0-7c5e-7a86-b54c-3f8f9f1f2a0${n}`,
  fileId: `0190a3f0-7c5e-7a86-b54c-3f8f9f1f2a1${n}`,
  content: `%PDF-1.7\nein Zeugnis für ${name}\n%%EOF`,
}))
const [gone, stayed] = PEOPLE

let dataDir: string
let parent: string
let backup: string
let keys: string

beforeAll(async () => {
  dataDir = makeDataDirectory()
  parent = path.dirname(dataDir)
  backup = path.join(parent, 'backup')
  keys = path.join(parent, 'elsewhere', 'keys')
  copyCluster(postgresDirectory(dataDir))
  const product = await startProduct({ ...env, DATA_DIR: dataDir })
  const client = await databaseOf(dataDir)
  for (const person of PEOPLE) await arrive(client, person)
  expect(await run(['backup', backup], dataDir)).toMatchObject({ code: 0 })
  expect(await run(['backup:keys', keys], dataDir)).toMatchObject({
    code: 0,
    output: expect.stringContaining('Kopiert: 2 Schlüssel'),
  })
  await leave(product, client, gone?.email ?? '')
  // The nightly copy takes the place of the one that still had both.
  expect(await run(['backup:keys', keys], dataDir)).toMatchObject({
    code: 0,
    output: expect.stringContaining('Kopiert: 1 Schlüssel'),
  })
  await client.end()
  await product.stop()
}, 240_000)

afterAll(() => fs.rmSync(parent, { recursive: true, force: true }))

it('the files of an erased account cannot be read in a backup made before, those of others can', async () => {
  const DATA_DIR = path.join(parent, 'restored')
  copyCluster(postgresDirectory(DATA_DIR))
  expect(fs.readdirSync(path.join(backup, 'files')).sort()).toEqual(PEOPLE.map(({ fileId }) => fileId))
  const restored = await run(['restore', backup], DATA_DIR)
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('2 Dateien bleiben unlesbar') })
  const put = await run(['restore:keys', keys], DATA_DIR)
  expect(put).toMatchObject({ code: 0, output: expect.stringContaining('Zurückgelegt: 1 von 1') })
  // New keys for what is there, and a copy of them that holds the old ones, too.
  expect(await run(['files:rekey'], DATA_DIR)).toMatchObject({
    code: 0,
    output: expect.stringContaining('Neu verschlüsselt: 1 Datei.'),
  })
  const renewed = path.join(parent, 'elsewhere', 'renewed')
  expect(await run(['backup:keys', renewed], DATA_DIR)).toMatchObject({ code: 0 })
  fs.rmSync(path.join(DATA_DIR, 'keys'), { recursive: true })
  expect(await run(['restore:keys', renewed], DATA_DIR)).toMatchObject({
    code: 0,
    output: expect.stringContaining('Zurückgelegt: 1 von 1'),
  })
  const product = await startProduct({ ...env, DATA_DIR })
  try {
    // The account itself was in the backup, and so is what it had written; its file was, too, and is lost for good.
    expect(await filesInArchive(product, gone?.email ?? '')).toEqual([])
    expect(await filesInArchive(product, stayed?.email ?? '')).toEqual([stayed?.content])
  } finally {
    await product.stop()
  }
}, 240_000)

it('a copy of the keys that is cut is refused, and nothing is put back', async () => {
  const DATA_DIR = path.join(parent, 'cut')
  copyCluster(postgresDirectory(DATA_DIR))
  const cut = path.join(parent, 'cut keys')
  fs.writeFileSync(cut, fs.readFileSync(keys).subarray(0, 60))
  expect(await run(['restore:keys', cut], DATA_DIR)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/beschädigt|nicht vollständig/),
  })
  expect(fs.existsSync(path.join(DATA_DIR, 'keys'))).toBe(false)
}, 120_000)

const run = (args: readonly string[], directory: string) => runCommand(args, { ...env, DATA_DIR: directory })

async function databaseOf(directory: string): Promise<pg.Client> {
  const connectionString = await findRunningPostgres(postgresDirectory(directory), 'stellwerk')
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client
}

async function arrive(client: pg.Client, { email, userId, fileId, content }: (typeof PEOPLE)[number]) {
  await client.query(
    `insert into "user" (id, name, email, email_verified, type) values ($1, 'Miriam', $2, true, 'APPLICANT')`,
    [userId, email],
  )
  await client.query(
    `insert into account (id, account_id, provider_id, user_id, password) values (gen_random_uuid(), $1::text, 'credential', $1::uuid, $2)`,
    [userId, await hashPassword(PASSWORD)],
  )
  await client.query(
    `insert into uploaded_file (id, owner_user_id, name, content_type, size, sha256, is_sealed) values ($1, $2, 'zeugnis.pdf', 'application/pdf', $3, '', true)`,
    [fileId, userId, Buffer.byteLength(content)],
  )
  const key = Buffer.alloc(KEY_BYTES, fileId.slice(-1))
  await diskBlobs(dataDir, 'keys').write(fileId, key)
  await diskBlobs(dataDir).write(fileId, seal(Buffer.from(content), key))
}

async function post(product: Product, pathname: string, body: object, cookie = '') {
  const headers = { 'content-type': 'application/json', origin: product.url, cookie }
  const answer = await fetch(`${product.url}/api/auth${pathname}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  expect(answer.status, pathname).toBe(200)
  return answer
}

async function signIn(product: Product, email: string): Promise<string> {
  const { headers } = await post(product, '/sign-in/email', { email, password: PASSWORD })
  return headers
    .getSetCookie()
    .map((line) => line.slice(0, line.indexOf(';')))
    .join('; ')
}

/** Deletes the account as its person does: on the page, then by the link in the mail. */
async function leave(product: Product, client: pg.Client, email: string) {
  const cookie = await signIn(product, email)
  await post(product, '/delete-user', {}, cookie)
  const { rows } = await client.query<{ text: string }>(
    `select text from outbox_mail where kind = 'delete-account' and recipient = $1`,
    [email],
  )
  const link = /:\n(http\S+)/.exec(rows[0]?.text ?? '')?.[1] ?? ''
  await post(product, '/delete-user', { token: new URL(link).searchParams.get('delete') }, cookie)
}

/** The files that a person gets with all their data. */
async function filesInArchive(product: Product, email: string): Promise<string[]> {
  const headers = { cookie: await signIn(product, email) }
  const answer = await fetch(`${product.url}/api/files/my-data`, { headers })
  expect(answer.status).toBe(200)
  const entries = readZip(new Uint8Array(await answer.arrayBuffer()), LIMITS)
  return entries.filter(({ name }) => name.endsWith('.pdf')).map(({ content: bytes }) => Buffer.from(bytes).toString())
}
