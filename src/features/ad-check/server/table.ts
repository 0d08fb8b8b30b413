import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, timestamps } from '~/platform/server/database/columns'
import { AD_CHECKS, AD_FIELDS, AD_SEVERITIES } from '../schema'

/** Rules of the ad check. The defaults are written once; after that the platform admins own them. */
export const adRule = pgTable('ad_rule', {
  /** Stable name, e.g. `age-young-team`. */
  key: text().primaryKey(),
  check: text({ enum: AD_CHECKS }).notNull(),
  severity: text({ enum: AD_SEVERITIES }).notNull(),
  isEnabled: boolean().notNull().default(true),
  fields: text({ enum: AD_FIELDS }).array().notNull(),
  phrases: text().array().notNull(),
  exceptions: text().array().notNull(),
  title: text().notNull(),
  explanation: text().notNull(),
  source: text().notNull(),
  suggestion: text().notNull(),
  position: integer().notNull(),
  version: integer().notNull().default(1),
  /** Null while the rule is unchanged. */
  editedAt: moment(),
  ...timestamps(),
})
