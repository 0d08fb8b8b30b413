import { eq, sql } from 'drizzle-orm'
import { currentTime } from '../../../lib/current-time.ts'
import type { Database, Queryable, Transaction } from '../database/db.ts'
import { errorTrace } from './error-trace.ts'
import { workerJob } from './table.ts'

export type TellOfFailure = (tx: Transaction, name: string) => Promise<void>

/**
 * Runs background work and records for the administration when it ran, how long it took and how it ended.
 * @param options.isQuiet successes are not recorded
 * @param options.tellOfFailure tells people, in the transaction of the record, when a work fails that worked before
 * @throws what the work throws
 */
export async function recordedRun(
  db: Database,
  name: string,
  run: () => Promise<unknown>,
  { isQuiet = false, tellOfFailure }: { isQuiet?: boolean; tellOfFailure?: TellOfFailure } = {},
): Promise<void> {
  const startedAt = currentTime()
  const started = performance.now()
  const ran = () => ({ lastStartedAt: startedAt, lastDurationMs: Math.round(performance.now() - started) })
  try {
    await run()
  } catch (error) {
    const failed = { ...ran(), lastFailedAt: currentTime(), lastError: errorTrace(error) }
    // Where nobody can be told, it is at least recorded.
    await saveFailure(db, { name, ...failed }, tellOfFailure)
      .catch(() => saveFailure(db, { name, ...failed }))
      .catch(() => {})
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

type Failure = { name: string; lastFailedAt: Date; lastError: string }

async function saveFailure(db: Database, { name, ...failed }: Failure, tellOfFailure?: TellOfFailure) {
  await db.transaction(async (tx) => {
    const [known] = await tx
      .select({ succeededAt: workerJob.lastSucceededAt, failedAt: workerJob.lastFailedAt })
      .from(workerJob)
      .where(eq(workerJob.name, name))
      .for('update')
    const wasFailing = known?.failedAt && known.failedAt > (known.succeededAt ?? new Date(0))
    await save(tx, { name, failures: 1, ...failed }, { ...failed, failures: sql`${workerJob.failures} + 1` })
    if (!wasFailing) await tellOfFailure?.(tx, name)
  })
}

async function save(db: Queryable, row: typeof workerJob.$inferInsert, set: Record<string, unknown>) {
  await db.insert(workerJob).values(row).onConflictDoUpdate({ target: workerJob.name, set })
}
