import { and, eq, exists, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { postingRecipients } from '~/features/job-postings/server/recipients'
import { jobPosting } from '~/features/job-postings/server/table'
import { addDays } from '~/lib/dates/dates'
import type { Database, Queryable } from '~/platform/server/database/db'
import { enqueueMails } from '~/platform/server/mail/outbox'
import { APPLICATION_STATUSES, isFinal } from '../../lifecycle'
import { endedWithOpenMail } from '../emails'
import { application } from '../table'

const OPEN = APPLICATION_STATUSES.filter((status) => !isFinal(status))
const BATCH = 50
const AGAIN_AFTER_DAYS = 7

/**
 * The end of a run does not answer applicants: the posting is closed by answering them. Reminds the company
 * immediately, and every week until it has renewed the posting, or answered. May be repeated or run twice at once.
 * @returns how many postings were reported
 */
export async function remindOfEndedPostings(db: Database, now: Date): Promise<number> {
  let told = 0
  for (;;) {
    const handled = await remindBatch(db, now)
    told += handled
    if (handled < BATCH) return told
  }
}

async function remindBatch(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({
        id: jobPosting.id,
        companyId: jobPosting.companyId,
        createdByUserId: jobPosting.createdByUserId,
        title: jobPosting.title,
        waiting: sql<number>`(${waitingFor(tx, sql`count(*)`)})`.mapWith(Number),
      })
      .from(jobPosting)
      .where(
        and(
          eq(jobPosting.status, 'expired'),
          or(
            isNull(jobPosting.openEndRemindedAt),
            // Of an earlier run.
            lt(jobPosting.openEndRemindedAt, jobPosting.runsUntil),
            lte(jobPosting.openEndRemindedAt, addDays(now, -AGAIN_AFTER_DAYS)),
          ),
          exists(waitingFor(tx, sql`1`)),
        ),
      )
      .limit(BATCH)
      .for('update', { skipLocked: true })
    if (due.length === 0) return 0
    const recipients = await postingRecipients(tx, due, { isEssential: true })
    await tx
      .update(jobPosting)
      .set({ openEndRemindedAt: now, updatedAt: sql`${jobPosting.updatedAt}` })
      .where(
        inArray(
          jobPosting.id,
          due.map(({ id }) => id),
        ),
      )
    await enqueueMails(
      tx,
      due.flatMap((posting) => (recipients.get(posting.id) ?? []).map((to) => endedWithOpenMail(to, posting, now))),
    )
    return due.length
  })
}

function waitingFor(db: Queryable, column: ReturnType<typeof sql>) {
  return db
    .select({ value: column })
    .from(application)
    .where(and(eq(application.jobPostingId, jobPosting.id), inArray(application.status, OPEN)))
}
