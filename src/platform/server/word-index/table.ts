import { pgTable, text } from 'drizzle-orm/pg-core'
import { timestamps } from '../database/columns.ts'

/** The normaliser version that made the lexemes of a table. */
export const wordIndex = pgTable('word_index', {
  name: text().primaryKey(),
  version: text().notNull(),
  ...timestamps(),
})
