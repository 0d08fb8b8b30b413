import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment, timestamps } from '../database/columns.ts'

/** By which version of the program something is derived from the stored data: the documents of an index, masks. */
export const programVersion = pgTable('program_version', {
  name: text().primaryKey(),
  /** In the order in which they took their turn; the last one has it. */
  versions: text().array().notNull(),
  /** When a program of the version whose turn it is was last there. */
  seenAt: moment().notNull(),
  ...timestamps(),
})
