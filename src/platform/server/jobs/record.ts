import { sql } from 'drizzle-orm'
import { currentTime } from '../../../lib/current-time.ts'
import type { Database } from '../database/db.ts'
import { errorTrace } from './error-trace.ts'
import { workerJob } from './table.ts'

/** A job that runs every few seconds writes down its success only this often, milliseconds. */
const MIN_INTERVAL = 60_000

/** What a background job can be told apart by, and how often it should run. */
export type JobKind = { name: string; everyMs: number }

/**
 * Runs a background job and keeps for the administration when it ran, how long it took and how it ended. Whoever
 * requested a run finds it written down at once.
 */
export function recordedRun(db: Database, { name, everyMs }: JobKind, run: () => Promise<unknown>) {
  let recordedAt = Number.NEGATIVE_INFINITY
  return async ({ isRequested = false } = {}): Promise<void> => {
    const startedAt = currentTime()
    const started = performance.now()
    const ran = { name, everyMs, lastStartedAt: startedAt }
    try {
      await run()
    } catch (error) {
      const failed = {
        ...ran,
        lastFailedAt: currentTime(),
        lastError: errorTrace(error),
        lastDurationMs: since(started),
      }
      await save(db, failed, true).catch(() => {})
      recordedAt = Number.NEGATIVE_INFINITY
      throw error
    }
    if (!isRequested && performance.now() - recordedAt < MIN_INTERVAL) return
    recordedAt = performance.now()
    await save(db, { ...ran, lastSucceededAt: currentTime(), lastDurationMs: since(started) }, false)
  }
}

function since(started: number): number {
  return Math.round(performance.now() - started)
}

async function save(db: Database, row: typeof workerJob.$inferInsert, isFailure: boolean) {
  const { name: _name, ...changes } = row
  const counted = isFailure ? { failures: sql`${workerJob.failures} + 1` } : {}
  // A request made while this run went on waits for the next one.
  const requestedAt = sql`case when ${workerJob.requestedAt} > excluded.last_started_at then ${workerJob.requestedAt} end`
  await db
    .insert(workerJob)
    .values({ ...row, failures: isFailure ? 1 : 0 })
    .onConflictDoUpdate({ target: workerJob.name, set: { ...changes, ...counted, requestedAt } })
}
