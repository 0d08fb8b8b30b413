import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, moment, timestamps } from '~/platform/server/database/columns'
import { invoice } from './invoice-table'
import { sepaMandate } from './table'

/** A file of direct debits for the bank. One admin makes the run, another one releases it. */
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
    /** The pain.008 file as released, never made anew. */
    xml: text(),
    xmlSha256: text(),
    ...timestamps(),
  },
  (t) => [index('direct_debit_run_recent_idx').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())],
)

export const DEBIT_STATES = ['open', 'collected', 'returned', 'discarded'] as const

/** One debit of a run. An invoice has at most one that is open, and never two in a file. */
export const directDebit = pgTable(
  'direct_debit',
  {
    id: id(),
    runId: uuid()
      .notNull()
      .references(() => directDebitRun.id),
    invoiceId: uuid()
      .notNull()
      .references(() => invoice.id),
    mandateId: uuid()
      .notNull()
      .references(() => sepaMandate.id),
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
    // In the order of the file; what came back is counted without reading the others.
    index('direct_debit_run_idx').on(t.runId, t.endToEndId),
    index('direct_debit_returned_idx').on(t.runId).where(sql`status = 'returned'`),
  ],
)

/** A file of the bank that was read: camt.053, camt.054 or pain.002. */
export const bankImport = pgTable(
  'bank_import',
  {
    id: id(),
    fileName: text().notNull(),
    format: text().notNull(),
    sha256: text().notNull().unique(),
    importedByUserId: uuid().notNull(),
    applied: integer().notNull(),
    repeated: integer().notNull(),
    unmatched: integer().notNull(),
    /** How many bookings the file tells of, and how many of them were gone through: fewer when it was interrupted. */
    eventCount: integer().notNull().default(0),
    doneCount: integer().notNull().default(0),
    ...timestamps(),
  },
  (t) => [index('bank_import_recent_idx').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())],
)

/** One booking of a bank's file and what became of it. */
export const bankEntry = pgTable(
  'bank_entry',
  {
    id: id(),
    importId: uuid()
      .notNull()
      .references(() => bankImport.id),
    kind: text({ enum: ['payment', 'return', 'rejection', 'refusal'] }).notNull(),
    dedupeKey: text().notNull().unique(),
    endToEndId: text(),
    amountCents: integer().notNull(),
    bookedOn: text().notNull(),
    reasonCode: text(),
    text: text().notNull(),
    payerName: text(),
    payerIban: text(),
    /** What no invoice was found for a person assigns to one, or settles: it is none of ours. */
    outcome: text({ enum: ['applied', 'unmatched', 'assigned', 'settled'] }).notNull(),
    invoiceId: uuid().references(() => invoice.id),
    handledAt: moment(),
    /** How often an assignment of it was undone; each one has entries of its own in the ledger. */
    undoneCount: integer().notNull().default(0),
    handledByUserId: uuid(),
    /** Why it was settled. */
    handledReason: text(),
    ...timestamps(),
  },
  (t) => [
    index('bank_entry_import_idx').on(t.importId),
    index('bank_entry_unmatched_idx')
      .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`outcome = 'unmatched'`),
    index('bank_entry_handled_idx')
      .on(t.handledAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`handled_at is not null`),
  ],
)
