import type { CompanyContext } from '~/features/accounts/server/command-context'
import { jobPostingError } from '~/features/job-postings/errors'
import { postingRights } from '~/features/job-postings/policy'
import { transition } from '~/features/job-postings/server/lifecycle'
import type { Transaction } from '~/platform/server/database/db'
import { lockPosting } from '../command-context'

/** Counts the unanswered applications of a posting. Applications are a later feature, so the caller passes it in. */
export type CountUnanswered = (tx: Transaction, jobPostingId: string) => Promise<number>

/**
 * Closes a posting for good. Refused while somebody waits for an answer; the count is taken under the posting's lock.
 * @throws AppError notFound, unansweredApplications, notInThisState
 */
export async function archiveJobPosting(
  ctx: CompanyContext,
  { id }: { id: string },
  countUnanswered: CountUnanswered,
): Promise<{ id: string }> {
  await ctx.db.transaction(async (tx) => {
    const posting = await lockPosting(tx, ctx.actor, id)
    if (posting.status === 'archived') return
    if (!postingRights(posting, ctx.now).archive) throw jobPostingError('notInThisState')
    if ((await countUnanswered(tx, id)) > 0) throw jobPostingError('unansweredApplications')
    await transition(tx, [id], 'archive', { now: ctx.now })
  })
  return { id }
}
