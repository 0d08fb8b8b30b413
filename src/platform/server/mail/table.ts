import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, timestamps } from '../database/columns.ts'

/**
 * The e-mail outbox: a line is written in the transaction of what it tells of, and delivered by the worker.
 * `dedupeKey` makes a repeated command send one mail.
 */
export const outboxMail = pgTable(
  'outbox_mail',
  {
    id: id(),
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    kind: text().notNull(),
    dedupeKey: text().unique(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull().defaultNow(),
    deliveredAt: moment(),
    failedAt: moment(),
    lastError: text(),
    ...timestamps(),
  },
  (t) => [
    index('outbox_mail_due_idx').on(t.nextAttemptAt).where(sql`delivered_at is null and failed_at is null`),
    index('outbox_mail_recent_idx').on(t.createdAt.desc(), t.id.desc()),
  ],
)
