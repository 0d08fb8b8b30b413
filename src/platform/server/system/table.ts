import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, timestamps } from '../database/columns.ts'

/** Problems of the machines and stores around the product, shown while they keep being reported. */
export const systemWarning = pgTable('system_warning', {
  /** What it is about, and where: `clock web-2`. */
  key: text().primaryKey(),
  kind: text().$type<'clock' | 'store' | 'audit'>().notNull(),
  details: jsonb().$type<Record<string, string | number>>().notNull(),
  seenAt: moment().notNull().defaultNow(),
  ...timestamps(),
})
