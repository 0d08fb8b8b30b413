import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea, moment, timestamps, tsvector } from '~/platform/server/database/columns'

/**
 * The search index: one row for each published posting, made from the posting and never changed by hand. Narrow columns
 * first, for a search reads thousands of them; `body` and `terms` are wide and go to TOAST together.
 *
 * `terms` are lexemes of our own normaliser, told apart by a capital in front, which no folded word has:
 * none anywhere, `T` a word of the title, `H` the same or the head of its compounds, `M` the same or any part,
 * `L` number of the title's words, `C` company name, `O` occupation family of the title, `R` reference number, `G` cell of the map, and the filters
 * `F` field, `E` employment type, `K` contract, `W` workplace, `Y` employer type, `X` training only.
 */
const columns = () => ({
  jobPostingId: uuid().primaryKey(),
  /** First publication and end, seconds since 1970. */
  pub: integer().notNull(),
  ends: integer().notNull(),
  /** The filters in one number, see `facet-code.ts`. */
  code: integer().notNull(),
  /** Euros a month, the upper end of the range; 0 when none is stated. */
  pay: smallint().notNull(),
  /** Ids of `search_point`; 0 for none, `morePlaces` for postings in several places. */
  place: integer().notNull(),
  company: integer().notNull(),
  title: integer().notNull(),
  morePlaces: integer().array(),
  body: text().notNull(),
  terms: tsvector().notNull(),
})

export const searchPosting = pgTable('search_posting', columns(), (t) => [
  index('search_posting_terms_idx').using('gin', t.terms),
  index('search_posting_date_idx').on(t.pub.desc().nullsFirst(), t.jobPostingId.desc().nullsFirst()),
  index('search_posting_pay_idx').on(
    t.pay.desc().nullsFirst(),
    t.pub.desc().nullsFirst(),
    t.jobPostingId.desc().nullsFirst(),
  ),
  index('search_posting_company_idx').on(t.company),
  index('search_posting_title_idx').on(t.title),
])

/** Every sixteenth row of `search_posting` (by the hash of its id): what is frequent is counted here. */
export const searchSample16 = pgTable('search_sample16', columns(), (t) => [
  index('search_sample16_terms_idx').using('gin', t.terms),
])

/** Every 256th row. */
export const searchSample256 = pgTable('search_sample256', columns(), (t) => [
  index('search_sample256_terms_idx').using('gin', t.terms),
])

/**
 * What a search filters, counts and sorts by, of every row of `search_posting` under a number of its own, which is never
 * used again: who writes a posting anew gives it another. A trigger keeps it, and the two tables below, in line.
 */
export const searchRow = pgTable('search_row', {
  row: serial().primaryKey(),
  jobPostingId: uuid().notNull().unique(),
  pub: integer().notNull(),
  ends: integer().notNull(),
  code: integer().notNull(),
  pay: smallint().notNull(),
  place: integer().notNull(),
  company: integer().notNull(),
  morePlaces: integer().array(),
})

/** Numbers of the rows that are in no list of `search_list` yet. */
export const searchUnlisted = pgTable('search_unlisted', { row: integer().primaryKey() })

/** The row of `search_change` that stands for all changes which were taken out of there, up to its transaction. */
export const FORGOTTEN = -1

/**
 * What happened to the rows lately: `row` came or went; without one, rows were listed. The transaction is there because
 * it may end after later ones: who has read up to a snapshot goes on with all that was not over then.
 */
export const searchChange = pgTable(
  'search_change',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    transaction: bigint({ mode: 'number' }).notNull().default(sql`pg_current_xact_id()::text::bigint`),
    row: integer(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [index('search_change_transaction_idx').on(t.transaction)],
)

/**
 * Which rows have a lexeme of words (filters and cells of the map are columns of `search_row`): of each block of 65,536
 * numbers the place within, 2 bytes each, less 32,768. One list for each time that rows were listed.
 */
export const searchList = pgTable(
  'search_list',
  {
    lexeme: text().notNull(),
    block: integer().notNull(),
    run: bigint({ mode: 'number' }).notNull(),
    rows: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.lexeme, t.block, t.run] }), index('search_list_block_idx').on(t.block)],
)

/** The distinct points where postings are. */
export const searchPoint = pgTable(
  'search_point',
  { id: serial().primaryKey(), lat: integer().notNull(), lon: integer().notNull(), land: text().notNull() },
  (t) => [uniqueIndex('search_point_place_idx').on(t.lat, t.lon, t.land)],
)

/** The companies whose postings are in the index, with what a search shows and filters of them. */
export const searchCompany = pgTable(
  'search_company',
  {
    id: serial().primaryKey(),
    companyId: uuid().notNull().unique(),
    profileId: uuid().notNull(),
    name: text().notNull(),
    key: text().notNull(),
    benefits: text().array().notNull(),
    changedAt: moment().notNull(),
  },
  (t) => [index('search_company_changed_idx').on(t.changedAt)],
)

/** The distinct titles, for suggestions; `key` is folded. */
export const searchTitle = pgTable(
  'search_title',
  { id: serial().primaryKey(), key: text().notNull().unique(), title: text().notNull() },
  (t) => [index('search_title_prefix_idx').on(t.key.op('text_pattern_ops'))],
)

/** Postings whose rows are to be written anew; filled in the transaction that changes them. */
export const searchQueue = pgTable(
  'search_queue',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    jobPostingId: uuid().notNull(),
    /** One of thousands, which what people do does not wait for. */
    isBulk: boolean().notNull().default(false),
    ...timestamps(),
  },
  (t) => [index('search_queue_turn_idx').on(t.isBulk, t.id)],
)

/** One row: which normaliser and lexicon the index was made with. */
export const searchState = pgTable('search_state', {
  id: smallint().primaryKey(),
  version: text().notNull(),
  builtAt: moment().notNull(),
})
