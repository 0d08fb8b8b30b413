import { sql } from 'drizzle-orm'
import { type Clock, type ConstructorOptions, type Db, fromDrizzle, PgBoss, systemClock } from 'pg-boss'
import { currentTime } from '../../../lib/current-time.ts'
import { queueDatabase, type Transaction } from '../database/db.ts'

/** The queue's own schema. Its owner makes it (`schema.ts`), the application works in it. */
const SCHEMA = 'pgboss'
/** Of each job one run may wait and one may go on, over all processes. */
export const ONE_AT_A_TIME = { policy: 'stately' } as const

/** Libraries go by the machine's clock; this one by the database's. */
const clock: Clock = { ...systemClock, now: () => currentTime().getTime() }
/** For a process that only asks for runs, nothing has to be done at times. */
const still: Clock = { ...clock, setInterval: () => null, clearInterval: () => {} }

/** A door to the queue over connections of ours. What it does by itself is told by `settings`. */
export function openQueue(db: Db, settings: ConstructorOptions): PgBoss {
  return new PgBoss({ schema: SCHEMA, registerInstance: false, reindex: false, clock, ...settings, db })
}

/** Connections of the queue's own; taken anew each time, for tests close them. */
export const overPool: Db = { executeSql: (text, values) => queueDatabase().$client.query(text, values) }

let sender: Promise<PgBoss> | undefined

/** To ask for runs and to look; does nothing by itself. */
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
  // Where nobody works yet; whoever does says the rest of it.
  if (!made.has(name)) await queue.createQueue(name, ONE_AT_A_TIME)
  made.add(name)
  return queue
}

/**
 * Asks for a run of a job beyond its turns, which begins after the commit, within seconds, in whatever process.
 *
 * @param subject id of what it is asked for: who asks for another one does not wait for this transaction
 * @returns false when one waits already, so that asking twice is asking once
 */
export async function requestRun(tx: Transaction, name: string, subject?: string): Promise<boolean> {
  const queue = await askerFor(name)
  return (await queue.send(name, null, { singletonKey: subject, db: fromDrizzle(tx, sql) })) !== null
}

/** Runs that wait: of a job whose run was asked for, and the next try of one that failed. */
export async function waitingRuns(name: string): Promise<{ isRetry: boolean; at: Date }[]> {
  const queue = await askerFor(name)
  const runs = await queue.findJobs(name, { queued: true })
  return runs.map(({ state, startAfter }) => ({ isRetry: state === 'retry', at: startAfter }))
}

/** When a schedule has its next turns after a moment, the first first. */
export function turnsAfter(schedule: string, from: Date, count: number): Date[] {
  return planner.previewSchedule(schedule, { tz: TIME_ZONE, from, count })
}

/** Schedules are German time, through summer and winter. */
export const TIME_ZONE = 'Europe/Berlin'

/** Only reckons. */
const planner = openQueue(overPool, { migrate: false, clock: still })
