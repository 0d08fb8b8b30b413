import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { startPgBouncer } from '../../scripts/engines/starters/pgbouncer.ts'
import { startPostgres } from '../../scripts/engines/starters/postgres/postgres.ts'
import { postgresDirectory } from '../../scripts/house/upgrade/directories.ts'
import { findRunningPostgres } from '../../src/platform/server/database/embedded/start.ts'
import type { Blobs } from '../../src/platform/server/files/blobs/blob-store.ts'
import { diskBlobs } from '../../src/platform/server/files/blobs/disk.ts'
import { s3Blobs } from '../../src/platform/server/files/blobs/s3.ts'
import { runCommand } from '../setup/run-command.ts'
import { type Product, startProduct } from '../setup/start-product.ts'
import { demoApplicant } from './demo-applicant.ts'

const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'stellwerk-backup-'))
fs.chmodSync(parent, 0o711)
const opened: (() => unknown)[] = [() => fs.rmSync(parent, { recursive: true, force: true })]
afterEach(async () => {
  for (const close of opened.splice(1).reverse()) await close()
})

const identity = await generateX25519Identity()
const env = {
  AUTH_SECRET: 'a secret of at least thirty-two characters',
  LOG_LEVEL: 'error',
  BACKUP_RECIPIENT: await identityToRecipient(identity),
  BACKUP_IDENTITY: identity,
}

/** A database outside, with two roles; or with one role, behind a pooler. */
async function external(version: '15' | '18') {
  const postgres = await startPostgres({ version, standbys: 0, isSynchronous: false })
  opened.push(postgres.stop)
  const owner = postgres.env.DATABASE_OWNER_URL
  if (version === '18') return { owner, variables: postgres.env }
  const pooler = await startPgBouncer({ database: `postgresql://stellwerk_owner@${postgres.address}/stellwerk` })
  opened.push(pooler.stop)
  return { owner, variables: pooler.env }
}

async function start(variables: Record<string, string>, demo: 'on' | 'off'): Promise<Product> {
  const product = await startProduct({ ...env, ...variables, DEMO: demo })
  opened.push(product.stop)
  return product
}

/** Writes and uploads, one after the other, until it is stopped. */
async function startWriting(product: Product) {
  const applicant = await demoApplicant(product)
  let isOver = false
  let uploads = 0
  const working = (async () => {
    for (; !isOver; uploads += 1) {
      expect((await applicant.upload()).status).toBe(200)
      await wait(30)
    }
  })()
  return async () => {
    isOver = true
    await working
    return uploads
  }
}

/** Every file that rows name is in the store; and of a restored store no other. */
async function expectComplete(databaseUrl: string, store: Blobs) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: string }>('select id from uploaded_file union select id from invoice_file')
  await client.end()
  const there: string[] = []
  for await (const { id } of store.list()) there.push(id)
  expect(there.sort()).toEqual(rows.map(({ id }) => id).sort())
  expect(rows.length).toBeGreaterThan(10)
  return rows.length
}

test.each(['15', '18'] as const)(
  'from the embedded database and a disk to PostgreSQL %s and S3 and back, while people write',
  async (version) => {
    const dataDir = path.join(parent, `first-${version}`)
    const first = await start({ DATA_DIR: dataDir }, 'on')
    const stopWriting = await startWriting(first)
    const backup = path.join(parent, `backup-${version}`)
    const made = await runCommand(['backup', backup], { ...env, DATA_DIR: dataDir })
    expect(made).toMatchObject({ code: 0, output: expect.stringContaining('verschlüsselt') })
    expect(await stopWriting()).toBeGreaterThan(2)
    await first.stop()

    const { owner, variables } = await external(version)
    const s3Url = (process.env.BACKUP_S3_URL ?? '').replace('?', `/${version}-${process.pid}?`)
    const outside = { ...variables, S3_URL: s3Url, DATA_DIR: path.join(parent, `node-${version}`) }
    const restored = await runCommand(['restore', backup], { ...env, ...outside })
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Wiederhergestellt: ') })
    const count = await expectComplete(owner, s3Blobs(s3Url))
    const refused = await runCommand(['restore', backup], { ...env, ...outside })
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('Diese Datenbank ist nicht leer') })
    const second = await start(outside, 'off')
    expect(await (await fetch(`${second.url}/readyz`)).text()).not.toContain('file store')

    const stopAgain = await startWriting(second)
    const back = path.join(parent, `back-${version}`)
    expect(await runCommand(['backup', back], { ...env, ...outside })).toMatchObject({ code: 0 })
    expect(await stopAgain()).toBeGreaterThan(2)
    await second.stop()

    const homeDir = path.join(parent, `home-${version}`)
    expect(await runCommand(['restore', back], { ...env, DATA_DIR: homeDir })).toMatchObject({ code: 0 })
    const home = await start({ DATA_DIR: homeDir }, 'off')
    const homeUrl = await findRunningPostgres(postgresDirectory(homeDir), 'stellwerk')
    expect(await expectComplete(homeUrl ?? '', diskBlobs(homeDir))).toBeGreaterThanOrEqual(count)
    expect((await (await demoApplicant(home)).get('/app/applicant/applications')).status).toBe(200)
  },
  300_000,
)

test('a backup that is interrupted is none: asked to end it leaves nothing, killed nothing that could be restored', async () => {
  const dataDir = path.join(parent, 'first-18')
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const target = path.join(parent, `interrupted-${signal}`)
    const isBegun = () => fs.existsSync(path.join(target, 'files'))
    const { code } = await runCommand(['backup', target], { ...env, DATA_DIR: dataDir }, { signal, when: isBegun })
    expect(code).not.toBe(0)
    if (signal === 'SIGTERM') expect(fs.readdirSync(target)).toEqual([])
    const restored = await runCommand(['restore', target], { ...env, DATA_DIR: path.join(parent, 'never') })
    expect(restored).toMatchObject({ code: 1, output: expect.stringContaining('keine vollständige Sicherung') })
  }
})
