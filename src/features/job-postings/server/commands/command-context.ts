import { and, eq } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import { pick } from '~/lib/pick'
import type { Transaction } from '~/platform/server/database/db'
import { jobPostingError } from '../../errors'
import { jobPosting } from '../table'

/**
 * The posting of the actor's company, locked until the end of the transaction.
 *
 * @throws AppError notFound, also for what belongs to others
 */
export async function lockPosting(tx: Transaction, actor: CompanyActor, id: string) {
  const [row] = await tx
    .select({
      ...pick(jobPosting, 'id', 'status', 'version', 'isAnonymous', 'runDays', 'publishedAt', 'runsUntil'),
      ...pick(jobPosting, 'pausedUnconfirmed', 'pausedOverdue'),
    })
    .from(jobPosting)
    .where(and(eq(jobPosting.id, id), eq(jobPosting.companyId, actor.company.id)))
    .for('update')
  if (!row) throw jobPostingError('notFound')
  return row
}
