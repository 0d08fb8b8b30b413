import type { SQL } from 'drizzle-orm'
import type { Queryable } from '../database/db.ts'
import type { IndexSchema, SearchDocument } from './document.ts'

/** An index as the feature gives it that knows the things in it. */
export type IndexDefinition = {
  schema: IndexSchema
  /** What documents are made with; when it changes all are made anew. */
  version: () => string
  /** A select of the column `id`: everything that belongs into the index. */
  ids: SQL
  /** The documents of these things as they are now, some at a time; none of those that do not belong into the index. */
  read: (db: Queryable, due: readonly Due[], known: Known) => AsyncIterable<SearchDocument[]>
}

/** A thing whose document is to be made, and when it was last marked. */
export type Due = { id: string; markedAt: Date }

/** The documents there are of these things, by id. */
export type Known = (ids: readonly string[]) => Promise<ReadonlyMap<string, SearchDocument>>
