import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { TimedAct } from '~/features/accounts/server/holds/timed-act'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import {
  CONFIRMATION_ASKED_AFTER_DAYS,
  CONFIRMATION_DUE_DAYS,
  CONFIRMATION_LEAST_DAYS,
  pausesAt,
} from '~/features/job-postings/confirmation'
import { pausedUnconfirmedMail, stillOpenMail } from '~/features/job-postings/server/emails'
import { moveDue } from '~/features/job-postings/server/lifecycle'
import { postingRecipients } from '~/features/job-postings/server/recipients'
import { jobPosting, lastSignOfLife } from '~/features/job-postings/server/table'
import { addDays } from '~/lib/dates/dates'
import { pick } from '~/lib/pick'
import { anyOf, type Database, type Transaction } from '~/platform/server/database/db'
import { inBatches } from '~/platform/server/jobs/batches'
import { hashLinkToken, newLinkToken } from '~/platform/server/link-token'
import { jobPostingsLabels } from '../../../labels'

const BATCH = 100

type Asked = { id: string; companyId: string; createdByUserId: string | null; title: string; lifeSign: Date }

const lifeSign = lastSignOfLife(jobPosting)
const isAsked = gt(jobPosting.confirmationAskedAt, lifeSign)
const isOnline = eq(jobPosting.status, 'published')
const isUnconfirmed = (now: Date) =>
  and(
    isOnline,
    lte(lifeSign, addDays(now, -CONFIRMATION_DUE_DAYS)),
    isAsked,
    lte(jobPosting.confirmationAskedAt, addDays(now, -CONFIRMATION_LEAST_DAYS)),
  )

/**
 * Asks companies whether postings unconfirmed for sixteen days or longer are still open. Once for each period; currently imported
 * postings are not asked about.
 * @returns how many
 */
export async function askForConfirmations(db: Database, now: Date): Promise<number> {
  return inBatches(
    () =>
      db.transaction(async (tx) => {
        const due = await tx
          .select({ id: jobPosting.id })
          .from(jobPosting)
          .where(
            and(
              isOnline,
              lte(lifeSign, addDays(now, -CONFIRMATION_ASKED_AFTER_DAYS)),
              or(isNull(jobPosting.confirmationAskedAt), lt(jobPosting.confirmationAskedAt, lifeSign)),
              // When the end is closer than the time for an answer, the reminder of the end is sent instead.
              gt(jobPosting.runsUntil, addDays(now, CONFIRMATION_LEAST_DAYS)),
            ),
          )
          .limit(BATCH)
          .for('update', { skipLocked: true })
        const ids = due.map(({ id }) => id)
        await ask(tx, ids, now, (to, posting, token) =>
          stillOpenMail(to, posting, token, {
            since: posting.lifeSign,
            now,
            pausesAt: pausesAt(posting.lifeSign, now),
          }),
        )
        return ids.length
      }),
    BATCH,
  )
}

/**
 * Pauses postings unconfirmed for 21 days after asking, and sends a mail with a link to restore them.
 * @returns how many
 */
export async function pauseUnconfirmed(db: Database, now: Date): Promise<number> {
  return moveDue(db, 'pauseUnconfirmed', {
    isDue: isUnconfirmed(now),
    now,
    also: (tx, ids) =>
      ask(tx, ids, now, (to, posting, token) =>
        pausedUnconfirmedMail(to, posting, token, { since: posting.lifeSign, now }),
      ),
  })
}

export const pausingUnconfirmed: TimedAct = {
  name: 'postings paused unconfirmed',
  label: jobPostingsLabels.holds['postings paused unconfirmed'],
  hurdle: {
    due: ({ db, now }) => db.$count(jobPosting, isUnconfirmed(now)),
    total: ({ db }) => db.$count(jobPosting, isOnline),
  },
  run: pauseUnconfirmed,
}

/** A new link for each; the one in an older mail stops working. */
async function ask(
  tx: Transaction,
  ids: string[],
  now: Date,
  mailOf: (to: string, posting: Asked, token: string) => ReturnType<typeof stillOpenMail>,
): Promise<void> {
  if (ids.length === 0) return
  const postings = await tx
    .select({
      ...pick(jobPosting, 'id', 'companyId', 'createdByUserId', 'title'),
      lifeSign: lifeSign.mapWith(jobPosting.publishedAt),
    })
    .from(jobPosting)
    .where(anyOf(jobPosting.id, ids))
  const recipients = await postingRecipients(tx, postings, { isEssential: true })
  const links = postings.map((posting) => ({ posting, token: newLinkToken() }))
  const hashes = links.map(({ posting, token }) => sql`(${posting.id}::uuid, ${hashLinkToken(token)}::text)`)
  await tx.execute(sql`
    update job_posting set confirmation_asked_at = ${now.toISOString()}::timestamptz, confirmation_token_hash = links.hash
    from (values ${sql.join(hashes, sql`, `)}) as links (id, hash) where job_posting.id = links.id`)
  await enqueueMails(
    tx,
    links.flatMap(({ posting, token }) =>
      (recipients.get(posting.id) ?? []).map(({ email, mustLeave }) => ({
        ...mailOf(email, posting, token),
        mustLeave,
      })),
    ),
  )
}
