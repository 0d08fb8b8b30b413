import { sql } from 'drizzle-orm'
import { currentTime } from '../../../lib/current-time.ts'
import type { Database } from '../database/db.ts'
import { errorTrace } from './error-trace.ts'
import { workerJob } from './table.ts'

/**
 * Runs background work and records for the administration when it ran, how long it took and how it ended.
 * @param options.isQuiet successes are not recorded
 * @throws what the work throws
 */
export async function recordedRun(
  db: Database,
  name: string,
  run: () => Promise<unknown>,
  { isQuiet = false } = {},
): Promise<void> {
  const startedAt = currentTime()
  const started = performance.now()
  const ran = () => ({ lastStartedAt: startedAt, lastDurationMs: Math.round(performance.now() - started) })
  try {
    await run()
  } catch (error) {
    const failed = { ...ran(), lastFailedAt: currentTime(), lastError: errorTrace(error) }
    await save(db, { name, failures: 1, ...failed }, { ...failed, failures: sql`${workerJob.failures} + 1` }).catch(
      () => {},
    )
    throw error
  }
  if (isQuiet) return
  const done = { ...ran(), lastSucceededAt: currentTime() }
  await save(db, { name, ...done }, done)
}

/**
 * The same for loops that run twice a second: of the successes only the first, and the first after a failure, is
 * recorded.
 */
export function recordedRounds(db: Database, name: string, run: () => Promise<unknown>): () => Promise<void> {
  let isKnownToWork = false
  return async () => {
    const isQuiet = isKnownToWork
    isKnownToWork = false
    await recordedRun(db, name, run, { isQuiet })
    isKnownToWork = true
  }
}

async function save(db: Database, row: typeof workerJob.$inferInsert, set: Record<string, unknown>) {
  await db.insert(workerJob).values(row).onConflictDoUpdate({ target: workerJob.name, set })
}
