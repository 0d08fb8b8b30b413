import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { user } from '~/features/accounts/server/table'
import { id, moment, timestamps } from '~/platform/server/database/columns'
import type { FeedbackKind } from '../vocabulary'

/** One message of a visitor or user to the operator. */
export const feedback = pgTable(
  'feedback',
  {
    id: id(),
    /** The project of the configuration it was sent to. */
    project: text().notNull(),
    kind: text().$type<FeedbackKind>().notNull(),
    message: text().notNull(),
    email: text(),
    page: text().notNull(),
    userId: uuid().references(() => user.id, { onDelete: 'set null' }),
    doneAt: moment(),
    /** As it was sent by mail. */
    answer: text(),
    answeredAt: moment(),
    ...timestamps(),
  },
  (t) => [
    index('feedback_open_idx')
      .on(t.project, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.doneAt} is null`),
    index('feedback_done_idx')
      .on(t.project, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.doneAt} is not null`),
    index('feedback_text_idx').using('gin', sql`(message || ' ' || page) gin_trgm_ops`),
    index('feedback_user_idx').on(t.userId),
  ],
)
