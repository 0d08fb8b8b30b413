import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, moment, refersTo, timestamps } from '~/platform/server/database/columns'
import { DEBIT_STATES } from '../debit/lifecycle'
import { invoice } from './invoice-table'
import { sepaMandate } from './table'

/** A file of direct debits for the bank. One admin creates the run, another one releases it. */
export const directDebitRun = pgTable(
  'direct_debit_run',
  {
    id: id(),
    /** Message id of the file. */
    reference: text().notNull().unique(),
    status: text({ enum: ['draft', 'released', 'discarded'] }).notNull(),
    collectionOn: date({ mode: 'string' }).notNull(),
    debitCount: integer().notNull(),
    totalCents: integer().notNull(),
    createdByUserId: uuid().notNull(),
    releasedByUserId: uuid(),
    releasedAt: moment(),
    downloadedAt: moment(),
    /** The pain.008 file as released, never generated again. */
    xml: text(),
    xmlSha256: text(),
    /** The creditor in the file, under whom the debtors' banks know its mandates from then on; null in older runs. */
    creditorId: text(),
    creditorName: text(),
    ...timestamps(),
  },
  (t) => [index('direct_debit_run_recent_idx').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())],
)

/** One debit of a run. An invoice has at most one open debit, and never two in a file. */
export const directDebit = pgTable(
  'direct_debit',
  {
    id: id(),
    runId: refersTo(() => directDebitRun.id),
    invoiceId: refersTo(() => invoice.id),
    mandateId: refersTo(() => sepaMandate.id),
    endToEndId: text().notNull().unique(),
    sequenceType: text({ enum: ['FRST', 'RCUR'] }).notNull(),
    amountCents: integer().notNull(),
    status: text({ enum: DEBIT_STATES }).notNull().default('open'),
    reasonCode: text(),
    returnedOn: text(),
    ...timestamps(),
  },
  (t) => [
    unique('direct_debit_once_idx').on(t.runId, t.invoiceId),
    uniqueIndex('direct_debit_open_idx').on(t.invoiceId).where(sql`status = 'open'`),
    index('direct_debit_mandate_idx').on(t.mandateId),
    index('direct_debit_invoice_idx').on(t.invoiceId),
    // In the order of the file; returns are counted without reading the others.
    index('direct_debit_run_idx').on(t.runId, t.endToEndId),
    index('direct_debit_returned_idx').on(t.runId).where(sql`status = 'returned'`),
  ],
)
