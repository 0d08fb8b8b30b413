import { and, eq, inArray, lte } from 'drizzle-orm'
import type { TimedAct } from '~/features/accounts/server/holds/timed-act'
import { runActs } from '~/features/accounts/server/holds/timed-job'
import { cardsOnline } from '~/features/job-postings/server/queries/card'
import type { Database, Transaction } from '~/platform/server/database/db'
import { enqueueMails } from '~/platform/server/mail/outbox'
import { jobSearchLabels } from '../../labels'
import { searchAlert, searchAlertHit } from '../alert-table'
import { newMatches } from '../search/search-jobs'
import { newPostingsMail } from './emails'
import { nextRun } from './schedule'

/** Postings listed in a mail; the rest is one click away. */
const LISTED = 20
/** The newest postings an alert reads; more in one day is not a realistic job search. */
const MOST = 500

const isUnconfirmed = (now: Date) => and(eq(searchAlert.status, 'pending'), lte(searchAlert.confirmationExpiresAt, now))

/** What time does to search alerts: unconfirmed ones are deleted, the others report new postings. */
export const ALERT_ACTS: readonly TimedAct[] = [
  {
    name: 'search alerts deleted',
    label: jobSearchLabels.holds['search alerts deleted'],
    hurdle: {
      due: ({ db, now }) => db.$count(searchAlert, isUnconfirmed(now)),
      total: ({ db }) => db.$count(searchAlert),
    },
    run: (db, now) => db.delete(searchAlert).where(isUnconfirmed(now)),
  },
  { name: 'search alerts', endsNothing: 'writes mails', run: (db, now) => tellOfNews(db, now) },
]

/** Deletes unconfirmed alerts, and reports new postings. */
export async function runSearchAlerts(db: Database, now: Date): Promise<void> {
  await runActs(db, now, 'search-alerts', ALERT_ACTS)
}

/**
 * Reports new postings, each alert on its morning. Only those published since, and none twice: reported ones are
 * recorded in the transaction of the mail. May be repeated or run twice at once.
 * @returns how many mails
 */
async function tellOfNews(db: Database, now: Date): Promise<number> {
  let mails = 0
  for (;;) {
    const sent = await db.transaction((tx) => runNext(tx, now))
    if (sent === null) return mails
    mails += sent
  }
}

async function runNext(tx: Transaction, now: Date): Promise<number | null> {
  const [alert] = await tx
    .select({
      id: searchAlert.id,
      email: searchAlert.email,
      label: searchAlert.label,
      search: searchAlert.search,
      frequency: searchAlert.frequency,
      newSince: searchAlert.newSince,
    })
    .from(searchAlert)
    .where(and(eq(searchAlert.status, 'active'), lte(searchAlert.nextRunAt, now)))
    .orderBy(searchAlert.nextRunAt)
    .limit(1)
    .for('update', { skipLocked: true })
  if (!alert) return null
  const found = await newMatches(alert.search, alert.newSince, now, MOST)
  const untold = await withoutTold(tx, alert.id, found)
  // Postings removed meanwhile are left out.
  const fresh = await cardsOnline(
    tx,
    untold.map(({ id }) => id),
    now,
  )
  const next = { nextRunAt: nextRun(alert.frequency, now) }
  const isNews = fresh.length > 0
  await tx
    .update(searchAlert)
    .set(isNews ? { ...next, lastMailedAt: now } : next)
    .where(eq(searchAlert.id, alert.id))
  if (!isNews) return 0
  await tx
    .insert(searchAlertHit)
    .values(fresh.map(({ id }) => ({ searchAlertId: alert.id, jobPostingId: id })))
    .onConflictDoNothing()
  await enqueueMails(tx, [newPostingsMail(alert, fresh.slice(0, LISTED), fresh.length)])
  return 1
}

async function withoutTold<Posting extends { id: string }>(tx: Transaction, alertId: string, found: Posting[]) {
  if (found.length === 0) return found
  const told = await tx
    .select({ id: searchAlertHit.jobPostingId })
    .from(searchAlertHit)
    .where(
      and(
        eq(searchAlertHit.searchAlertId, alertId),
        inArray(
          searchAlertHit.jobPostingId,
          found.map(({ id }) => id),
        ),
      ),
    )
  const known = new Set(told.map(({ id }) => id))
  return found.filter(({ id }) => !known.has(id))
}
