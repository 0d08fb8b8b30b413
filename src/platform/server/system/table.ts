import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, timestamps } from '../database/columns.ts'

/** What of the machines and stores around the product is not as it should be, as long as somebody goes on saying so. */
export const systemWarning = pgTable('system_warning', {
  /** What it is about, and where: `clock web-2`. */
  key: text().primaryKey(),
  kind: text().$type<'clock' | 'store' | 'audit'>().notNull(),
  details: jsonb().$type<Record<string, string | number>>().notNull(),
  seenAt: moment().notNull().defaultNow(),
  ...timestamps(),
})
