import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { TimedAct } from '~/features/accounts/server/holds/timed-act'
import { mailEach } from '~/features/accounts/server/notices/enqueue-mails'
import { user } from '~/features/accounts/server/table'
import { type CardMember, cardMembers } from '~/features/job-postings/server/one-job/cards'
import { cardsByIds } from '~/features/job-postings/server/queries/card'
import { pick } from '~/lib/pick'
import { anyOf, type Database, type Transaction } from '~/platform/server/database/db'
import { inTransactions } from '~/platform/server/jobs/batches'
import { ALERT_FREQUENCIES, type AlertFrequency } from '../../alert'
import { jobSearchLabels } from '../../labels'
import { searchAlert, searchAlertHit } from '../alert-table'
import { readPayrollLaw } from '../pay/payroll-law'
import { type NewMatches, newMatches } from '../search/search-jobs'
import { newPostingsMail } from './emails'
import { nextRun } from './schedule'

/** Postings listed in a mail; the rest is one click away. */
const LISTED = 20
/** The newest postings an alert reads; more in one day is not a realistic job search. */
const MOST = 500
/** Alerts of one transaction: each trip to the database is shared, and nobody who changes one waits long. */
const AT_ONCE = 25

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

/**
 * Reports new postings, each alert on its morning. Only those published since, and none twice: reported ones are
 * recorded in the transaction of the mail. May be repeated or run twice at once.
 * @returns how many mails
 */
function tellOfNews(db: Database, now: Date): Promise<number> {
  return inTransactions(db, (tx) => runNext(tx, now))
}

/** The next alerts that are due; null when none is. */
async function runNext(tx: Transaction, now: Date): Promise<number | null> {
  const alerts = await tx
    .select({
      ...pick(searchAlert, 'id', 'label', 'search', 'frequency', 'newSince'),
      // People get another address; a visitor has none but this.
      email: sql<string>`coalesce(${user.email}, ${searchAlert.email})`,
    })
    .from(searchAlert)
    .leftJoin(user, eq(user.id, searchAlert.userId))
    .where(and(eq(searchAlert.status, 'active'), lte(searchAlert.nextRunAt, now)))
    .orderBy(searchAlert.nextRunAt)
    .limit(AT_ONCE)
    .for('update', { of: searchAlert, skipLocked: true })
  if (alerts.length === 0) return null
  const law = await readPayrollLaw(tx, now)
  const found = await Promise.all(
    alerts.map(({ search, newSince: since }) => newMatches(search, { since, now, law, limit: MOST })),
  )
  // Postings removed meanwhile are left out.
  const members = await cardMembers(tx, new Set(found.flatMap(({ ids }) => ids)), now)
  const told = await toldPostings(tx, alerts, [...members.values()].flat())
  const lines = alerts.map((alert, at) => linesOf(found[at], members, told.get(alert.id)))
  const cards = await cardsByIds(
    tx,
    lines.flat().flatMap(([first]) => (first ? [first.id] : [])),
  )
  const byId = new Map(cards.map((card) => [card.id, card]))
  const news = alerts.flatMap((alert, at) => {
    const fresh = (lines[at] ?? []).flatMap((postings) => {
      const card = byId.get(postings[0]?.id ?? '')
      const placeNames = postings.flatMap(({ places }) => places.map(({ name }) => name))
      return card ? [{ card: { ...card, placeNames }, postings }] : []
    })
    return fresh.length > 0 ? [{ alert, fresh }] : []
  })
  await planNext(tx, alerts, new Set(news.map(({ alert }) => alert.id)), now)
  if (news.length === 0) return 0
  await tx
    .insert(searchAlertHit)
    .values(
      news.flatMap(({ alert, fresh }) =>
        fresh.flatMap(({ postings }) => postings.map(({ id }) => ({ searchAlertId: alert.id, jobPostingId: id }))),
      ),
    )
    .onConflictDoNothing()
  await mailEach(tx, news, ({ alert, fresh }) => {
    const listed = fresh.slice(0, LISTED).map(({ card }) => card)
    return newPostingsMail(alert, listed, fresh.length)
  })
  return news.length
}

/** One line for each card with a posting that is new for this alert: all that are, the nearest first. */
function linesOf(
  found: NewMatches | undefined,
  members: ReadonlyMap<string, CardMember[]>,
  told: ReadonlySet<string> | undefined,
): CardMember[][] {
  if (found === undefined) return []
  return found.ids.flatMap((id) => {
    const fresh = (members.get(id) ?? []).filter((each) => found.isNew(each) && !told?.has(each.id))
    return fresh.length > 0 ? [fresh.toSorted((a, b) => found.distance(a) - found.distance(b))] : []
  })
}

/** Of these postings, those each alert has reported already. */
async function toldPostings(tx: Transaction, alerts: readonly { id: string }[], postings: readonly { id: string }[]) {
  const told = new Map<string, Set<string>>()
  if (postings.length === 0) return told
  const hits = await tx
    .select({ alert: searchAlertHit.searchAlertId, posting: searchAlertHit.jobPostingId })
    .from(searchAlertHit)
    .where(
      and(
        anyOf(
          searchAlertHit.searchAlertId,
          alerts.map(({ id }) => id),
        ),
        anyOf(
          searchAlertHit.jobPostingId,
          postings.map(({ id }) => id),
        ),
      ),
    )
  for (const { alert, posting } of hits) told.set(alert, (told.get(alert) ?? new Set()).add(posting))
  return told
}

async function planNext(
  tx: Transaction,
  alerts: readonly { id: string; frequency: AlertFrequency }[],
  mailed: ReadonlySet<string>,
  now: Date,
) {
  for (const frequency of ALERT_FREQUENCIES) {
    const ids = alerts.flatMap((alert) => (alert.frequency === frequency ? [alert.id] : []))
    const isNews = inArray(searchAlert.id, [...mailed])
    if (ids.length > 0)
      await tx
        .update(searchAlert)
        .set({
          nextRunAt: nextRun(frequency, now),
          lastMailedAt: sql`case when ${isNews} then ${now.toISOString()}::timestamptz else ${searchAlert.lastMailedAt} end`,
        })
        .where(inArray(searchAlert.id, ids))
  }
}
