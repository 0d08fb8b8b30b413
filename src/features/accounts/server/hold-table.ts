import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, moment, timestamps } from '~/platform/server/database/columns'
import { user } from './table'

/**
 * An automatic action that would have ended, deleted or anonymised more than its share at once and waits for a person.
 * At most one for each action, in whatever process it was stopped; decided ones stay until the action is back within
 * its share.
 */
export const systemHold = pgTable(
  'system_hold',
  {
    id: id(),
    act: text().notNull(),
    /** The background job that continues it. */
    job: text().notNull(),
    state: text({ enum: ['waiting', 'postponed', 'released', 'over'] })
      .notNull()
      .default('waiting'),
    /** How many rows it would affect, of how many; for a released hold as many as the person has seen. */
    due: integer().notNull(),
    total: integer().notNull(),
    decidedAt: moment(),
    decidedByUserId: uuid().references(() => user.id, { onDelete: 'set null' }),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('system_hold_act_idx').on(t.act).where(sql`state <> 'over'`),
    index('system_hold_decider_idx').on(t.decidedByUserId),
  ],
)
