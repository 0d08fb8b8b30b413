import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, id, moment, timestamps } from '~/platform/server/database/columns'
import { uploadedFile } from '~/platform/server/files/table'
import { OFFER_STATUSES } from '../../offers/offer'
import type { OfferTerms } from '../../offers/offer-schema'
import { application } from '../table'

/** What a company offers somebody who applied. Names and terms are frozen: an accepted one is a document. */
export const jobOffer = pgTable(
  'job_offer',
  {
    id: id(),
    applicationId: belongsTo(() => application.id),
    createdByUserId: uuid(),
    status: text({ enum: OFFER_STATUSES }).notNull().default('open'),
    /** Counts the offers of one application from 1. */
    number: integer().notNull(),
    jobTitle: text().notNull(),
    companyName: text().notNull(),
    senderName: text().notNull(),
    terms: jsonb().$type<OfferTerms>().notNull(),
    /** The last German day on which it can be accepted. */
    answerUntil: date().notNull(),
    words: text().notNull(),
    /** A document that came with it, such as the contract. */
    fileId: uuid().references(() => uploadedFile.id),
    /** Why it followed an earlier one. */
    reason: text(),
    /** Why the company took it back. */
    endReason: text(),
    /** Why the applicant declined. */
    reply: text(),
    answeredAt: moment(),
    /** When the applicant was reminded of its last day. */
    remindedAt: moment(),
    /** When both sides were told that the last day has passed. */
    pastToldAt: moment(),
    ...timestamps(),
  },
  (t) => [
    index('job_offer_application_idx').on(t.applicationId, t.createdAt.desc().nullsFirst()),
    index('job_offer_file_idx').on(t.fileId),
    uniqueIndex('job_offer_open_idx').on(t.applicationId).where(sql`status = 'open'`),
    index('job_offer_until_idx').on(t.answerUntil).where(sql`status = 'open'`),
  ],
)
