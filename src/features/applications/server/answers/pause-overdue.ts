import { and, eq, inArray, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { TimedAct } from '~/features/accounts/server/holds/timed-act'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { resumeWhere } from '~/features/job-postings/server/commands/ending/follow-licenses'
import { moveDue } from '~/features/job-postings/server/lifecycle'
import { postingRecipients } from '~/features/job-postings/server/recipients'
import { jobPosting } from '~/features/job-postings/server/table'
import { pick } from '~/lib/pick'
import { anyOf, type Database, type Queryable, type Transaction } from '~/platform/server/database/db'
import { OVERDUE_PAUSE_DAYS } from '../../answer-promise'
import { applicationsLabels } from '../../labels'
import { application } from '../table'
import { pausedOverdueMail } from './answer-emails'
import { countOfPosting, overdueAt } from './conditions'

const isOnline = eq(jobPosting.status, 'published')

/** Somebody waits, by so many days longer than promised. */
function hasOverdue(db: Queryable, now: Date, days = 1): SQL {
  const late = overdueAt(now, days)
  return inArray(jobPosting.id, db.select({ id: application.jobPostingId }).from(application).where(late))
}

const isToPause = (db: Queryable, now: Date) => and(isOnline, hasOverdue(db, now, OVERDUE_PAUSE_DAYS))

/**
 * Pauses postings whose first overdue application is seven days late, and says so to the company. May be repeated or
 * run twice at once.
 * @returns how many
 */
export async function pauseOverdue(db: Database, now: Date): Promise<number> {
  return moveDue(db, 'pauseOverdue', { isDue: isToPause(db, now), now, also: (tx, ids) => tell(tx, ids, now) })
}

export const pausingOverdue: TimedAct = {
  name: 'postings paused for overdue answers',
  label: applicationsLabels.holds['postings paused for overdue answers'],
  hurdle: {
    due: ({ db, now }) => db.$count(jobPosting, isToPause(db, now)),
    total: ({ db }) => db.$count(jobPosting, isOnline),
  },
  run: pauseOverdue,
}

/**
 * Brings postings back for which nobody waits too long any more: all were answered, or got a new date. May be
 * repeated.
 * @returns how many
 */
export async function resumeAnswered(db: Database, now: Date, companyId?: string): Promise<number> {
  const isReady = sql`${and(
    eq(jobPosting.pausedOverdue, true),
    isNull(jobPosting.endedAt),
    not(hasOverdue(db, now)),
    companyId ? eq(jobPosting.companyId, companyId) : undefined,
  )}`
  return resumeWhere(db, isReady, now)
}

async function tell(tx: Transaction, ids: string[], now: Date): Promise<void> {
  const postings = await tx
    .select({
      ...pick(jobPosting, 'id', 'companyId', 'createdByUserId', 'title', 'promiseExtendedAt'),
      waiting: countOfPosting(overdueAt(now)),
    })
    .from(jobPosting)
    .where(anyOf(jobPosting.id, ids))
  const recipients = await postingRecipients(tx, postings, { isEssential: true })
  await enqueueMails(
    tx,
    postings.flatMap((posting) =>
      (recipients.get(posting.id) ?? []).map(({ email, mustLeave }) => ({
        ...pausedOverdueMail(email, posting),
        mustLeave,
      })),
    ),
  )
}
