import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, timestamps } from '~/platform/server/database/columns'
import type { MarketFigures } from '../market-figures'

/** How companies answer, counted by a job for the whole market and each occupation field. */
export const replyFigure = pgTable('reply_figure', {
  /** `all`, or an occupation field. */
  scope: text().primaryKey(),
  total: integer().notNull(),
  answered: integer().notNull(),
  onTime: integer().notNull(),
  /** Half of all answers came within this many days; null without an answer. */
  medianDays: integer(),
  /** Of the whole market; null in the rows of fields, and until the next count. */
  market: jsonb().$type<MarketFigures>(),
  countedAt: moment().notNull(),
  ...timestamps(),
})
