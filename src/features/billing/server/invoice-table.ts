import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { company } from '~/features/companies/server/table'
import { belongsTo, id, moment, refersTo, timestamps } from '~/platform/server/database/columns'
import type { InvoiceDocument } from '../invoice/document'
import { INVOICE_STATES } from '../invoice/lifecycle'
import type { OrderDocument } from '../invoice/order-document'
import { ENTRY_KINDS } from '../vocabulary'
import { subscription } from './table'

/**
 * Issued invoices and their cancellations. They never change: a trigger refuses every deletion and every update except
 * of the payment columns; it allows emptying a document once after its retention. `hash` chains each document to the
 * previous one.
 */
export const invoice = pgTable(
  'invoice',
  {
    id: id(),
    number: text().notNull().unique(),
    year: integer().notNull(),
    sequence: integer().notNull(),
    kind: text({ enum: ['invoice', 'storno'] }).notNull(),
    companyId: refersTo(() => company.id),
    subscriptionId: uuid().references(() => subscription.id),
    chargeKind: text({ enum: ['period', 'upgrade'] }).notNull(),
    planId: uuid().notNull(),
    coversFrom: moment().notNull(),
    coversUntil: moment().notNull(),
    /** German calendar days. */
    issuedOn: text().notNull(),
    dueOn: text().notNull(),
    paymentMeans: text({ enum: ['direct_debit', 'transfer', 'none'] }).notNull(),
    mandateId: uuid(),
    netCents: integer().notNull(),
    taxCents: integer().notNull(),
    grossCents: integer().notNull(),
    document: jsonb().$type<InvoiceDocument>().notNull(),
    cancelsInvoiceId: uuid(),
    /** The cancelled invoice that this one replaces, for the same period. */
    correctsInvoiceId: uuid(),
    previousHash: text().notNull(),
    hash: text().notNull(),
    /** The columns that may change begin here. */
    status: text({ enum: INVOICE_STATES }).notNull(),
    graceUntil: moment(),
    paidAt: moment(),
    returnedAt: moment(),
    /** Marked to be collected again after a return. */
    retryDebit: integer().notNull().default(0),
    dunningLevel: integer().notNull().default(0),
    lastDunnedAt: moment(),
    /** When its files were archived and the mail was written. */
    filedAt: moment(),
    /** When it was emptied after its retention; the document then names nobody and has no lines. */
    erasedAt: moment(),
    /** Number and customer in lower case, for the admins' list; its trigram index is in the migration. */
    listText: text().generatedAlwaysAs(sql`lower(number || ' ' || (document->'buyer'->>'name'))`),
    ...timestamps(),
  },
  (t) => [
    unique('invoice_sequence_idx').on(t.year, t.sequence),
    uniqueIndex('invoice_storno_idx').on(t.cancelsInvoiceId).where(sql`cancels_invoice_id is not null`),
    uniqueIndex('invoice_correction_idx').on(t.correctsInvoiceId).where(sql`corrects_invoice_id is not null`),
    // Never twice for the same period, whatever is repeated.
    uniqueIndex('invoice_charge_idx')
      .on(t.subscriptionId, t.chargeKind, t.coversFrom)
      .where(sql`kind = 'invoice' and corrects_invoice_id is null`),
    // Newest first, as in the lists (`desc` in a query implies NULLS FIRST); with the id, so that a late page reads no
    // row.
    index('invoice_newest_idx').on(t.year.desc().nullsFirst(), t.sequence.desc().nullsFirst(), t.id),
    index('invoice_company_idx').on(t.companyId, t.year.desc().nullsFirst(), t.sequence.desc().nullsFirst()),
    // With kind and id, so that the rows of one state are counted and listed from the index alone.
    index('invoice_status_idx').on(t.status, t.kind, t.year.desc().nullsFirst(), t.sequence.desc().nullsFirst(), t.id),
    // For counting many matches without reading their documents.
    index('invoice_text_idx').on(t.listText),
    index('invoice_list_text_idx').using('gin', t.listText.op('gin_trgm_ops')),
    // The amount of a run is counted and summed from the index alone.
    index('invoice_due_idx')
      .on(t.dueOn, t.status, t.paymentMeans, t.retryDebit, t.kind, t.grossCents)
      .where(sql`status in ('issued', 'returned')`),
    index('invoice_grace_idx').on(t.graceUntil).where(sql`grace_until is not null`),
    index('invoice_unfiled_idx').on(t.createdAt).where(sql`filed_at is null`),
    check('invoice_sums_check', sql`net_cents + tax_cents = gross_cents`),
  ],
)

/** Last number and hash of each year; its row is locked while a number is assigned, so numbers have no gaps. */
export const invoiceCounter = pgTable('invoice_counter', {
  year: integer().primaryKey(),
  last: integer().notNull(),
  lastHash: text().notNull(),
  ...timestamps(),
})

/** The archived files of an invoice; append-only, until the invoice is emptied. */
export const invoiceFile = pgTable(
  'invoice_file',
  {
    id: id(),
    invoiceId: refersTo(() => invoice.id),
    kind: text({ enum: ['pdf', 'xrechnung'] }).notNull(),
    sha256: text().notNull(),
    size: integer().notNull(),
    ...timestamps(),
  },
  (t) => [unique('invoice_file_kind_idx').on(t.invoiceId, t.kind)],
)

/**
 * The ledger of each invoice: debts (positive) and payments (negative); append-only. An offset moves an overpayment to
 * another invoice, a payout records that it was paid back, a correction undoes a wrong assignment.
 */
export const invoiceEntry = pgTable(
  'invoice_entry',
  {
    id: id(),
    invoiceId: refersTo(() => invoice.id),
    kind: text({ enum: ENTRY_KINDS }).notNull(),
    amountCents: integer().notNull(),
    bookedOn: text().notNull(),
    reference: text(),
    /** The same event twice is one entry. */
    dedupeKey: text().notNull().unique(),
    ...timestamps(),
  },
  (t) => [
    index('invoice_entry_invoice_idx').on(t.invoiceId, t.createdAt),
    index('invoice_entry_day_idx').on(t.bookedOn),
  ],
)

/** The invoices with an overpayment, so that they are found among all; maintained by `bookEntries`. */
export const invoiceCredit = pgTable('invoice_credit', {
  invoiceId: uuid()
    .primaryKey()
    .references(() => invoice.id),
  ...timestamps(),
})

/** A repayment to a company, which gets a document about it. */
export const creditPayout = pgTable(
  'credit_payout',
  {
    id: id(),
    invoiceId: refersTo(() => invoice.id),
    amountCents: integer().notNull(),
    /** German calendar day. */
    paidOn: text().notNull(),
    mailedAt: moment(),
    ...timestamps(),
  },
  (t) => [
    index('credit_payout_waiting_idx').on(t.id).where(sql`mailed_at is null`),
    index('credit_payout_invoice_idx').on(t.invoiceId),
  ],
)

/** A confirmed order, from which the confirmation's PDF is made. */
export const billingOrder = pgTable(
  'billing_order',
  {
    id: id(),
    companyId: belongsTo(() => company.id),
    recipient: text().notNull(),
    document: jsonb().$type<OrderDocument>().notNull(),
    mailedAt: moment(),
    ...timestamps(),
  },
  (t) => [
    index('billing_order_waiting_idx').on(t.createdAt).where(sql`mailed_at is null`),
    index('billing_order_company_idx').on(t.companyId),
  ],
)
