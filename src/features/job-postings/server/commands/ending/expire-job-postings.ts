import { and, inArray, lte } from 'drizzle-orm'
import type { TimedAct } from '~/features/accounts/server/holds/timed-act'
import { POSTING_MOVES } from '~/features/job-postings/lifecycle'
import { moveDue } from '~/features/job-postings/server/lifecycle'
import { jobPosting } from '~/features/job-postings/server/table'
import type { Database } from '~/platform/server/database/db'
import { jobPostingsLabels } from '../../../labels'

const isRunning = inArray(jobPosting.status, POSTING_MOVES.expire.from)
const isOver = (now: Date) => and(isRunning, lte(jobPosting.runsUntil, now))

/**
 * Ends every run that is over. May be repeated or run twice at once.
 * @returns how many ended
 */
export async function expireDuePostings(db: Database, now: Date): Promise<number> {
  return moveDue(db, 'expire', { isDue: isOver(now), now })
}

export const expiry: TimedAct = {
  name: 'postings expired',
  label: jobPostingsLabels.holds['postings expired'],
  hurdle: {
    due: ({ db, now }) => db.$count(jobPosting, isOver(now)),
    total: ({ db }) => db.$count(jobPosting, isRunning),
  },
  run: expireDuePostings,
}
