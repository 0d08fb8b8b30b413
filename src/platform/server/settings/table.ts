import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, timestamps } from '../database/columns.ts'

/** What platform admins have set; a setting without a row has the default of `schema.ts`. */
export const platformSetting = pgTable('platform_setting', {
  id: id(),
  key: text().notNull().unique(),
  value: jsonb().$type<unknown>().notNull(),
  ...timestamps(),
})
