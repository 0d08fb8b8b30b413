import { sql } from 'drizzle-orm'
import { type Clock, type ConstructorOptions, type Db, fromDrizzle, PgBoss, systemClock } from 'pg-boss'
import { currentTime } from '../../../lib/current-time.ts'
import { queueDatabase, type Transaction } from '../database/db.ts'
import { originOfLaterWork } from '../tracing/underway.ts'

/** The queue's own schema. Its owner creates it (`schema.ts`), the application uses it. */
const SCHEMA = 'pgboss'
/** Of each job one run may wait and one may be running, across all processes. */
export const ONE_AT_A_TIME = { policy: 'stately' } as const

/** The library uses the machine's clock by default; here it uses the database's. */
const clock: Clock = { ...systemClock, now: () => currentTime().getTime() }
/** For a process that only requests runs: no timers. */
const still: Clock = { ...clock, setInterval: () => null, clearInterval: () => {} }

/** Opens the queue over our own connections. `settings` say what it does by itself. */
export function openQueue(db: Db, settings: ConstructorOptions): PgBoss {
  return new PgBoss({ schema: SCHEMA, registerInstance: false, reindex: false, clock, ...settings, db })
}

/** The queue's own connections; fetched each time, because tests close them. */
export const overPool: Db = { executeSql: (text, values) => queueDatabase().$client.query(text, values) }

let sender: Promise<PgBoss> | undefined

/** For requests and look-ups; does nothing by itself. */
function asker(): Promise<PgBoss> {
  sender ??= openQueue(overPool, { migrate: false, supervise: false, schedule: false, clock: still })
    .start()
    .catch((error: unknown) => {
      sender = undefined
      throw error
    })
  return sender
}

const made = new Set<string>()

async function askerFor(name: string): Promise<PgBoss> {
  const queue = await asker()
  // Where no worker has started yet; the worker sets the other options.
  if (!made.has(name)) await queue.createQueue(name, ONE_AT_A_TIME)
  made.add(name)
  return queue
}

/**
 * Requests a run of a job outside its schedule, which begins within seconds after the commit, in any process.
 * @param subject id of what it is requested for: requests for other subjects do not wait for this transaction
 * @returns false when one waits already: asking twice is the same as asking once
 */
export async function requestRun(tx: Transaction, name: string, subject?: string): Promise<boolean> {
  const queue = await askerFor(name)
  const options = { singletonKey: subject, db: fromDrizzle(tx, sql) }
  return (await queue.send(name, originOfLaterWork(), options)) !== null
}

/** Waiting runs: requested ones, and the next retry of a failed one. */
export async function waitingRuns(name: string): Promise<{ isRetry: boolean; at: Date }[]> {
  const queue = await askerFor(name)
  const runs = await queue.findJobs(name, { queued: true })
  return runs.map(({ state, startAfter }) => ({ isRetry: state === 'retry', at: startAfter }))
}

/** The next times of a schedule after a moment, earliest first. */
export function turnsAfter(schedule: string, from: Date, count: number): Date[] {
  return planner.previewSchedule(schedule, { tz: TIME_ZONE, from, count })
}

/** Schedules are German time, through summer and winter. */
export const TIME_ZONE = 'Europe/Berlin'

/** Only calculates schedules. */
const planner = openQueue(overPool, { migrate: false, clock: still })
