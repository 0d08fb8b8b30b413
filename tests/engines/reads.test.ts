import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPostgres } from '../../scripts/engines/starters/postgres/postgres.ts'
import type { PostgresServer } from '../../scripts/engines/starters/postgres/server.ts'
import { announce } from '../../src/platform/server/bus/announce.ts'
import { startBus } from '../../src/platform/server/bus/bus.ts'
import { closeDatabase, type Database, database, readDatabase } from '../../src/platform/server/database/db.ts'
import { followReads, positionNow, readsFor } from '../../src/platform/server/database/servers/reads.ts'
import { withWrittenMark, writtenMark } from '../../src/server/requests/written-mark.ts'

let standby: PostgresServer
let stop: () => Promise<void>
let services: { stop(): Promise<void> }[] = []

beforeAll(async () => {
  const pair = await startPostgres({ version: '15', isSynchronous: false })
  const [primary, second] = pair.servers
  if (!primary || !second) throw new Error('no pair')
  standby = second
  stop = pair.stop
  await primary.query('create table written (id int primary key)')
  const [url, readUrl] = pair.servers.map(({ port }) => `postgresql://postgres@127.0.0.1:${port}/postgres`)
  Object.assign(process.env, { DATABASE_URL: url, DATABASE_READ_URL: readUrl })
  services = [startBus(() => {}), followReads()]
})
afterAll(async () => {
  for (const service of services) await service.stop()
  await closeDatabase()
  await stop()
})

test('who has just written reads it, also while the standby is behind', async () => {
  await vi.waitUntil(() => isStandby(readsFor(null)), { timeout: 20_000 })
  await standby.query('select pg_wal_replay_pause()')
  await database().db.execute(sql`insert into written values (1)`)
  const answer = await withWrittenMark(new Request('http://here.test/', { method: 'POST' }), new Response('done'))
  const [cookie = ''] = answer.headers.get('set-cookie')?.split(';') ?? []
  const mark = writtenMark(new Headers({ cookie: `other=1; ${cookie}` }))
  expect(await rowsIn(readsFor(mark))).toBe(1)
  // Everybody else may be behind for a moment.
  expect(await rowsIn(readsFor(null))).toBe(0)
  await standby.query('select pg_wal_replay_resume()')
  await vi.waitUntil(() => isStandby(readsFor(mark)), { timeout: 20_000 })
  expect(await rowsIn(readsFor(mark))).toBe(1)
})

test('what a notice told of is never read from a standby that does not have it', async () => {
  await vi.waitUntil(() => isStandby(readsFor(null)), { timeout: 20_000 })
  await standby.query('select pg_wal_replay_pause()')
  await database().db.transaction(async (tx) => {
    await tx.execute(sql`insert into written values (2)`)
    await announce(tx, 'changed_pages', ['postings'])
  })
  await vi.waitUntil(async () => !(await isStandby(readsFor(null))), { timeout: 20_000 })
  // It stays so, however long it takes.
  for (let look = 0; look < 10; look += 1, await wait(100)) expect(await rowsIn(readsFor(null))).toBe(2)
  await standby.query('select pg_wal_replay_resume()')
  await vi.waitUntil(() => isStandby(readsFor(null)), { timeout: 20_000 })
  expect(await rowsIn(readsFor(null))).toBe(2)
})

test('nothing is written where is read, also where that is no standby', async () => {
  await expect(readDatabase().db.execute(sql`insert into written values (3)`)).rejects.toMatchObject({
    cause: { code: '25006' },
  })
  const { rows } = await readDatabase().db.execute(sql`show default_transaction_read_only`)
  expect(rows).toEqual([{ default_transaction_read_only: 'on' }])
})

test('while the standby says nothing the primary is read, and the standby again when it is back', async () => {
  await vi.waitUntil(() => isStandby(readsFor(null)), { timeout: 20_000 })
  standby.signal('SIGSTOP')
  const hanging = rowsIn(readsFor(null)).catch((error: unknown) => error)
  await vi.waitUntil(() => readsFor(null) === database().db, { timeout: 20_000 })
  expect(await rowsIn(readsFor(null))).toBe(2)
  // The standby is still frozen: nothing ends the wait but a limit of ours.
  expect(await hanging).toBeInstanceOf(Error)
  standby.signal('SIGCONT')
  await vi.waitUntil(() => isStandby(readsFor(null)), { timeout: 20_000 })
  expect(await positionNow()).toMatch(/^\w+\/\w+$/)
})

async function rowsIn(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from written`)
  return rows[0]?.count ?? -1
}

async function isStandby(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`)
  return rows[0]?.is ?? false
}
