import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { isWithheld } from '~/features/accounts/notices/topics'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { notice } from '~/features/accounts/server/notices/table'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { toIsoDay } from '~/lib/dates/dates'
import { dayAfter } from '~/lib/dates/days'
import { writtenMoment } from '~/lib/dates/written-moment'
import { pick } from '~/lib/pick'
import type { Database, Transaction } from '~/platform/server/database/db'
import { readerSide } from '../reader-side'
import { told } from './queries'
import { noticeSummaryMail } from './summary-email'
import { isVisible } from './visible'

/** Summaries arrive at this hour, German time, and tell what came before it. */
const HOUR = '07:00'
const PEOPLE = 200

/**
 * Sends everybody who wants it one mail with what has come since the last one: never empty, never twice a day. May be
 * repeated or run twice at once, because a notice leaves the summary in the transaction that mails it.
 * @returns how many mails
 */
export async function sendSummaries(db: Database, now: Date): Promise<number> {
  const until = lastMorning(now)
  const isDue = and(eq(notice.isForSummary, true), lt(notice.createdAt, until))
  let sent = 0
  for (;;) {
    const people = await db.selectDistinct({ id: notice.userId }).from(notice).where(isDue).limit(PEOPLE)
    if (people.length === 0) return sent
    for (const { id } of people) {
      if (await db.transaction((tx) => sendTo(tx, id, until))) sent += 1
    }
  }
}

async function sendTo(tx: Transaction, userId: string, until: Date): Promise<boolean> {
  const taken = await tx
    .update(notice)
    .set({ isForSummary: false })
    .where(and(eq(notice.userId, userId), eq(notice.isForSummary, true), lt(notice.createdAt, until)))
    .returning({ id: notice.id })
  if (taken.length === 0) return false
  const ids = taken.map(({ id }) => id)
  const [reader] = await tx
    .select({
      ...pick(user, 'email', 'type', 'suspendedAt'),
      isPlatformAdmin: user.isAdmin,
      hasApplicantProfile: sql<boolean>`${applicantProfile.id} is not null`,
    })
    .from(user)
    .leftJoin(applicantProfile, eq(applicantProfile.userId, user.id))
    .where(eq(user.id, userId))
  if (!reader) return false
  const side = readerSide(reader)
  const latestAt = sql<Date>`max(${notice.createdAt})`.mapWith(notice.createdAt)
  const groups = await tx
    .select({
      id: sql<string>`(array_agg(${notice.id} order by ${notice.createdAt} desc, ${notice.id} desc))[1]`,
      at: latestAt,
      count: count(),
    })
    .from(notice)
    .where(and(inArray(notice.id, ids), isVisible))
    .groupBy(notice.kind, notice.groupId)
    .orderBy(desc(latestAt))
  const items = (await told(tx, { userId, side }, groups)).filter(
    ({ topic }) => topic === null || !isWithheld(topic, reader),
  )
  // Who has no bell for a topic wanted only the mail.
  await tx.delete(notice).where(and(inArray(notice.id, ids), eq(notice.inBell, false)))
  if (items.length === 0) return false
  await enqueueMails(tx, [noticeSummaryMail({ userId, email: reader.email, side }, items, toIsoDay(until))])
  return true
}

/** The last morning at the hour of the summaries, German time. */
export function lastMorning(now: Date): Date {
  const morningOf = (day: string) => writtenMoment(`${day}T${HOUR}`)
  const today = morningOf(toIsoDay(now))
  return today <= now ? today : morningOf(dayAfter(toIsoDay(now), -1))
}
