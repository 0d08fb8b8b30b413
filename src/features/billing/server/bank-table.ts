import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, moment, refersTo, timestamps } from '~/platform/server/database/columns'
import { directDebit } from './debit-table'
import { invoice } from './invoice-table'

/** Signed: incoming money is positive. */
const sumCents = () => bigint({ mode: 'number' }).notNull().default(0)

/**
 * An imported bank file: camt.052, 053, 054, MT940 or pain.002; each file of an archive is one. Counts and sums say
 * what became of its bookings when it was imported: `total = applied + unmatched + repeated`.
 */
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
    totalCents: sumCents(),
    appliedCents: sumCents(),
    repeatedCents: sumCents(),
    unmatchedCents: sumCents(),
    /** Other people's accounts in the same file, of which nothing was read. */
    foreignAccounts: jsonb().$type<string[]>().notNull().default([]),
    /** How many bookings the file has, and how many were processed: fewer when it was interrupted. */
    eventCount: integer().notNull().default(0),
    doneCount: integer().notNull().default(0),
    ...timestamps(),
  },
  (t) => [index('bank_import_recent_idx').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())],
)

/**
 * A statement, report or notice in a file, with its balances: between two statements of an account nothing may be
 * missing.
 */
export const bankStatement = pgTable(
  'bank_statement',
  {
    id: id(),
    importId: refersTo(() => bankImport.id),
    /** Place in its file. */
    position: integer().notNull(),
    account: text().notNull(),
    sequence: integer(),
    year: integer(),
    /** Distinguishes it from all others of its kind; null where they may overlap. */
    edition: text(),
    openingCents: bigint({ mode: 'number' }),
    openingOn: text(),
    closingCents: bigint({ mode: 'number' }),
    closingOn: text(),
    bookingCount: integer().notNull(),
    bookedCents: sumCents(),
    /** Announced by the bank, not booked yet. */
    pendingCount: integer().notNull(),
    /** A person has checked the gap before it. */
    gapSeenAt: moment(),
    gapSeenByUserId: uuid(),
    ...timestamps(),
  },
  (t) => [
    index('bank_statement_import_idx').on(t.importId),
    index('bank_statement_chain_idx').on(t.account, t.closingOn, t.closingCents),
  ],
)

/** One booking of a bank file and what became of it. */
export const bankEntry = pgTable(
  'bank_entry',
  {
    id: id(),
    importId: refersTo(() => bankImport.id),
    statementId: uuid().references(() => bankStatement.id),
    /** Place of the bank's entry in its statement, and its sum when this is one of several in it. */
    entryNo: integer().notNull().default(0),
    entryCents: bigint({ mode: 'number' }),
    telling: integer().notNull().default(0),
    kind: text({ enum: ['payment', 'return', 'outgoing', 'rejection', 'refusal'] }).notNull(),
    isCredit: boolean().notNull().default(true),
    /** Unique among non-repeated bookings; the ledger uses it to recognise its entries. */
    dedupeKey: text().notNull(),
    /** Hash of everything the bank reported about it. */
    bookingKey: text(),
    account: text(),
    endToEndId: text(),
    mandateId: text(),
    bankReferences: jsonb().$type<string[]>().notNull().default([]),
    amountCents: integer().notNull(),
    oddAmount: text(),
    bookedOn: text().notNull(),
    valueOn: text().notNull().default(''),
    reasonCode: text(),
    text: text().notNull(),
    purpose: text().notNull().default(''),
    payerName: text(),
    payerIban: text(),
    isSum: boolean().notNull().default(false),
    /** Why a person has to check it. */
    doubt: text(),
    /** A person assigns unmatched bookings to an invoice, or settles those that are not ours. */
    outcome: text({ enum: ['applied', 'unmatched', 'assigned', 'settled', 'repeated'] }).notNull(),
    /** The booking that this one repeats, or may repeat. */
    repeatsId: uuid().references((): AnyPgColumn => bankEntry.id),
    resemblesId: uuid().references((): AnyPgColumn => bankEntry.id),
    invoiceId: uuid().references(() => invoice.id),
    debitId: uuid().references(() => directDebit.id),
    handledAt: moment(),
    /** How often an assignment of it was undone; each one has its own entries in the ledger. */
    undoneCount: integer().notNull().default(0),
    handledByUserId: uuid(),
    /** Why it was settled. */
    handledReason: text(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('bank_entry_once_idx').on(t.dedupeKey).where(sql`outcome <> 'repeated'`),
    index('bank_entry_import_idx').on(t.importId),
    // What another file may have reported already.
    index('bank_entry_known_idx').on(t.amountCents, t.bookedOn),
    index('bank_entry_sum_idx').on(t.entryCents, t.bookedOn).where(sql`entry_cents is not null`),
    index('bank_entry_debit_idx').on(t.debitId).where(sql`debit_id is not null`),
    index('bank_entry_repeats_idx').on(t.repeatsId).where(sql`repeats_id is not null`),
    index('bank_entry_unmatched_idx')
      .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`outcome = 'unmatched'`),
    index('bank_entry_repeated_idx')
      .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`outcome = 'repeated'`),
    index('bank_entry_handled_idx')
      .on(t.handledAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`handled_at is not null`),
  ],
)
