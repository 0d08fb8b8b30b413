import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { CompanyContext } from '~/features/accounts/server/command-context'
import { changedBy } from '~/features/companies/server/who-changed'
import type { Place } from '~/features/places/schema'
import { neutralTitle } from '~/lib/work/title'
import type { Transaction } from '~/platform/server/database/db'
import { standsAlready } from '~/platform/server/database/stands-already'
import { refuseOwnUrl } from '~/platform/server/own-url'
import { jobPostingError } from '../../errors'
import { postingRights } from '../../policy'
import type { updateJobPostingSchema } from '../../schema'
import { markPostings } from '../mark-postings'
import { settleJobs } from '../one-job/settle-jobs'
import { placesOf, replacePlaces, settlePlaces } from '../places'
import { jobPosting, jobPostingChanges } from '../table'
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
    const title = neutralTitle(input.title)
    const settled = settlePlaces(places, await placesOf(tx, id))
    if (posting.version !== version) {
      // The same again, because the answer to it was lost.
      if (await standsAsSent(tx, id, { ...input, title }, settled)) return posting.version
      throw await changedMeanwhile(tx, ctx.actor, id)
    }
    await requireSeen(tx, ctx.actor, id, revision)
    await tx
      .update(jobPosting)
      .set({ ...input, title, ...changedBy(ctx.actor, version + 1) })
      .where(eq(jobPosting.id, id))
    await replacePlaces(tx, id, settled)
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

async function standsAsSent(
  tx: Transaction,
  id: string,
  sent: Partial<typeof jobPosting.$inferSelect>,
  places: readonly Place[],
): Promise<boolean> {
  const [row] = await tx.select().from(jobPosting).where(eq(jobPosting.id, id))
  const changes = await tx.$count(jobPostingChanges, eq(jobPostingChanges.jobPostingId, id))
  return (
    changes === 0 && row !== undefined && standsAlready(row, sent) && isDeepStrictEqual(await placesOf(tx, id), places)
  )
}
