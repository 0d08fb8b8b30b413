import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/db.ts'
import { workerJob } from './table.ts'

/** Channel on which the processes that run jobs hear that one of them is wanted now; the notice is its name. */
export const REQUESTED_JOB_CHANNEL = 'requested_job'

/**
 * Asks for one run of a job beyond its turns; whichever process works takes it after the commit.
 *
 * @returns `waiting` when such a run is already asked for, so that pressing twice is asking once
 */
export async function requestJob(
  tx: Transaction,
  name: string,
  now: Date,
): Promise<'requested' | 'waiting' | 'unknown'> {
  const [job] = await tx
    .update(workerJob)
    .set({ requestedAt: now })
    .where(and(eq(workerJob.name, name), isNull(workerJob.requestedAt)))
    .returning({ name: workerJob.name })
  if (!job) return (await tx.$count(workerJob, eq(workerJob.name, name))) > 0 ? 'waiting' : 'unknown'
  await tx.execute(sql`select pg_notify(${REQUESTED_JOB_CHANNEL}, ${name})`)
  return 'requested'
}

/** Jobs whose requested run has not ended. */
export async function openRequests(db: Queryable): Promise<string[]> {
  const jobs = await db.select({ name: workerJob.name }).from(workerJob).where(isNotNull(workerJob.requestedAt))
  return jobs.map(({ name }) => name)
}
