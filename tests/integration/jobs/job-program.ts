// Started by killed.test.ts: runs the test's jobs until it is killed, or told to end.
import { sql } from 'drizzle-orm'
import { getConfig } from '../../../src/platform/server/config.ts'
import { closeDatabase } from '../../../src/platform/server/database/db.ts'
import { EVERY_MINUTE, type Job } from '../../../src/platform/server/jobs/job.ts'
import { startJobs } from '../../../src/platform/server/jobs/start-jobs.ts'
import { createLog } from '../../../src/platform/server/log.ts'

/** Does the due work once, and waits at the gate before it commits. */
const guarded: Job = {
  name: 'test-guarded',
  label: 'Test',
  schedule: EVERY_MINUTE,
  isAwaited: true,
  async run({ db }) {
    await db.execute(sql`insert into test_begun (pid) values (${process.pid})`)
    await db.transaction(async (tx) => {
      await tx.execute(sql`
        with due as (delete from test_due returning id)
        insert into test_done (id, pid) select id, ${process.pid} from due`)
      await tx.execute(sql`select pg_advisory_xact_lock_shared(4711)`)
    })
  },
}

const broken: Job = {
  name: 'test-broken',
  label: 'Test',
  schedule: EVERY_MINUTE,
  run: () => Promise.reject(new TypeError('eva@test.example')),
}

const running = await startJobs([broken, guarded], {
  log: createLog(getConfig().LOG_LEVEL),
  mayRun: async () => true,
})
process.once('SIGTERM', async () => {
  await running.stop()
  await closeDatabase()
})
console.log('ready')
