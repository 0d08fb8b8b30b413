import { and, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { END_REMINDER_DAYS } from '~/features/job-postings/confirmation'
import { endReminderMail } from '~/features/job-postings/server/emails'
import { jobPosting } from '~/features/job-postings/server/table'
import { addDays } from '~/lib/dates/dates'
import type { Database } from '~/platform/server/database/db'
import { remindOfPostings } from './remind-of-postings'

/**
 * Reminds companies of the end of a run, seven days and one day before it, each once per run.
 * @returns how many
 */
export async function remindOfEnds(db: Database, now: Date): Promise<number> {
  let reminded = 0
  for (const days of END_REMINDER_DAYS) {
    reminded += await remindOfPostings(db, {
      isDue: and(
        eq(jobPosting.status, 'published'),
        gt(jobPosting.runsUntil, now),
        lte(jobPosting.runsUntil, addDays(now, days)),
        or(isNull(jobPosting.endRemindedDays), gt(jobPosting.endRemindedDays, days)),
      ),
      isEssential: false,
      done: { endRemindedDays: days },
      mailOf: (to, { runsUntil, ...posting }) => endReminderMail(to, { ...posting, runsUntil: runsUntil ?? now }, days),
    })
  }
  return reminded
}
