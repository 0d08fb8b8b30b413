import { and, eq } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import { colleagues, wrote } from '~/features/companies/server/who-changed'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { jobPostingError } from '../../errors'
import { postingRights } from '../../policy'
import type { JobPostingInput } from '../../schema'
import { RUN_DAYS } from '../../vocabulary'
import { findRepeated } from '../one-job/find-repeated'
import { isConfirmationDue, jobPosting } from '../table'
import { isRemoved, isShown } from './is-shown'
import { changesOf } from './own-changes'
import { places } from './places-of-row'
import { inputColumns } from './posting-columns'

/**
 * A posting for the editor: the input it was saved with, its version, who wrote it and its state,
 * and the unpublished changes.
 * @throws AppError notFound, also for what belongs to others
 */
export async function findForEdit(db: Queryable, actor: CompanyActor, id: string, now: Date) {
  const colleague = colleagues(db, actor.company.id)
  const [row] = await db
    .select({
      input: { id: jobPosting.id, ...inputColumns, places },
      ...pick(jobPosting, 'version', 'status', 'pausedByLicense', 'pausedUnconfirmed', 'pausedOverdue', 'endedAt'),
      ...pick(jobPosting, 'endedBy', 'closingLetter', 'promiseExtendedAt', 'publishedAt', 'runsUntil', 'removedAt'),
      isShown,
      isRemoved,
      changedBy: colleague.name,
      isConfirmationDue: isConfirmationDue(jobPosting),
    })
    .from(jobPosting)
    .leftJoin(colleague, wrote(colleague, jobPosting))
    .where(and(eq(jobPosting.id, id), eq(jobPosting.companyId, actor.company.id)))
  if (!row) throw jobPostingError('notFound')
  const can = postingRights(row, now)
  const changes = can.edit ? await changesOf(db, id) : null
  const repeats = await findRepeated(db, { id, isDraft: row.status === 'draft' }, now)
  const input: JobPostingInput & { id: string } = {
    ...row.input,
    runDays: RUN_DAYS.find((days) => days === row.input.runDays) ?? 60,
  }
  return { ...row, input, changes, repeats, can }
}
