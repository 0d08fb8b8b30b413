import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { CompanyContext } from '~/features/accounts/server/command-context'
import { changedBy } from '~/features/companies/server/who-changed'
import { neutralTitle } from '~/lib/work/title'
import { refuseOwnUrl } from '~/platform/server/own-url'
import { jobPostingError } from '../../errors'
import { postingRights } from '../../policy'
import type { updateJobPostingSchema } from '../../schema'
import { markPostings } from '../mark-postings'
import { settleJobs } from '../one-job/settle-jobs'
import { placesOf, replacePlaces, settlePlaces } from '../places'
import { jobPosting } from '../table'
import { changedMeanwhile } from './changed-meanwhile'
import { lockPosting } from './command-context'
import { requirePublishable } from './completeness'
import { forgetChanges, requireSeen } from './posting-changes'

/**
 * Writes all fields of the editor, replacing unpublished changes. An open posting must stay complete.
 * @throws AppError notFound, archived, staysAnonymous, changedMeanwhile, placeUnknown, incomplete, adRefused, those of `refuseOwnUrl`
 */
export async function updateJobPosting(
  ctx: CompanyContext,
  { id, version, revision, places, ...input }: z.infer<typeof updateJobPostingSchema>,
): Promise<{ id: string; version: number }> {
  refuseOwnUrl(input.externalUrl, 'externalUrl')
  const next = await ctx.db.transaction(async (tx) => {
    const posting = await lockPosting(tx, ctx.actor, id)
    if (!postingRights(posting, ctx.now).edit) throw jobPostingError('archived')
    if (posting.isAnonymous && posting.publishedAt !== null && !input.isAnonymous) {
      throw jobPostingError('staysAnonymous')
    }
    if (posting.version !== version) throw await changedMeanwhile(tx, ctx.actor, id)
    await requireSeen(tx, ctx.actor, id, revision)
    const title = neutralTitle(input.title)
    await tx
      .update(jobPosting)
      .set({ ...input, title, ...changedBy(ctx.actor, version + 1) })
      .where(eq(jobPosting.id, id))
    await replacePlaces(tx, id, settlePlaces(places, await placesOf(tx, id)))
    if (posting.status !== 'draft') {
      await requirePublishable(tx, id, ctx.now)
      await settleJobs(tx, [id], ctx.now)
    }
    await forgetChanges(tx, id)
    await markPostings(tx, [id])
    return version + 1
  })
  return { id, version: next }
}
