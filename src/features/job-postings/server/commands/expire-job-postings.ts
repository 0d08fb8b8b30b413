import { and, inArray, lte } from 'drizzle-orm'
import type { Database } from '~/platform/server/database/db'
import { markPostings } from '../mark-postings'
import { forgetPages } from '../pages'
import { profilesOf } from '../profiles-of'
import { jobPosting } from '../table'

/** Ends every run that is over. Harmless when repeated or run twice at once. Returns how many ended. */
export async function expireDuePostings(db: Database, now: Date): Promise<number> {
  const expired = await db.transaction(async (tx) => {
    const rows = await tx
      .update(jobPosting)
      .set({ status: 'expired', pausedByLicense: false, pausedUnconfirmed: false })
      .where(and(inArray(jobPosting.status, ['published', 'paused']), lte(jobPosting.runsUntil, now)))
      .returning({ id: jobPosting.id })
    await markPostings(
      tx,
      rows.map(({ id }) => id),
    )
    return rows.map(({ id }) => id)
  })
  forgetPages(await profilesOf(db, expired))
  return expired.length
}
