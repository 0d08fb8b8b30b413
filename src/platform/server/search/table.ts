import {
  bigint,
  bigserial,
  boolean,
  index,
  json,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, moment, timestamps } from '../database/columns.ts'
import type { SearchDocument } from './document.ts'

/** Things whose documents are due; written in the transaction that changes the thing. */
export const searchMark = pgTable(
  'search_mark',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    indexName: text().notNull(),
    documentId: uuid().notNull(),
    /** Part of a bulk change, which must not delay changes by people. */
    isBulk: boolean().notNull().default(false),
    ...timestamps(),
  },
  (t) => [index('search_mark_turn_idx').on(t.indexName, t.isBulk, t.id)],
)

/** One number for each batch of documents; assigned by one feeder at a time, so that it is the order of commits. */
export const searchSequence = pgSequence('search_sequence')

/** What engines follow: every current document, and the sequence number of its last change. */
export const searchDocument = pgTable(
  'search_document',
  {
    indexName: text().notNull(),
    id: uuid().notNull(),
    sequence: bigint({ mode: 'number' }).notNull(),
    /** Null once the thing must no longer be found. */
    document: json().$type<SearchDocument>(),
    ...timestamps(),
  },
  (t) => [
    primaryKey({ columns: [t.indexName, t.id] }),
    index('search_document_sequence_idx').on(t.indexName, t.sequence),
  ],
)

/**
 * The batches of the last days. An engine that has read up to one knows its token, and starts over when it is missing:
 * the database is another, older, or has moved on too far.
 */
export const searchBatch = pgTable(
  'search_batch',
  {
    indexName: text().notNull(),
    sequence: bigint({ mode: 'number' }).notNull(),
    token: id(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [index('search_batch_sequence_idx').on(t.indexName, t.sequence)],
)

/**
 * Indexes whose documents were made once. The version is for programs that do not know `program_version` and make all
 * documents again when it is not theirs.
 */
export const searchIndexState = pgTable('search_index_state', {
  indexName: text().primaryKey(),
  version: text().notNull(),
  ...timestamps(),
})
