import type { Database } from '~/platform/server/database/db'
import { readSettings } from '~/platform/server/settings/settings'
import type { JobName } from '../../job-labels'
import { mayBegin } from './may-begin'
import type { TimedAct } from './timed-act'

/** Runs what time does, one after the other; what would go too far at once waits for a person and keeps nothing else waiting. */
export async function runActs(db: Database, now: Date, job: JobName, acts: readonly TimedAct[]): Promise<void> {
  const settings = await readSettings(db)
  for (const act of acts) if (await mayBegin(db, now, { act, job, settings })) await act.run(db, now, settings)
}
