import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { CompanyContext } from '~/features/accounts/server/command-context'
import { addDays } from '~/lib/dates/dates'
import { jobPostingError } from '../../errors'
import { postingRights } from '../../policy'
import type { renewJobPostingSchema } from '../../schema'
import { transition } from '../lifecycle'
import { markPostings } from '../mark-postings'
import { settleJobs } from '../one-job/settle-jobs'
import { jobPosting } from '../table'
import { lockPosting } from './command-context'
import { requirePublishable } from './completeness'
import { claimSlot } from './go-online'

/**
 * A new run from today; never shortens the current one. Expired postings are open again, with their first date of
 * publication, and so are those paused for lack of confirmation; others that pause stay so.
 * @throws AppError notFound, profileFirst, licenseFirst, planFull, incomplete, adRefused, notInThisState
 */
export async function renewJobPosting(
  ctx: CompanyContext,
  { id, runDays }: z.infer<typeof renewJobPostingSchema>,
): Promise<{ id: string; runsUntil: Date }> {
  const { db, actor, now } = ctx
  const runsUntil = await db.transaction(async (tx) => {
    await claimSlot(tx, actor.company.id, now, id)
    const posting = await lockPosting(tx, actor, id)
    if (!postingRights(posting, now).renew) throw jobPostingError('notInThisState')
    await requirePublishable(tx, id, now)
    await settleJobs(tx, [id], now)
    const fromToday = addDays(now, runDays)
    const end = posting.runsUntil !== null && posting.runsUntil > fromToday ? posting.runsUntil : fromToday
    const run = { runDays, runsUntil: end, confirmedAt: now }
    if (posting.status === 'expired') {
      await transition(tx, [id], 'renew', { now, ...run })
      return end
    }
    await tx
      .update(jobPosting)
      .set({ ...run, endRemindedDays: null })
      .where(eq(jobPosting.id, id))
    if (posting.pausedUnconfirmed) await transition(tx, [id], 'resume', { now })
    else await markPostings(tx, [id])
    return end
  })
  return { id, runsUntil }
}
