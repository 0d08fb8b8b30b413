import { bigint, boolean, integer, pgTable } from 'drizzle-orm/pg-core'
import { id, moment, timestamps } from '../database/columns.ts'

/** This installation, in one row: it identifies the owner of a file store (see `bond.ts`). */
export const installation = pgTable('installation', {
  id: id(),
  isOnly: boolean().notNull().unique().default(true),
  /**
   * Grows once an hour, first here and then in the store: a store that is ahead has seen a newer database than this.
   */
  epoch: integer().notNull().default(0),
  epochAt: moment().notNull().defaultNow(),
  /** Which database this was (see `bond.ts`): a restored backup is another one. */
  databaseOid: bigint({ mode: 'number' }).notNull(),
  /** Since when database and store have belonged together without interruption; null while they do not. */
  bondedAt: moment(),
  ...timestamps(),
})
