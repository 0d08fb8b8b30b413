import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startPostgres } from '../../scripts/engines/starters/postgres/postgres.ts'
import { diskBlobs } from '../../src/platform/server/files/blobs/disk.ts'
import { startProduct } from '../setup/start-product.ts'
import { demoApplicant } from './demo-applicant.ts'

const run = promisify(execFile)
const programs = process.env.POSTGRES_15 ?? ''
const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'stellwerk-point-'))
fs.chmodSync(parent, 0o711)
afterAll(() => fs.rmSync(parent, { recursive: true, force: true }))

const dataDir = path.join(parent, 'data')
const archive = path.join(parent, 'archive')
const env = { AUTH_SECRET: 'a secret of at least thirty-two characters', LOG_LEVEL: 'error', DATA_DIR: dataDir }

async function query<Row extends pg.QueryResultRow>(connectionString: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

async function fileIds(): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of diskBlobs(dataDir).list()) ids.push(id)
  return ids.sort()
}

// As docs/operations.md tells an operator to do it, with PostgreSQL's own programs.
test('back to the moment before somebody deleted what they should not have', async () => {
  const postgres = await startPostgres({ version: '15', standbys: 0, isSynchronous: false })
  try {
    const [server] = postgres.servers
    if (!server) throw new Error('no server')
    const { uid, gid } = fs.statSync(server.data)
    const owned = (directory: string) => {
      fs.mkdirSync(directory, { mode: 0o700 })
      fs.chownSync(directory, uid, gid)
    }
    owned(archive)
    await server.query("alter system set archive_mode = 'on'")
    await server.query(`alter system set archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`)
    await server.stop()
    await server.start()

    const { DATABASE_URL, DATABASE_OWNER_URL: owner } = postgres.env
    const urls = { DATABASE_URL, DATABASE_OWNER_URL: owner }
    const first = await startProduct({ ...env, ...urls, DEMO: 'on' })
    const applicant = await demoApplicant(first)
    // As if files were cleaned for long.
    await query(owner, "update installation set bonded_at = now() - interval '30 days'")
    const base = path.join(parent, 'base')
    owned(base)
    const from = ['-h', '127.0.0.1', '-p', String(server.port), '-U', 'postgres']
    await run(path.join(programs, 'pg_basebackup'), [...from, '-D', base, '-c', 'fast', '-X', 'none'], {
      uid,
      gid,
      cwd: '/',
    })

    expect((await applicant.upload()).status).toBe(200)
    const rows = () =>
      query<{ title: string }>(owner, "select title from job_posting where status = 'published' order by id")
    const before = await rows()
    const [point] = await query<{ now: string }>(owner, 'select clock_timestamp()::text as now')
    await query(owner, "update job_posting set title = 'Verdorben' where status = 'published'")
    expect((await applicant.upload()).status).toBe(200)
    await first.stop()
    expect((await rows())[0]?.title).toBe('Verdorben')
    const filesThen = await fileIds()
    // The last segment leaves only when it is full, or like this.
    await server.query('select pg_switch_wal()')
    const archived =
      'select last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) as done from pg_stat_archiver'
    await expect
      .poll(async () => (await server.query<{ done: boolean }>(archived))[0]?.done, { timeout: 20_000 })
      .toBe(true)

    await server.stop()
    fs.renameSync(server.data, path.join(parent, 'spoiled'))
    await run('cp', ['-a', base, server.data])
    fs.writeFileSync(path.join(server.data, 'recovery.signal'), '')
    fs.appendFileSync(
      path.join(server.data, 'postgresql.auto.conf'),
      `restore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${point?.now}'\nrecovery_target_action = 'promote'\n`,
    )
    await run('chown', ['-R', `${uid}:${gid}`, server.data])
    await server.start()
    await expect
      .poll(async () => (await server.query<{ over: boolean }>('select not pg_is_in_recovery() as over'))[0]?.over)
      .toBe(true)
    expect(await rows()).toEqual(before)

    // The product with the search's snapshot and the files of later.
    const again = await startProduct({ ...env, ...urls, DEMO: 'off' })
    try {
      const page = await (await fetch(`${again.url}/search/jobs`)).text()
      expect(page).not.toContain('Verdorben')
      expect(before.some(({ title }) => page.includes(title))).toBe(true)
      // Documents that are made again come in addition.
      expect(await fileIds()).toEqual(expect.arrayContaining(filesThen))
      // Nothing is cleaned for days: whoever went back too far may go forward again.
      const bound = "select bonded_at > now() - interval '10 minutes' or bonded_at is null as lately from installation"
      await expect.poll(async () => (await query<{ lately: boolean }>(owner, bound))[0]?.lately).toBe(true)
    } finally {
      await again.stop()
    }
  } finally {
    await postgres.stop()
  }
}, 300_000)
