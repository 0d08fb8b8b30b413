import type { SQL } from 'drizzle-orm'
import { and, eq, inArray, isNotNull, lte, ne, not, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { notice } from '~/features/accounts/server/notices/table'
import { rateLimit, session, verification } from '~/features/accounts/server/table'
import { feedback } from '~/features/feedback/server/table'
import { contentReport } from '~/features/moderation/server/table'
import { isGone } from '~/features/notices/server/visible'
import { resumeView } from '~/features/resumes/server/table'
import { poolEntry } from '~/features/talent-pool/server/table'
import { REST_DAYS } from '~/features/talent-pool/vocabulary'
import { addDays, addMonths } from '~/lib/dates/dates'
import type { Database } from '~/platform/server/database/db'
import { withMaskedLinks } from '~/platform/server/mail/masked-links'
import { outboxMail } from '~/platform/server/mail/table'
import type { Settings } from '~/platform/settings/schema'
import { privacyLabels } from '../../labels'
import { privacyRequest } from '../requests/table'
import { BATCH, type RetentionRule } from './rule'

/** Sent mails, and abandoned ones; waiting ones stay. */
export const deleteMails: RetentionRule = {
  name: 'mails deleted',
  label: privacyLabels.holds['mails deleted'],
  hurdle: {
    due: ({ db, now, settings }) => db.$count(outboxMail, isOldMail(now, settings)),
    total: ({ db }) => db.$count(outboxMail),
  },
  run: (db, now, settings) => deleteBatch(db, outboxMail, outboxMail.id, isOldMail(now, settings)),
}

const isOldMail = (now: Date, { sentMailDays }: Settings) =>
  and(
    lte(outboxMail.createdAt, addDays(now, -sentMailDays)),
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
      await db.update(outboxMail).set(masked).where(eq(outboxMail.id, id))
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

/** Attempts counted by address; the longest window is a day. */
export const deleteAttempts: RetentionRule = {
  name: 'attempts deleted',
  endsNothing: 'forgets counts of attempts after a day, which only forgives',
  run: (db, now) => deleteBatch(db, rateLimit, rateLimit.id, lte(rateLimit.lastRequest, addDays(now, -1).getTime())),
}

async function deleteBatch(db: Database, table: PgTable, id: PgColumn, isOver: SQL | undefined): Promise<number> {
  const batch = db.select({ id }).from(table).where(isOver).limit(BATCH)
  const { rowCount } = await db.delete(table).where(inArray(id, batch))
  return rowCount ?? 0
}

/** As long as somebody could still claim that the law was broken (§ 31 OWiG), years after the answer. */
const REQUEST_YEARS = 3

/** Answered requests of people about their data. */
export const deleteRequests: RetentionRule = {
  name: 'privacy requests deleted',
  label: privacyLabels.holds['privacy requests deleted'],
  hurdle: {
    due: ({ db, now }) => db.$count(privacyRequest, isOldRequest(now)),
    total: ({ db }) => db.$count(privacyRequest),
  },
  run: (db, now) => deleteBatch(db, privacyRequest, privacyRequest.id, isOldRequest(now)),
}

const isOldRequest = (now: Date) => lte(privacyRequest.answeredAt, addMonths(now, -12 * REQUEST_YEARS))

/** Months after a message to us was done: long enough to ask again. */
const FEEDBACK_MONTHS = 12

/** Messages to the platform that are done, and their answers. */
export const deleteFeedback: RetentionRule = {
  name: 'feedback deleted',
  label: privacyLabels.holds['feedback deleted'],
  hurdle: {
    due: ({ db, now }) => db.$count(feedback, isOldFeedback(now)),
    total: ({ db }) => db.$count(feedback),
  },
  run: (db, now) => deleteBatch(db, feedback, feedback.id, isOldFeedback(now)),
}

const isOldFeedback = (now: Date) => lte(feedback.doneAt, addMonths(now, -FEEDBACK_MONTHS))

/**
 * Who reported public content: the decision stays, for the transparency report; the name goes when claims about it are
 * over (§ 195 BGB).
 */
export const forgetReporters: RetentionRule = {
  name: 'reporters forgotten',
  label: privacyLabels.holds['reporters forgotten'],
  hurdle: {
    due: ({ db, now }) => db.$count(contentReport, hasOldReporter(now)),
    total: ({ db }) => db.$count(contentReport),
  },
  async run(db, now) {
    const batch = db.select({ id: contentReport.id }).from(contentReport).where(hasOldReporter(now)).limit(BATCH)
    const { rowCount } = await db
      .update(contentReport)
      .set({ reporterName: '', reporterEmail: '' })
      .where(inArray(contentReport.id, batch))
    return rowCount ?? 0
  },
}

const hasOldReporter = (now: Date) =>
  and(ne(contentReport.reporterEmail, ''), lte(contentReport.decidedAt, addMonths(now, -12 * REQUEST_YEARS)))
