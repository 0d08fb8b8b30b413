import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '~/platform/server/database/db'
import { EVERY_MINUTE, type Job } from '~/platform/server/jobs/job'
import { keepJobs } from '~/platform/server/jobs/keep-jobs'
import { ONE_AT_A_TIME, openQueue, overPool, requestRun } from '~/platform/server/jobs/queue'
import { startJobs } from '~/platform/server/jobs/start-jobs'
import { createLog } from '~/platform/server/log'
import { readiness } from '~/server/readiness'
import { ownerDatabase } from '../../factories/owner'

const owner = ownerDatabase()
const WARNING = 'warning: the background jobs of this process have not started'

test('a process whose queue does not answer at its start says so, and runs the jobs once it does', async () => {
  const ran = Promise.withResolvers<void>()
  const job: Job = {
    ...{ name: 'test-late-start', label: 'Test', schedule: EVERY_MINUTE, isAwaited: true },
    run: async () => ran.resolve(),
  }
  await owner.execute(sql`alter schema pgboss rename to pgboss_away`)
  const { log, lines } = listeningLog()
  const jobs = keepJobs([job], { log, mayRun: async () => true })
  try {
    await expect.poll(() => lines.join('\n')).toContain('background jobs not started')
    expect((await readiness()).details).toContain(WARNING)
    await owner.execute(sql`alter schema pgboss_away rename to pgboss`)
    await expect.poll(async () => (await readiness()).details).not.toContain(WARNING)
    await database().db.transaction((tx) => requestRun(tx, job.name))
    await ran.promise
  } finally {
    await jobs.stop()
  }
})

test('who stops before the queue has ever answered does not wait for it', async () => {
  await owner.execute(sql`alter schema pgboss rename to pgboss_away`)
  const { log, lines } = listeningLog()
  try {
    const jobs = keepJobs([], { log, mayRun: async () => true })
    await expect.poll(() => lines.join('\n')).toContain('background jobs not started')
    await jobs.stop()
    expect((await readiness()).details).not.toContain(WARNING)
  } finally {
    await owner.execute(sql`alter schema pgboss_away rename to pgboss`)
  }
})

test('a job that only a newer version beside this one knows keeps its schedule', async () => {
  const queue = openQueue(overPool, { migrate: false, supervise: false, schedule: false })
  await queue.start()
  await queue.createQueue('test-of-next-version', ONE_AT_A_TIME)
  await queue.schedule('test-of-next-version', '0 3 * * *')
  const jobs = await startJobs([], { log: listeningLog().log, mayRun: async () => true })
  const schedules = await queue.getSchedules()
  await Promise.all([jobs.stop(), queue.stop({ close: false })])
  expect(schedules.map(({ name }) => name)).toContain('test-of-next-version')
})

function listeningLog() {
  const lines: string[] = []
  return { lines, log: createLog('info', { write: (line: string) => void lines.push(line) }) }
}
