import { type SQL, sql } from 'drizzle-orm'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { postingRecipients } from '~/features/job-postings/server/recipients'
import { jobPosting } from '~/features/job-postings/server/table'
import { pick } from '~/lib/pick'
import { anyOf, type Database, type Transaction } from '~/platform/server/database/db'
import { inBatches } from '~/platform/server/jobs/batches'
import type { Mail } from '~/platform/server/mail/mail'

const BATCH = 100

type Reminder = {
  isDue: SQL | undefined
  /** What keeps the same reminder from being sent again; written in the transaction of its mail. */
  done: Partial<Pick<typeof jobPosting.$inferInsert, 'endRemindedDays' | 'openEndRemindedAt'>>
  /** Whether admins who switched such mails off get it where nobody else does. */
  isEssential: boolean
  /** A number for the mail. */
  counted?: SQL<number>
  mailOf: (to: string, posting: RemindedPosting) => Mail
}

export type RemindedPosting = Awaited<ReturnType<typeof lockDue>>[number]

/**
 * Writes a mail about each posting that is due, in batches; rows locked by others are skipped. May be repeated or run
 * twice at once.
 * @returns how many postings
 */
export async function remindOfPostings(db: Database, reminder: Reminder): Promise<number> {
  return inBatches(() => db.transaction((tx) => remindBatch(tx, reminder)), BATCH)
}

async function remindBatch(tx: Transaction, reminder: Reminder): Promise<number> {
  const due = await lockDue(tx, reminder)
  if (due.length === 0) return 0
  const recipients = await postingRecipients(tx, due, reminder)
  const ids = due.map(({ id }) => id)
  await tx
    .update(jobPosting)
    // A mail does not change the posting: otherwise feeds and sitemap would list it as new.
    .set({ ...reminder.done, updatedAt: sql`${jobPosting.updatedAt}` })
    .where(anyOf(jobPosting.id, ids))
  await enqueueMails(
    tx,
    due.flatMap((posting) =>
      (recipients.get(posting.id) ?? []).map(({ email, mustLeave }) => ({
        ...reminder.mailOf(email, posting),
        mustLeave,
      })),
    ),
  )
  return due.length
}

function lockDue(tx: Transaction, { isDue, counted = sql<number>`0` }: Reminder) {
  return tx
    .select({
      ...pick(jobPosting, 'id', 'companyId', 'createdByUserId', 'title', 'status', 'runsUntil', 'endedAt', 'endedBy'),
      counted: counted.mapWith(Number),
    })
    .from(jobPosting)
    .where(isDue)
    .limit(BATCH)
    .for('update', { skipLocked: true })
}
