import { eq } from 'drizzle-orm'
import { addDays } from '~/lib/dates'
import { jobPostingError } from '../../errors'
import { canChangeStatus } from '../../lifecycle'
import { markPostings } from '../mark-postings'
import { jobPosting } from '../table'
import { type CommandContext, lockPosting, showChange } from './command-context'
import { requirePublishable } from './completeness'
import { freshStart } from './confirm-job-posting'
import { claimSlot } from './go-online'

/**
 * Puts a draft online for its run. A second click finds it online and changes nothing.
 *
 * @throws AppError notFound, profileFirst, licenseFirst, planFull, incomplete, adRefused, notInThisState
 */
export async function publishJobPosting(ctx: CommandContext, { id }: { id: string }): Promise<{ id: string }> {
  const { db, actor, now } = ctx
  await db.transaction(async (tx) => {
    await claimSlot(tx, actor.company.id, now, id)
    const posting = await lockPosting(tx, actor, id)
    if (posting.status === 'published') return
    if (posting.status !== 'draft' || !canChangeStatus(posting.status, 'published'))
      throw jobPostingError('notInThisState')
    await requirePublishable(tx, id, now)
    await tx
      .update(jobPosting)
      .set({
        status: 'published',
        publishedAt: posting.publishedAt ?? now,
        runsUntil: addDays(now, posting.runDays),
        ...freshStart(now),
      })
      .where(eq(jobPosting.id, id))
    await markPostings(tx, [id])
  })
  showChange(ctx, id)
  return { id }
}
