import { and, eq } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import { whoChanged } from '~/features/companies/server/who-changed'
import type { AppError } from '~/lib/app-error'
import { pick } from '~/lib/pick'
import type { Transaction } from '~/platform/server/database/db'
import { jobPostingError } from '../../errors'
import { jobPosting, jobPostingChanges } from '../table'

/** That somebody was faster: a colleague by name, and whoever has two windows is told so. */
export async function changedMeanwhile(tx: Transaction, actor: CompanyActor, id: string): Promise<AppError> {
  const [row] = await tx
    .select({
      ...pick(jobPosting, 'version', 'changedVersion', 'changedByUserId'),
      savedByUserId: jobPostingChanges.savedByUserId,
    })
    .from(jobPosting)
    .leftJoin(jobPostingChanges, eq(jobPostingChanges.jobPostingId, jobPosting.id))
    .where(and(eq(jobPosting.id, id), eq(jobPosting.companyId, actor.company.id)))
  const changedBy = row && row.changedVersion === row.version ? row.changedByUserId : null
  const userId = row?.savedByUserId ?? changedBy
  return jobPostingError('changedMeanwhile', await whoChanged(tx, actor, userId, 'diese Stelle'))
}
