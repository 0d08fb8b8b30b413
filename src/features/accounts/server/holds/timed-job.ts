import type { Database } from '~/platform/server/database/db'
import type { Job } from '~/platform/server/jobs/job'
import type { Logger } from '~/platform/server/log'
import { readSettings } from '~/platform/server/settings/settings'
import { mayBegin } from './may-begin'
import type { TimedAct } from './timed-act'

/** A job that consists of what time does, in this order. */
export type TimedJob = Job & { acts(log: Logger): readonly TimedAct[] }

/** A job of acts of time; each that would go too far at once waits for a person, by itself. */
export function timedJob(job: Omit<TimedJob, 'run'>): TimedJob {
  return { ...job, run: ({ db, now, log }) => runActs(db, now, job.name, job.acts(log)) }
}

/**
 * Runs what time does, one after the other; what fails, or would go too far at once and waits for a person, keeps nothing
 * else waiting.
 *
 * @param job name of the job that is asked to run when a person has decided
 * @throws the first failure, when all is done
 */
export async function runActs(db: Database, now: Date, job: string, acts: readonly TimedAct[]): Promise<void> {
  const settings = await readSettings(db)
  const failures: unknown[] = []
  for (const act of acts) {
    try {
      if (await mayBegin(db, now, { act, job, settings })) await act.run(db, now, settings)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}
