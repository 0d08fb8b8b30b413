import type { SQL } from 'drizzle-orm'
import type { Queryable } from '../database/db.ts'
import type { IndexSchema, SearchDocument } from './document.ts'

/** An index, defined by the feature that knows the things in it. */
export type IndexDefinition = {
  schema: IndexSchema
  /** Version of how documents are made; when it changes, all are made again. */
  version: () => string
  /** A select of the column `id`: everything that belongs in the index. */
  ids: SQL
  /**
   * Reads these things as they are now. Their documents are made one by one as they are asked for, from what was read;
   * none for those that do not belong in the index.
   */
  read: (db: Queryable, due: readonly Due[], known: Known) => Promise<Iterable<SearchDocument>>
  /** About people: words of a removed document leave memory and snapshots within a day, and not only with time. */
  isPersonal?: boolean
}

/** A thing whose document is due, when it was last marked, and whether nobody changed it but all are made again. */
export type Due = { id: string; markedAt: Date; isBulk: boolean }

/** The existing documents of these things, by id. */
export type Known = (ids: readonly string[]) => Promise<ReadonlyMap<string, SearchDocument>>
