import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, timestamps } from '~/platform/server/database/columns'

/** How companies answer, counted by a job for the whole market and each occupation field. */
export const replyFigure = pgTable('reply_figure', {
  /** `all`, or an occupation field. */
  scope: text().primaryKey(),
  total: integer().notNull(),
  answered: integer().notNull(),
  onTime: integer().notNull(),
  /** Half of all answers came within this many days; null without an answer. */
  medianDays: integer(),
  countedAt: moment().notNull(),
  ...timestamps(),
})
