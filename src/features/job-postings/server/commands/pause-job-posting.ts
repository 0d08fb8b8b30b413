import type { CompanyContext } from '~/features/accounts/server/command-context'
import { jobPostingError } from '../../errors'
import { postingRights } from '../../policy'
import { transition } from '../lifecycle'
import { lockPosting } from './command-context'
import { claimSlot } from './go-online'

/**
 * Pauses a posting; its end does not move. Pausing twice changes nothing.
 * @throws AppError notFound, notInThisState
 */
export async function pauseJobPosting(ctx: CompanyContext, { id }: { id: string }): Promise<{ id: string }> {
  await ctx.db.transaction(async (tx) => {
    const posting = await lockPosting(tx, ctx.actor, id)
    if (posting.status === 'paused') return
    if (!postingRights(posting, ctx.now).pause) throw jobPostingError('notInThisState')
    await transition(tx, [id], 'pause', { now: ctx.now })
  })
  return { id }
}

/**
 * Resumes a paused posting for the rest of its run.
 * @throws AppError notFound, profileFirst, licenseFirst, planFull, isOver, answersFirst, notInThisState
 */
export async function resumeJobPosting(ctx: CompanyContext, { id }: { id: string }): Promise<{ id: string }> {
  await ctx.db.transaction(async (tx) => {
    await claimSlot(tx, ctx.actor.company.id, ctx.now, id)
    const posting = await lockPosting(tx, ctx.actor, id)
    if (posting.status === 'published') return
    if (posting.status !== 'paused') throw jobPostingError('notInThisState')
    if (posting.pausedOverdue) throw jobPostingError('answersFirst')
    if (!postingRights(posting, ctx.now).resume) throw jobPostingError('isOver')
    await transition(tx, [id], 'resume', { now: ctx.now, confirmedAt: ctx.now })
  })
  return { id }
}
