import type { PgBoss } from 'pg-boss'
import { currentTime } from '../../../lib/current-time.ts'
import { workDatabase } from '../database/db.ts'
import type { Logger } from '../log.ts'
import { repeatedFailures } from '../repeated-failures.ts'
import { asPartOf } from '../tracing/span.ts'
import { readOrigin } from '../tracing/underway.ts'
import { errorTrace } from './error-trace.ts'
import type { Job } from './job.ts'
import { ONE_AT_A_TIME, openQueue, overPool, TIME_ZONE } from './queue.ts'
import { recordedRun, type TellOfFailure } from './record.ts'

/** A process that is silent this long counts as gone, and its runs are taken over by others, seconds. */
const HEARTBEAT_SECONDS = 20
const LOOK_FOR_THE_GONE_SECONDS = 10
const LONGEST_SECONDS = 15 * 60
const FIRST_RETRY_SECONDS = 60
const LAST_RETRY_SECONDS = 60 * 60
/** Finished runs are not needed: the result of the last one is in `worker_job`. */
const KEPT_SECONDS = 60 * 60
/** How long a requested run may go unnoticed, seconds. */
const POLL_SECONDS = 5
const POLL_AWAITED_SECONDS = 1
/** Requests that one run answers. */
const MOST_AT_ONCE = 500
/** How often is checked whether this process may work, milliseconds. */
const LOOK_MS = 5_000
/**
 * How long running jobs may take when the process stops, milliseconds; then they are given back and start again
 * elsewhere.
 */
const STOP_WITHIN_MS = 8_000
/**
 * Names of jobs that no longer exist, listed a version after they went, because the one before still runs them. Other
 * schedules that this process does not know may be those of a newer version beside it.
 */
const RETIRED: ReadonlySet<string> = new Set()

export type JobOptions = {
  log: Logger
  /** Whether this process may run jobs now; otherwise others do. */
  mayRun: () => Promise<boolean>
  tellOfFailure?: TellOfFailure
}

export type RunningJobs = { stop(): Promise<void> }

/**
 * Registers the jobs with their schedules and runs them until it is stopped, sharing the work with all other processes.
 * @throws when the queue does not answer; nothing runs then
 */
export async function startJobs(jobs: readonly Job[], options: JobOptions): Promise<RunningJobs> {
  const { log, mayRun } = options
  const ending = new AbortController()
  const queue = openQueue(overPool, {
    migrate: false,
    superviseIntervalSeconds: LOOK_FOR_THE_GONE_SECONDS,
    monitorIntervalSeconds: LOOK_FOR_THE_GONE_SECONDS,
    cronMonitorIntervalSeconds: 5,
    cronWorkerIntervalSeconds: 1,
  })
  const tell = repeatedFailures(() => log)
  queue.on('error', (error) => tell('error', { error }, 'queue of background jobs'))
  queue.on('warning', ({ message }) => log.warn({ warning: message }, 'queue of background jobs'))
  let isWorking = false
  async function follow() {
    const may = await mayRun()
    if (ending.signal.aborted || may === isWorking) return
    isWorking = may
    await Promise.all(jobs.map((job) => (may ? work(queue, job, ending.signal, options) : queue.offWork(job.name))))
  }
  try {
    await queue.start()
    await register(queue, jobs)
    await follow()
  } catch (error) {
    // Half of it would run without anybody to stop it.
    await queue.stop({ graceful: false }).catch(() => {})
    throw error
  }
  let following = Promise.resolve()
  const timer = setInterval(() => {
    following = following.then(follow).catch((error: unknown) => tell('warn', { error }, 'clock not judged'))
  }, LOOK_MS)
  return {
    async stop() {
      clearInterval(timer)
      ending.abort()
      await following
      await queue.stop({ timeout: STOP_WITHIN_MS })
    },
  }
}

async function register(queue: PgBoss, jobs: readonly Job[]) {
  for (const job of jobs) {
    const settings = settingsOf(job)
    await queue.createQueue(job.name, { ...ONE_AT_A_TIME, ...settings })
    await queue.updateQueue(job.name, settings)
    // After a time without any process, daily jobs run immediately.
    await queue.schedule(job.name, job.schedule, null, { tz: TIME_ZONE, missed: 'once' })
  }
  const schedules = await queue.getSchedules()
  await Promise.all(
    schedules.filter(({ name }) => RETIRED.has(name)).map(({ name, key }) => queue.unschedule(name, key)),
  )
}

function settingsOf({ longestSeconds = LONGEST_SECONDS, retries = 0 }: Job) {
  return {
    expireInSeconds: longestSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retryLimit: retries,
    retryBackoff: true,
    retryDelay: FIRST_RETRY_SECONDS,
    retryDelayMax: LAST_RETRY_SECONDS,
    deleteAfterSeconds: KEPT_SECONDS,
  }
}

async function work(queue: PgBoss, job: Job, ending: AbortSignal, { log, tellOfFailure }: JobOptions) {
  const { db } = workDatabase()
  const pollingIntervalSeconds = job.isAwaited ? POLL_AWAITED_SECONDS : POLL_SECONDS
  // One run answers any number of requests.
  await queue.work(job.name, { pollingIntervalSeconds, batchSize: MOST_AT_ONCE }, async (runs) => {
    const signal = AbortSignal.any([...runs.map((run) => run.signal), ending])
    const askedBy = runs.flatMap(({ data }) => readOrigin(data) ?? [])
    await asPartOf(askedBy, `job ${job.name}`, async () => {
      try {
        await recordedRun(db, job.name, () => job.run({ db, now: currentTime(), signal, log }), { tellOfFailure })
      } catch (error) {
        log.error({ job: job.name, error }, 'background job failed')
        // The queue stores no message: it may contain personal data.
        throw Object.assign(new Error(errorTrace(error)), { stack: undefined })
      }
    })
  })
}
