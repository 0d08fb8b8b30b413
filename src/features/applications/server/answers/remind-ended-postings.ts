import { and, exists, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { CLOSING_DAYS } from '~/features/job-postings/lifecycle'
import { remindOfPostings } from '~/features/job-postings/server/commands/ending/remind-of-postings'
import { jobPosting } from '~/features/job-postings/server/table'
import { addDays } from '~/lib/dates/dates'
import type { Database } from '~/platform/server/database/db'
import { endedWithOpenMail } from './answer-emails'
import { countOfPosting, isOpen, ofPosting } from './conditions'

const AGAIN_AFTER_DAYS = 7

/**
 * The end of a posting does not answer applicants. Reminds the company at once and after seven days, however it ended;
 * after fourteen the closing letter goes out. May be repeated or run twice at once.
 * @returns how many postings were reported
 */
export async function remindOfEndedPostings(db: Database, now: Date): Promise<number> {
  const weekLater = sql`${jobPosting.endedAt} + make_interval(days => ${AGAIN_AFTER_DAYS})`
  return remindOfPostings(db, {
    counted: countOfPosting(isOpen),
    isDue: and(
      // Later ones get the letter.
      gt(jobPosting.endedAt, addDays(now, -CLOSING_DAYS)),
      or(
        isNull(jobPosting.openEndRemindedAt),
        // Of an earlier end.
        lt(jobPosting.openEndRemindedAt, jobPosting.endedAt),
        and(lt(jobPosting.openEndRemindedAt, weekLater), sql`${weekLater} <= ${now.toISOString()}::timestamptz`),
      ),
      exists(ofPosting(db, isOpen)),
    ),
    isEssential: true,
    done: { openEndRemindedAt: now },
    mailOf: (to, { counted, ...posting }) => endedWithOpenMail(to, { ...posting, open: counted }, now),
  })
}
