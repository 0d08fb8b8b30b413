import { z } from 'zod'
import type { SignedInActor } from '~/features/accounts/actor'
import { audit } from '~/platform/server/audit/audit'
import type { Database } from '~/platform/server/database/db'
import { requestJob } from '~/platform/server/jobs/requests'
import { adminError } from '../errors'

export const runJobSchema = z.object({ name: z.string().min(1).max(60) })

/**
 * Lets a background job run now instead of at its next turn. Every job may run twice without harm, so this needs no
 * more than being written down; asking again before that run has ended is refused.
 *
 * @throws {AppError} not-found, or conflict while a run is already asked for
 */
export async function runJob(
  { db, actor, now }: { db: Database; actor: SignedInActor; now: Date },
  { name }: z.infer<typeof runJobSchema>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const outcome = await requestJob(tx, name, now)
    if (outcome === 'unknown') throw adminError('jobNotFound')
    if (outcome === 'waiting') throw adminError('jobWaiting')
    await audit(tx, {
      actorUserId: actor.userId,
      action: 'job.requested',
      subjectType: 'worker-job',
      details: { job: name },
    })
  })
}
