import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { END_REMINDER_DAYS } from '~/features/job-postings/confirmation'
import { endReminderMail } from '~/features/job-postings/server/emails'
import { inBatches } from '~/features/job-postings/server/lifecycle'
import { postingRecipients } from '~/features/job-postings/server/recipients'
import { jobPosting } from '~/features/job-postings/server/table'
import { addDays } from '~/lib/dates/dates'
import type { Database } from '~/platform/server/database/db'
import { enqueueMails } from '~/platform/server/mail/outbox'

const BATCH = 100

/**
 * Reminds companies of the end of a run, seven days and one day before it, each once per run.
 * @returns how many
 */
export async function remindOfEnds(db: Database, now: Date): Promise<number> {
  let reminded = 0
  for (const days of END_REMINDER_DAYS) reminded += await inBatches(() => remindBatch(db, now, days), BATCH)
  return reminded
}

async function remindBatch(db: Database, now: Date, days: number): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({
        id: jobPosting.id,
        companyId: jobPosting.companyId,
        createdByUserId: jobPosting.createdByUserId,
        title: jobPosting.title,
        runsUntil: jobPosting.runsUntil,
      })
      .from(jobPosting)
      .where(
        and(
          eq(jobPosting.status, 'published'),
          gt(jobPosting.runsUntil, now),
          lte(jobPosting.runsUntil, addDays(now, days)),
          or(isNull(jobPosting.endRemindedDays), gt(jobPosting.endRemindedDays, days)),
        ),
      )
      .limit(BATCH)
      .for('update', { skipLocked: true })
    if (due.length === 0) return 0
    const recipients = await postingRecipients(tx, due, { isEssential: false })
    await tx
      .update(jobPosting)
      // A mail does not change the posting: otherwise feeds and sitemap would list it as new.
      .set({ endRemindedDays: days, updatedAt: sql`${jobPosting.updatedAt}` })
      .where(
        inArray(
          jobPosting.id,
          due.map(({ id }) => id),
        ),
      )
    await enqueueMails(
      tx,
      due.flatMap(({ runsUntil, ...posting }) =>
        runsUntil === null
          ? []
          : (recipients.get(posting.id) ?? []).map((to) => endReminderMail(to, { ...posting, runsUntil }, days)),
      ),
    )
    return due.length
  })
}
