import { bigint, boolean, integer, pgTable } from 'drizzle-orm/pg-core'
import { id, moment, timestamps } from '../database/columns.ts'

/** This installation, in one row: by it a file store knows whose it is (see `bond.ts`). */
export const installation = pgTable('installation', {
  id: id(),
  isOnly: boolean().notNull().unique().default(true),
  /** Grows once an hour, here first and then in the store: a store that is ahead has seen a newer database than this. */
  epoch: integer().notNull().default(0),
  epochAt: moment().notNull().defaultNow(),
  /** Which database of the server this was: a restored backup lies in another. */
  databaseOid: bigint({ mode: 'number' }).notNull(),
  /** Since when database and store have been known to belong together without a break; null while they do not. */
  bondedAt: moment(),
  ...timestamps(),
})
