import type { Database } from '~/platform/server/database/db'
import type { Job } from '~/platform/server/jobs/job'
import type { Logger } from '~/platform/server/log'
import { readSettings } from '~/platform/server/settings/settings'
import { mayBegin } from './may-begin'
import type { TimedAct } from './timed-act'

/** A job that consists of automatic actions, in this order. */
export type TimedJob = Job & { acts(log: Logger): readonly TimedAct[] }

/** A job of automatic actions; each that would go too far at once waits for a person separately. */
export function timedJob(job: Omit<TimedJob, 'run'>): TimedJob {
  return { ...job, run: ({ db, now, log }) => runActs(db, now, job.name, job.acts(log)) }
}

/**
 * Runs automatic actions one after the other; what fails, or waits for a person, does not delay the others.
 * @param job name of the job to run when a person has decided
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
