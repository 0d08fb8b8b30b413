import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment, timestamps } from '~/platform/server/database/columns'
import { MEMBER_STATES } from '../../orders/member-states'
import { ORDER_KINDS, ORDER_OUTCOMES } from '../../orders/vocabulary'
import { REPORT_REASONS } from '../../vocabulary'

/**
 * An order of an authority (DSA Art. 9 and 10), and what became of it. Reference, content and note are emptied by
 * retention; what is left is counted by the transparency report.
 */
export const authorityOrder = pgTable(
  'authority_order',
  {
    id: id(),
    kind: text({ enum: ORDER_KINDS }).notNull(),
    authority: text().notNull(),
    country: text({ enum: MEMBER_STATES }).notNull(),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    /** The authority's own sign for it; empty without one. */
    reference: text().notNull(),
    content: text().notNull(),
    receivedAt: moment().notNull(),
    confirmedAt: moment(),
    /** Who wrote the present facts down: another person settles it. */
    writtenByUserId: uuid().notNull(),
    outcome: text({ enum: ORDER_OUTCOMES }),
    actedAt: moment(),
    note: text(),
    settledAt: moment(),
    settledByUserId: uuid(),
    version: integer().notNull().default(1),
    ...timestamps(),
  },
  (t) => [
    index('authority_order_received_idx').on(t.receivedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('authority_order_open_idx').on(t.receivedAt).where(sql`settled_at is null`),
  ],
)
