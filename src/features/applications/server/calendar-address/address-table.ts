import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { user } from '~/features/accounts/server/table'
import { id, moment, timestamps } from '~/platform/server/database/columns'

/** The private address under which calendars read somebody's interviews, at most one each. */
export const calendarAddress = pgTable('calendar_address', {
  id: id(),
  userId: uuid()
    .notNull()
    .unique()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** SHA-256 of the address's secret part, which only its owner has seen, once. */
  tokenHash: text().notNull().unique(),
  /** When a calendar last read it, to the hour. */
  lastReadAt: moment(),
  ...timestamps(),
})
