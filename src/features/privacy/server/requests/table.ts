import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, timestamps } from '~/platform/server/database/columns'
import { REQUEST_KINDS } from '../../request'

/** A request of a person about their data, with its deadline (Art. 12 (3) DSGVO). */
export const privacyRequest = pgTable(
  'privacy_request',
  {
    id: id(),
    kind: text({ enum: REQUEST_KINDS }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    text: text().notNull(),
    dueAt: moment().notNull(),
    /** Why it takes longer than a month. */
    extensionReason: text(),
    answer: text(),
    answeredAt: moment(),
    ...timestamps(),
  },
  (t) => [
    index('privacy_request_open_idx').on(t.dueAt, t.id).where(sql`answered_at is null`),
    index('privacy_request_done_idx')
      .on(t.answeredAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`answered_at is not null`),
    index('privacy_request_email_idx').on(t.email),
  ],
)
