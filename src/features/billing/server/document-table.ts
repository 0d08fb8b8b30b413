import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment, timestamps } from '~/platform/server/database/columns'
import { DOCUMENT_FAULTS, DOCUMENT_KINDS } from '../vocabulary'

/** A document that could not be made so far: why, and when it is tried again. */
export const documentFault = pgTable('document_fault', {
  id: id(),
  kind: text({ enum: DOCUMENT_KINDS }).notNull(),
  /** Of the order, the invoice or the payout; of the company when its invoice could not be issued. */
  subjectId: uuid().notNull().unique(),
  cause: text({ enum: DOCUMENT_FAULTS }).notNull(),
  /** What kind of error it was and where; never a message, which may hold personal data. */
  trace: text().notNull(),
  attempts: integer().notNull(),
  retryAt: moment().notNull(),
  ...timestamps(),
})
