import { pgTable, text } from 'drizzle-orm/pg-core'
import { timestamps } from '../database/columns.ts'

/** With which normaliser the lexemes of a table were made; the job postings' index has a state of its own. */
export const wordIndex = pgTable('word_index', {
  /** The table. */
  name: text().primaryKey(),
  version: text().notNull(),
  ...timestamps(),
})
