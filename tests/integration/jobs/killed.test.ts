import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getConfig } from '~/platform/server/config'
import { database } from '~/platform/server/database/db'
import { requestRun, waitingRuns } from '~/platform/server/jobs/queue'
import { workerJob } from '~/platform/server/jobs/table'
import { ownerDatabase } from '../../factories/owner'

const { db } = database()
const owner = ownerDatabase()
/** While this is held no run of the guarded job can end. */
const GATE = 4711

let gate: pg.Client
let children: ChildProcess[]

beforeAll(async () => {
  await owner.execute(sql`create table test_due (id int)`)
  await owner.execute(sql`create table test_begun (pid int)`)
  await owner.execute(sql`create table test_done (id int, pid int)`)
  gate = new pg.Client({ connectionString: getConfig().DATABASE_URL })
  await gate.connect()
  children = [spawnWorker(), spawnWorker(), spawnWorker()]
  await Promise.all(children.map(({ stdout }) => stdout && once(stdout, 'data')))
}, 60_000)

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await gate.end()
})

beforeEach(async () => {
  // The previous test's requests are finished.
  const going = sql`select count(*)::int as count from pgboss.job where name = 'test-guarded' and state in ('created', 'active')`
  await expect
    .poll(async () => (await owner.execute<{ count: number }>(going)).rows[0]?.count, { timeout: 20_000 })
    .toBe(0)
  await db.execute(sql`delete from test_due`)
  await db.execute(sql`delete from test_begun`)
  await db.execute(sql`delete from test_done`)
  await gate.query('select pg_advisory_lock($1)', [GATE])
  await db.execute(sql`insert into test_due values (1)`)
}, 30_000)

function spawnWorker() {
  return spawn(process.execPath, [path.join(import.meta.dirname, 'job-program.ts')], {
    env: process.env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

const ask = (name: string) => db.transaction((tx) => requestRun(tx, name))
const openGate = () => gate.query('select pg_advisory_unlock($1)', [GATE])
const pidsOf = async (table: 'begun' | 'done') => {
  const { rows } = await db.execute<{ pid: number }>(sql`select pid from ${sql.identifier(`test_${table}`)}`)
  return rows.map(({ pid }) => pid)
}
/** The process whose run waits at the gate. */
async function standing(): Promise<number> {
  await expect
    .poll(() => db.$count(sql`pg_locks`, sql`locktype = 'advisory' and objid = ${GATE} and not granted`), {
      timeout: 20_000,
    })
    .toBe(1)
  return (await pidsOf('begun')).at(-1) ?? 0
}

test('a failing job stops no other, and of one job no second run begins anywhere while one goes on', async () => {
  await ask('test-guarded')
  await standing()
  await ask('test-guarded')
  await ask('test-broken')
  const failures = async () => {
    const [row] = await db.select().from(workerJob).where(eq(workerJob.name, 'test-broken'))
    return row?.failures ?? 0
  }
  // The failing one is checked less often: by then everybody has checked the other.
  await expect.poll(failures, { timeout: 20_000 }).toBeGreaterThan(0)
  expect(await pidsOf('begun')).toHaveLength(1)
  await openGate()
  await expect.poll(() => pidsOf('done'), { timeout: 20_000 }).toHaveLength(1)
  // The waiting one runs then.
  await expect.poll(async () => (await pidsOf('begun')).length, { timeout: 20_000 }).toBeGreaterThan(1)
  const kept = await owner.execute(
    sql`select output::text from pgboss.job where name = 'test-broken' and state = 'failed'`,
  )
  expect(JSON.stringify(kept.rows)).toContain('TypeError')
  expect(JSON.stringify(kept.rows)).not.toContain('eva')
}, 60_000)

test('one run answers whatever has been asked for meanwhile, each subject by itself', async () => {
  await db.transaction(async (tx) => {
    for (let subject = 1; subject <= 50; subject++) await requestRun(tx, 'test-guarded', String(subject))
  })
  await standing()
  await openGate()
  await expect.poll(async () => (await waitingRuns('test-guarded')).length, { timeout: 20_000 }).toBe(0)
  expect((await pidsOf('begun')).length).toBeLessThan(10)
}, 60_000)

test('a run whose process is told to end is ended first', async () => {
  await ask('test-guarded')
  const pid = await standing()
  const child = children.find((each) => each.pid === pid)
  if (!child) throw new Error('nobody runs')
  const left = once(child, 'exit')
  child.kill('SIGTERM')
  await openGate()
  expect((await left)[0]).toBe(0)
  expect(await pidsOf('done')).toEqual([pid])
  children = [...children.filter((each) => each !== child), spawnWorker()]
}, 60_000)

test('a run whose process is killed begins anew in another, and does once what is to be done once', async () => {
  await ask('test-guarded')
  const pid = await standing()
  process.kill(pid, 'SIGKILL')
  await openGate()
  await expect.poll(() => pidsOf('done'), { timeout: 100_000, interval: 250 }).toHaveLength(1)
  expect(await pidsOf('done')).not.toEqual([pid])
}, 120_000)
