import { and, inArray, lte, ne } from 'drizzle-orm'
import { feedback } from '~/features/feedback/server/table'
import { authorityOrder } from '~/features/moderation/server/orders/table'
import { contentReport } from '~/features/moderation/server/table'
import { addMonths } from '~/lib/dates/dates'
import { privacyLabels } from '../../labels'
import { privacyRequest } from '../requests/table'
import { BATCH, type RetentionRule } from './rule'
import { deleteBatch } from './traces'

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

/** What an order of an authority said and what we did: the counted facts stay, the words go. */
export const emptyOrders: RetentionRule = {
  name: 'authority orders emptied',
  label: privacyLabels.holds['authority orders emptied'],
  hurdle: {
    due: ({ db, now }) => db.$count(authorityOrder, isOldOrder(now)),
    total: ({ db }) => db.$count(authorityOrder),
  },
  async run(db, now) {
    const batch = db.select({ id: authorityOrder.id }).from(authorityOrder).where(isOldOrder(now)).limit(BATCH)
    const { rowCount } = await db
      .update(authorityOrder)
      .set({ reference: '', content: '', note: '' })
      .where(inArray(authorityOrder.id, batch))
    return rowCount ?? 0
  },
}

const isOldOrder = (now: Date) =>
  and(ne(authorityOrder.content, ''), lte(authorityOrder.settledAt, addMonths(now, -12 * REQUEST_YEARS)))
