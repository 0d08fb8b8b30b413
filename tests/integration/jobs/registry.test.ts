import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { JOBS } from '~/features/administration/server/jobs/registry'
import { database } from '~/platform/server/database/db'
import type { Job } from '~/platform/server/jobs/job'
import { openQueue, overPool } from '~/platform/server/jobs/queue'
import { startJobs } from '~/platform/server/jobs/start-jobs'
import { workerJob } from '~/platform/server/jobs/table'
import { processLog } from '~/platform/server/process-log'
import { ownerDatabase } from '../../factories/owner'

const { db } = database()
const owner = ownerDatabase()
let running: Awaited<ReturnType<typeof startJobs>>

beforeAll(async () => {
  running = await startJobs(JOBS, { log: processLog(), mayRun: async () => true })
})
afterAll(() => running.stop())

const modules = import.meta.glob<Record<string, unknown>>('../../../src/features/*/server/jobs.ts', { eager: true })

/** All jobs the features export: lists, and functions that return lists depending on the composition root. */
function exported(): Job[] {
  return Object.values(modules).flatMap((each) =>
    Object.entries(each)
      .filter(([name]) => name.endsWith('Jobs'))
      .flatMap(([, jobs]) => (typeof jobs === 'function' ? jobs(() => null) : jobs)),
  )
}

test('every job that a feature exports is registered, once', () => {
  const names = JOBS.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
  expect(Object.keys(modules).length).toBeGreaterThan(6)
  expect(
    exported()
      .map(({ name }) => name)
      .filter((name) => !names.includes(name)),
  ).toEqual([])
  const labels = JOBS.map(({ label }) => label)
  expect(labels).toEqual([...new Set(labels)])
})

test('every job has its turns by its schedule, and runs when one has come', async () => {
  const queue = openQueue(overPool, { migrate: false, supervise: false, schedule: false })
  await queue.start()
  const schedules = await queue.getSchedules()
  await queue.stop({ close: false })
  expect(schedules.map(({ name, cron, timezone }) => ({ name, schedule: cron, timezone })).sort(byName)).toEqual(
    JOBS.map(({ name, schedule }) => ({ name, schedule, timezone: 'Europe/Berlin' })).sort(byName),
  )
  // As if no process had run for two days: every daily job has missed a run.
  await owner.execute(sql`update pgboss.schedule set created_on = now() - interval '3 days'`)
  await owner.execute(sql`update pgboss.version set cron_on = now() - interval '2 days'`)
  const ran = async () => {
    const rows = await db.select({ name: workerJob.name, at: workerJob.lastSucceededAt }).from(workerJob)
    return new Set(rows.flatMap(({ name, at }) => (at ? [name] : [])))
  }
  await expect
    .poll(
      async () => {
        const done = await ran()
        return JOBS.map(({ name }) => name).filter((name) => !done.has(name))
      },
      { timeout: 45_000, interval: 250 },
    )
    .toEqual([])
}, 60_000)

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name)
