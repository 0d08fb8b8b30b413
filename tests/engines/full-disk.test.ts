import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { postgresDirectory } from '../../scripts/house/upgrade/directories.ts'
import {
  ensureDatabase,
  findRunningPostgres,
  startEmbeddedPostgres,
} from '../../src/platform/server/database/embedded/start.ts'
import { runCommand } from '../setup/run-command.ts'
import { startProduct } from '../setup/start-product.ts'
import { demoApplicant } from './demo-applicant.ts'

const TOKEN = 'a token of at least thirty-two characters'
const NO_ROOM = 'kein Platz'

const disks = process.env.FULL_DISKS ?? ''
const env = {
  DEMO: 'on',
  METRICS_TOKEN: TOKEN,
  LOG_LEVEL: 'error',
  AUTH_SECRET: 'a secret of at least thirty-two characters',
}
const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})

/** Writes until only so many bytes are free; the returned function gives them back. */
function fill(disk: string, left: number): () => void {
  const file = path.join(disk, `ballast-${left}`)
  const handle = fs.openSync(file, 'w')
  try {
    for (;;) {
      const { bavail, bsize } = fs.statfsSync(disk)
      const size = Math.min(bavail * bsize - left, 8 * 1024 * 1024)
      if (size <= 0) break
      fs.writeSync(handle, Buffer.alloc(size))
    }
  } finally {
    fs.closeSync(handle)
  }
  return () => fs.rmSync(file)
}

async function start(more: Record<string, string>) {
  const product = await startProduct({ ...env, ...more })
  opened.push(() => product.stop())
  return demoApplicant(product)
}

async function postingsIn(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ id: string }>("select id from job_posting where status = 'published' limit 60")
  await client.end()
  return rows.map(({ id }) => id)
}

test('a full DATA_DIR: commands are refused in a sentence, reading goes on, and room alone is enough', async () => {
  const disk = path.join(disks, 'data')
  const product = await start({ DATA_DIR: path.join(disk, 'stellwerk') })
  const database = await findRunningPostgres(postgresDirectory(path.join(disk, 'stellwerk')), 'stellwerk')
  const [posting = ''] = await postingsIn(database ?? '')
  const save = (isSaved: boolean) => product.call('savedJob.toggle', { jobPostingId: posting, isSaved })
  expect(await save(true)).toMatchObject({ status: 200 })
  expect(await product.upload()).toMatchObject({ status: 200 })

  // Nothing more at all fits, as when another program has filled the disk.
  const free = [fill(disk, 20_000_000), fill(disk, 0)]
  await expect.poll(async () => (await save(false)).status).toBe(507)
  expect((await save(false)).text).toContain(NO_ROOM)
  expect(await product.upload()).toMatchObject({ status: 507, text: expect.stringContaining(NO_ROOM) })
  for (const page of ['/search/jobs', `/job-posting/${posting}`, '/app/applicant/applications', '/auth/login']) {
    expect([page, (await product.get(page)).status]).toEqual([page, 200])
  }
  expect(await product.get('/readyz')).toMatchObject({
    status: 200,
    text: expect.stringContaining('0 MB free in DATA_DIR'),
  })
  expect((await product.get('/metrics', { authorization: `Bearer ${TOKEN}` })).text).toMatch(
    /stellwerk_disk_bytes\{state="free"\} 0/,
  )

  for (const give of free) give()
  await expect.poll(async () => (await save(false)).status).toBe(200)
  expect(await product.upload()).toMatchObject({ status: 200 })
})

test('a full disk of the database: the same, while its own disk has room', async () => {
  const disk = path.join(disks, 'database')
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'stellwerk-data-'))
  opened.push(async () => fs.rmSync(dataDir, { recursive: true, force: true }))
  const postgres = await startEmbeddedPostgres({ directory: path.join(disk, 'postgres') })
  opened.push(() => postgres.stop())
  const url = await ensureDatabase(postgres, 'stellwerk')
  const product = await start({ DATA_DIR: dataDir, DATABASE_URL: url })
  const postings = await postingsIn(url)
  const draft = (jobPostingId: string) =>
    product.call('savedJob.setNote', { jobPostingId, note: randomBytes(100).toString('hex') })
  for (const id of postings) await product.call('savedJob.toggle', { jobPostingId: id, isSaved: true })
  expect(await draft(postings[0] ?? '')).toMatchObject({ status: 200 })

  const give = fill(disk, 0)
  const refused = []
  for (const id of postings) {
    const answer = await draft(id)
    if (answer.status !== 200) refused.push(answer)
  }
  expect(refused.length).toBeGreaterThan(0)
  for (const { status, text } of refused) {
    expect(status).toBe(503)
    expect(text).toContain(NO_ROOM)
  }
  expect((await product.get('/search/jobs')).status).toBe(200)
  expect((await product.get('/app/applicant/applications')).status).toBe(200)
  expect((await product.get('/readyz')).text).toContain('there was no room in the last five minutes: database')
  expect((await product.get('/metrics', { authorization: `Bearer ${TOKEN}` })).text).toMatch(
    /stellwerk_no_room_total\{place="database"\} [1-9]/,
  )

  give()
  await expect.poll(async () => (await draft(postings[0] ?? '')).status).toBe(200)
})

test('a backup that finds no room leaves nothing, and says so', async () => {
  const disk = path.join(disks, 'data')
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'stellwerk-data-'))
  fs.chmodSync(dataDir, 0o711)
  opened.push(async () => fs.rmSync(dataDir, { recursive: true, force: true }))
  const product = await startProduct({ ...env, DATA_DIR: dataDir })
  await product.stop()
  const target = path.join(disk, 'backup')
  const give = fill(disk, 100_000)
  const failed = await runCommand(['backup', target], { ...env, DATA_DIR: dataDir })
  expect(failed).toMatchObject({ code: 1, output: expect.stringContaining(`Datenträger von ${target} ist kein Platz`) })
  expect(fs.readdirSync(target)).toEqual([])
  give()
  expect(await runCommand(['backup', target], { ...env, DATA_DIR: dataDir })).toMatchObject({ code: 0 })
})
