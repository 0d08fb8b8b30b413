import { and, inArray, lte } from 'drizzle-orm'
import type { TimedAct } from '~/features/accounts/server/holds/timed-act'
import type { Database } from '~/platform/server/database/db'
import { markPostings } from '../mark-postings'
import { forgetPages } from '../pages'
import { profilesOf } from '../profiles-of'
import { jobPosting } from '../table'
import { inBatches } from './ask-for-confirmations'

/** Postings in one transaction: few enough to be written at once, with their search rows. */
const BATCH = 1_000

const isRunning = inArray(jobPosting.status, ['published', 'paused'])
const isDue = (now: Date) => and(isRunning, lte(jobPosting.runsUntil, now))

/** Ends every run that is over. Harmless when repeated or run twice at once. Returns how many ended. */
export async function expireDuePostings(db: Database, now: Date): Promise<number> {
  return inBatches(async () => {
    const expired = await db.transaction(async (tx) => {
      const due = await tx
        .select({ id: jobPosting.id })
        .from(jobPosting)
        .where(isDue(now))
        .limit(BATCH)
        .for('update', { skipLocked: true })
      const ids = due.map(({ id }) => id)
      if (ids.length === 0) return []
      await tx
        .update(jobPosting)
        .set({ status: 'expired', pausedByLicense: false, pausedUnconfirmed: false })
        .where(inArray(jobPosting.id, ids))
      await markPostings(tx, ids)
      return ids
    })
    forgetPages(await profilesOf(db, expired))
    return expired.length
  }, BATCH)
}

export const expiry: TimedAct = {
  name: 'postings expired',
  hurdle: {
    due: ({ db, now }) => db.$count(jobPosting, isDue(now)),
    total: ({ db }) => db.$count(jobPosting, isRunning),
  },
  run: expireDuePostings,
}
