import { and, eq, inArray } from 'drizzle-orm'
import { POSTING_MOVES } from '~/features/job-postings/lifecycle'
import { transition } from '~/features/job-postings/server/lifecycle'
import { jobPosting } from '~/features/job-postings/server/table'
import type { Transaction } from '~/platform/server/database/db'

/** Archives every posting of a company without members. The caller has answered everybody who waited. */
export async function archiveAllOf(tx: Transaction, companyId: string, now: Date): Promise<void> {
  const open = await tx
    .select({ id: jobPosting.id })
    .from(jobPosting)
    .where(and(eq(jobPosting.companyId, companyId), inArray(jobPosting.status, POSTING_MOVES.archiveGone.from)))
    .for('update')
  await transition(
    tx,
    open.map(({ id }) => id),
    'archiveGone',
    { now },
  )
}
