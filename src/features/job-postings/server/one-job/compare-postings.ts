import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { TimedAct } from '~/features/accounts/server/holds/timed-act'
import { addDays } from '~/lib/dates/dates'
import type { Database } from '~/platform/server/database/db'
import { inBatches } from '~/platform/server/jobs/batches'
import { markPostings } from '../mark-postings'
import { jobPosting } from '../table'
import { REPEAT_DAYS } from './candidates'
import { COMPARISON, settleJobs } from './settle-jobs'
import { jobPostingPrint } from './table'

/** Postings of one transaction. */
const BATCH = 200

/**
 * Compares postings that never were, or otherwise than today; the older first, so that the newer ones repeat them. May be
 * repeated, and run in several processes.
 * @returns how many
 */
export async function comparePostings(db: Database, now: Date): Promise<number> {
  const isOutdated = or(isNull(jobPostingPrint.version), lt(jobPostingPrint.version, COMPARISON))
  const wasOnline = or(isNull(jobPosting.endedAt), gt(jobPosting.endedAt, addDays(now, -REPEAT_DAYS)))
  const compare = () =>
    db.transaction(async (tx) => {
      const due = await tx
        .select({ id: jobPosting.id })
        .from(jobPosting)
        .leftJoin(jobPostingPrint, eq(jobPostingPrint.jobPostingId, jobPosting.id))
        .where(and(isNotNull(jobPosting.publishedAt), wasOnline, isOutdated))
        .orderBy(jobPosting.publishedAt, jobPosting.id)
        .limit(BATCH)
        .for('update', { of: jobPosting, skipLocked: true })
      const ids = due.map(({ id }) => id)
      await settleJobs(tx, ids, now)
      await markPostings(tx, ids, { isBulk: true })
      return ids.length
    })
  return inBatches(compare, BATCH)
}

/** Catches up with what an older version of the program published, or compared otherwise. */
export const comparison: TimedAct = {
  name: 'postings compared',
  endsNothing: 'is computed from the postings',
  run: comparePostings,
}
