import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, timestamps } from '~/platform/server/database/columns'

/** How many accounts were used in a calendar month: numbers, never who (DSA Art. 24 (2)). */
export const activeMonth = pgTable('active_month', {
  /** `2026-11`, in Germany. */
  month: text().primaryKey(),
  applicants: integer().notNull(),
  companyMembers: integer().notNull(),
  /** How often job postings were viewed, by anybody. */
  postingViews: integer().notNull(),
  countedAt: moment().notNull(),
  ...timestamps(),
})
