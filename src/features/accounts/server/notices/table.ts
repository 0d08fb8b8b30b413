import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, id, moment, timestamps } from '~/platform/server/database/columns'
import { NOTICE_SUBJECTS } from '../../notices/notice-kinds'
import { NOTICE_MAILS, NOTICE_TOPIC_NAMES } from '../../notices/topics'
import { user } from '../table'

/**
 * What one person was told. Holds no words and no names: those are read from what it is about whenever it is shown, so
 * that nobody reads a name that is hidden or deleted meanwhile. Without a foreign key to it, because this feature comes
 * before all the others: what no longer exists is not shown, and erased by retention.
 */
export const notice = pgTable(
  'notice',
  {
    id: id(),
    userId: belongsTo(() => user.id),
    /** The kind of mail it came with. */
    kind: text().notNull(),
    subjectType: text({ enum: NOTICE_SUBJECTS }),
    subjectId: uuid(),
    /** Notices of one kind with the same group show as one: applications to a posting, messages of a conversation. */
    groupId: uuid(),
    /** A word of ours that the sentence needs, like the new status. */
    detail: text(),
    inBell: boolean().notNull(),
    /** Waits for the summary of the day. */
    isForSummary: boolean().notNull().default(false),
    readAt: moment(),
    /** Hash of the mail's own key: told once, however often the command repeats. */
    dedupeHash: text(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('notice_dedupe_idx').on(t.dedupeHash),
    index('notice_user_idx').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('notice_unread_idx').on(t.userId).where(sql`read_at is null and in_bell`),
    index('notice_summary_idx').on(t.userId).where(sql`is_for_summary`),
    index('notice_subject_idx').on(t.subjectId),
    index('notice_age_idx').on(t.createdAt),
  ],
)

/** What somebody has set for a topic; without a row both the bell and the mail are on. */
export const noticeSetting = pgTable(
  'notice_setting',
  {
    id: id(),
    userId: belongsTo(() => user.id),
    topic: text({ enum: NOTICE_TOPIC_NAMES }).notNull(),
    inBell: boolean().notNull(),
    mail: text({ enum: NOTICE_MAILS }).notNull(),
    ...timestamps(),
  },
  (t) => [uniqueIndex('notice_setting_idx').on(t.userId, t.topic)],
)
