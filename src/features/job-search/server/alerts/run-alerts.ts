import { and, eq, inArray, lte } from 'drizzle-orm'
import type { TimedAct } from '~/features/accounts/server/holds/timed-act'
import { runActs } from '~/features/accounts/server/holds/timed-job'
import { cardsOnline } from '~/features/job-postings/server/queries/card'
import type { Database, Transaction } from '~/platform/server/database/db'
import { enqueueMails } from '~/platform/server/mail/outbox'
import { searchAlert, searchAlertHit } from '../alert-table'
import { searchEngine } from '../search/engine'
import { newPostingsMail } from './emails'
import { nextRun } from './schedule'

/** Postings a mail lists; the rest is one click away. */
const LISTED = 20
/** Newest postings an alert looks through; more in one day is no longer a search for somebody's job. */
const MOST = 500

const isUnconfirmed = (now: Date) => and(eq(searchAlert.status, 'pending'), lte(searchAlert.confirmationExpiresAt, now))

/** What time does to search alerts: unconfirmed ones go, the others tell of what is new. */
export const ALERT_ACTS: readonly TimedAct[] = [
  {
    name: 'search alerts deleted',
    hurdle: {
      due: ({ db, now }) => db.$count(searchAlert, isUnconfirmed(now)),
      total: ({ db }) => db.$count(searchAlert),
    },
    run: (db, now) => db.delete(searchAlert).where(isUnconfirmed(now)),
  },
  { name: 'search alerts', endsNothing: 'writes mails', run: (db, now) => tellOfNews(db, now) },
]

/** Lets go what nobody confirmed, and tells of new postings. Returns when all is done. */
export async function runSearchAlerts(db: Database, now: Date): Promise<void> {
  await runActs(db, now, 'search-alerts', ALERT_ACTS)
}

/**
 * Tells of new postings, each alert on its morning. Only what was published since, and nothing twice: what was told is
 * written in the same transaction as the mail. Harmless when repeated or run twice at once. Returns how many mails.
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
  const found = await searchEngine.newMatches(alert.search, alert.newSince, now, MOST)
  const untold = await withoutTold(tx, alert.id, found)
  // Whatever was taken down meanwhile is left out.
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
