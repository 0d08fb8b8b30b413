import { pgTable, text } from 'drizzle-orm/pg-core'
import { timestamps } from '../database/columns.ts'

/**
 * The version of the rules that made the lexemes of a table, or the masks of people who are hidden. The table keeps the
 * name it had when it knew of lexemes only.
 */
export const renewal = pgTable('word_index', {
  name: text().primaryKey(),
  version: text().notNull(),
  ...timestamps(),
})
