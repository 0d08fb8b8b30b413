import type { SQL } from 'drizzle-orm'
import { and, eq, inArray, isNotNull, lt, lte, not, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { notice } from '~/features/accounts/server/notices/table'
import { knownDevice, rateLimit, session, verification } from '~/features/accounts/server/table'
import { isBusinessLetter } from '~/features/billing/server/invoices/erase'
import { isGone } from '~/features/notices/server/visible'
import { resumeView } from '~/features/resumes/server/table'
import { poolEntry } from '~/features/talent-pool/server/table'
import { REST_DAYS } from '~/features/talent-pool/vocabulary'
import { addDays, addMonths, toIsoDay } from '~/lib/dates/dates'
import { startOfDay } from '~/lib/dates/weeks'
import type { Database } from '~/platform/server/database/db'
import { withMaskedLinks } from '~/platform/server/mail/masked-links'
import { outboxMail } from '~/platform/server/mail/table'
import type { Settings } from '~/platform/settings/schema'
import { privacyLabels } from '../../labels'
import { BATCH, type RetentionRule } from './rule'

/** Sent mails, and abandoned ones; waiting ones stay, and those of the billing stay longer. */
export const deleteMails: RetentionRule = {
  name: 'mails deleted',
  label: privacyLabels.holds['mails deleted'],
  hurdle: {
    due: ({ db, now, settings }) => db.$count(outboxMail, isOldMail(now, settings)),
    total: ({ db }) => db.$count(outboxMail),
  },
  run: (db, now, settings) => deleteBatch(db, outboxMail, outboxMail.id, isOldMail(now, settings)),
}

const isOldMail = (now: Date, { sentMailDays, invoiceRetentionYears }: Settings) =>
  and(
    lte(outboxMail.createdAt, addDays(now, -sentMailDays)),
    // From the end of their year, as invoices.
    or(
      not(isBusinessLetter),
      lt(outboxMail.createdAt, startOfDay(`${Number(toIsoDay(now).slice(0, 4)) - invoiceRetentionYears}-01-01`)),
    ),
    or(isNotNull(outboxMail.deliveredAt), isNotNull(outboxMail.failedAt)),
  )

/** Notices past their period, and those of what no longer exists; nobody sees the latter any more. */
export const deleteNotices: RetentionRule = {
  name: 'notices deleted',
  label: privacyLabels.holds['notices deleted'],
  hurdle: {
    due: ({ db, now, settings }) => db.$count(notice, isOldNotice(now, settings)),
    total: ({ db }) => db.$count(notice),
  },
  run: (db, now, settings) => deleteBatch(db, notice, notice.id, isOldNotice(now, settings)),
}

const isOldNotice = (now: Date, { noticeDays }: Settings) =>
  or(lte(notice.createdAt, addDays(now, -noticeDays)), isGone)

/** What is left of a question or a consent that has ended: who, when, and that it is over. */
export const deletePools: RetentionRule = {
  name: 'ended pools deleted',
  label: privacyLabels.holds['ended pools deleted'],
  hurdle: {
    due: ({ db, now }) => db.$count(poolEntry, isEndedPool(now)),
    total: ({ db }) => db.$count(poolEntry),
  },
  run: (db, now) => deleteBatch(db, poolEntry, poolEntry.id, isEndedPool(now)),
}

const isEndedPool = (now: Date) =>
  and(not(inArray(poolEntry.state, ['asked', 'agreed'])), lte(poolEntry.decidedAt, addDays(now, -REST_DAYS)))

/** Longer than any link of a mail is valid, days. */
const LINK_DAYS = 14

/**
 * Links in mails without a mail server, where people read the outbox: expired ones are removed. With a mail server they
 * are removed as soon as a mail is sent.
 */
export const maskLinks: RetentionRule = {
  name: 'links in mails masked',
  label: privacyLabels.holds['links in mails masked'],
  hurdle: {
    due: ({ db, now }) => db.$count(outboxMail, hasOldLinks(now)),
    total: ({ db }) => db.$count(outboxMail),
  },
  async run(db, now) {
    const mails = await db
      .select({ id: outboxMail.id, html: outboxMail.html, text: outboxMail.text })
      .from(outboxMail)
      .where(hasOldLinks(now))
      .limit(BATCH)
    for (const { id, html, text } of mails) {
      const masked = { html: withMaskedLinks(html), text: withMaskedLinks(text), unsubscribeUrl: null }
      // Not one that an admin has sent on its way again meanwhile.
      await db
        .update(outboxMail)
        .set(masked)
        .where(and(eq(outboxMail.id, id), hasOldLinks(now)))
    }
    return mails.length
  },
}

const hasOldLinks = (now: Date) =>
  and(
    lte(outboxMail.createdAt, addDays(now, -LINK_DAYS)),
    or(isNotNull(outboxMail.deliveredAt), isNotNull(outboxMail.failedAt)),
    or(sql`${outboxMail.text} ~ 'https?://[^[:space:]<>"]'`, isNotNull(outboxMail.unsubscribeUrl)),
  )

/** The log of who opened which résumé. */
export const deleteViews: RetentionRule = {
  name: 'resume views deleted',
  label: privacyLabels.holds['resume views deleted'],
  hurdle: {
    due: ({ db, now, settings }) => db.$count(resumeView, isOldView(now, settings)),
    total: ({ db }) => db.$count(resumeView),
  },
  run: (db, now, settings) => deleteBatch(db, resumeView, resumeView.id, isOldView(now, settings)),
}

const isOldView = (now: Date, { resumeViewMonths }: Settings) =>
  lte(resumeView.createdAt, addMonths(now, -resumeViewMonths))

const isOldSession = (now: Date) => lte(session.expiresAt, addDays(now, -1))

/**
 * Expired sessions (with addresses and browsers) and links of mails. Links are not counted: they are valid for hours,
 * so nearly all of them are always expired.
 */
export const deleteSessions: RetentionRule = {
  name: 'expired sessions deleted',
  label: privacyLabels.holds['expired sessions deleted'],
  hurdle: {
    due: ({ db, now }) => db.$count(session, isOldSession(now)),
    total: ({ db }) => db.$count(session),
  },
  async run(db, now) {
    const yesterday = addDays(now, -1)
    const sessions = await deleteBatch(db, session, session.id, isOldSession(now))
    const links = await deleteBatch(db, verification, verification.id, lte(verification.expiresAt, yesterday))
    return sessions + links
  },
}

/** Browsers an account was not used with for a year: their cookie has ended, too. */
export const deleteDevices: RetentionRule = {
  name: 'known devices deleted',
  endsNothing: 'forgets browsers whose cookie has ended',
  run: (db, now) => deleteBatch(db, knownDevice, knownDevice.id, lte(knownDevice.lastSeenAt, addMonths(now, -12))),
}

/** Attempts counted by address; the longest window is a day. */
export const deleteAttempts: RetentionRule = {
  name: 'attempts deleted',
  endsNothing: 'forgets counts of attempts after a day, which only forgives',
  run: (db, now) => deleteBatch(db, rateLimit, rateLimit.id, lte(rateLimit.lastRequest, addDays(now, -1).getTime())),
}

/** Deletes one batch of the rows of a table that are over. */
export async function deleteBatch(
  db: Database,
  table: PgTable,
  id: PgColumn,
  isOver: SQL | undefined,
): Promise<number> {
  const batch = db.select({ id }).from(table).where(isOver).limit(BATCH)
  const { rowCount } = await db.delete(table).where(inArray(id, batch))
  return rowCount ?? 0
}
