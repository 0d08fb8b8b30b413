import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timestamps } from '~/platform/server/database/columns'

/** Official lists of occupations: of the Bundesagentur für Arbeit, and of the European Commission. */
export const OCCUPATION_SOURCES = ['ba', 'esco'] as const
export type OccupationSource = (typeof OCCUPATION_SOURCES)[number]

/** Official lists that the operator imported; none ships with the product. */
export const occupationSource = pgTable('occupation_source', {
  source: text({ enum: OCCUPATION_SOURCES }).primaryKey(),
  titles: integer().notNull(),
  ...timestamps(),
})

/** Titles of the imported lists, with the work they name. */
export const occupationTitle = pgTable(
  'occupation_title',
  {
    source: text({ enum: OCCUPATION_SOURCES })
      .notNull()
      .references(() => occupationSource.source, { onDelete: 'cascade' }),
    /** The title's words without spelling, gender and order; see `title-key.ts`. */
    key: text().notNull(),
    /** KldB 2010 (2020), five digits. */
    code: text().notNull(),
    /** The Bundesagentur's number of the title (DKZ), where its list has one. */
    titleNumber: integer(),
  },
  (t) => [primaryKey({ columns: [t.key, t.source] })],
)
