import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { MailClass } from '../../mail-kinds.ts'
import { id, moment, timestamps } from '../database/columns.ts'
import type { Origin } from '../tracing/underway.ts'
import type { MailAttachment } from './mail.ts'

/**
 * The e-mail outbox: a line is written in the transaction of the change it reports, and sent in the background.
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
    class: text().$type<MailClass>().notNull().default('bulk'),
    /** An iCalendar file that is attached. */
    calendar: text(),
    /** Address that mail programs post to when somebody unsubscribes (RFC 8058). */
    unsubscribeUrl: text(),
    dedupeKey: text().unique(),
    attachments: jsonb().$type<MailAttachment[]>().notNull().default([]),
    attempts: integer().notNull().default(0),
    /** While it is being sent: when somebody else may take it if nothing is heard until then. */
    nextAttemptAt: moment().notNull().defaultNow(),
    /** Equal to `nextAttemptAt` while only the mail server is waited for, which was away. */
    awayUntil: moment(),
    deliveredAt: moment(),
    failedAt: moment(),
    lastError: text(),
    /** The request or job that wrote it, so that its sending is found in the log and in traces. */
    origin: jsonb().$type<Origin>(),
    ...timestamps(),
  },
  (t) => [
    index('outbox_mail_text_idx').using('gin', sql`(recipient || ' ' || subject) gin_trgm_ops`),
    index('outbox_mail_kind_idx').on(t.kind, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('outbox_mail_due_idx').on(t.class, t.nextAttemptAt).where(sql`delivered_at is null and failed_at is null`),
    index('outbox_mail_recent_idx').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('outbox_mail_failed_idx')
      .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`failed_at is not null`),
    index('outbox_mail_open_idx')
      .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`delivered_at is null and failed_at is null`),
  ],
)
