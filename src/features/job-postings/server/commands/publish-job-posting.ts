import type { z } from 'zod'
import type { CompanyContext } from '~/features/accounts/server/command-context'
import { addDays } from '~/lib/dates/dates'
import { jobPostingError } from '../../errors'
import { postingRights } from '../../policy'
import type { publishJobPostingSchema } from '../../schema'
import { transition } from '../lifecycle'
import { settleJobs } from '../one-job/settle-jobs'
import { lockPosting } from './command-context'
import { requirePublishable } from './completeness'
import { claimSlot } from './go-online'

/**
 * Publishes a draft for its run; one that repeats another of the company keeps that one's date. Publishing agrees to the
 * closing letter: the given text, the one kept with the draft, or that of the house. A second
 * click finds it open and changes nothing.
 * @throws AppError notFound, profileFirst, licenseFirst, planFull, incomplete, adRefused, notInThisState
 */
export async function publishJobPosting(
  ctx: CompanyContext,
  { id, closingLetter }: z.infer<typeof publishJobPostingSchema>,
): Promise<{ id: string }> {
  const { db, actor, now } = ctx
  await db.transaction(async (tx) => {
    await claimSlot(tx, actor.company.id, now, id)
    const posting = await lockPosting(tx, actor, id)
    if (posting.status === 'published') return
    if (!postingRights(posting, now).publish) throw jobPostingError('notInThisState')
    await requirePublishable(tx, id, now)
    const first = await settleJobs(tx, [id], now)
    const run = {
      publishedAt: first.get(id) ?? now,
      runsUntil: addDays(now, posting.runDays),
      confirmedAt: now,
      closingLetter,
      closingLetterAgreedAt: now,
    }
    await transition(tx, [id], 'publish', { now, ...run })
  })
  return { id }
}
