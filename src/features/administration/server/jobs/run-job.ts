import { z } from 'zod'
import type { SignedInActor } from '~/features/accounts/actor'
import { audit } from '~/platform/server/audit/audit'
import type { Database } from '~/platform/server/database/db'
import { requestRun } from '~/platform/server/jobs/queue'
import { adminError } from '../../errors'
import { JOBS } from './registry'

export const runJobSchema = z.object({ name: z.string().min(1).max(60) })

/**
 * Runs a background job now instead of at its scheduled time. An extra run is harmless, so this is only recorded;
 * asking again before that run has begun is refused.
 * @throws {AppError} not-found, or conflict while a run waits already
 */
export async function requestJobRun(
  { db, actor }: { db: Database; actor: SignedInActor },
  { name }: z.infer<typeof runJobSchema>,
): Promise<void> {
  const job = JOBS.find((each) => each.name === name)
  if (!job) throw adminError('jobNotFound')
  await db.transaction(async (tx) => {
    if (!(await requestRun(tx, name))) throw adminError('jobWaiting')
    await audit(tx, actor, 'job.requested', { type: 'worker-job', details: { job: job.label } })
  })
}
