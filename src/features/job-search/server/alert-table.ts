import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { user } from '~/features/accounts/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { belongsTo, id, moment, timestamps } from '~/platform/server/database/columns'
import { ALERT_FREQUENCIES, ALERT_STATUSES, type AlertSearch } from '../alert'

/** A saved search (Suchauftrag) with mails about new postings. Visitors have one by their address only. */
export const searchAlert = pgTable(
  'search_alert',
  {
    id: id(),
    userId: uuid().references(() => user.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    search: jsonb().$type<AlertSearch>().notNull(),
    /** The search in canonical form: one address cannot have the same one twice. */
    searchKey: text().notNull(),
    label: text().notNull(),
    frequency: text({ enum: ALERT_FREQUENCIES }).notNull(),
    status: text({ enum: ALERT_STATUSES }).notNull(),
    /** SHA-256 of the token in the mail that asks for consent; afterwards its link shows that it was given. */
    confirmationTokenHash: text().unique(),
    confirmationExpiresAt: moment(),
    /** When consent to these mails was given (UWG § 7). */
    confirmedAt: moment(),
    /** Postings published after this moment are new. */
    newSince: moment().notNull(),
    nextRunAt: moment().notNull(),
    lastMailedAt: moment(),
    version: integer().notNull().default(1),
    ...timestamps(),
  },
  (t) => [
    index('search_alert_user_idx').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('search_alert_email_idx').on(sql`lower(${t.email})`, t.searchKey),
    index('search_alert_due_idx').on(t.nextRunAt).where(sql`status = 'active'`),
    index('search_alert_pending_idx').on(t.confirmationExpiresAt).where(sql`status = 'pending'`),
  ],
)

/** Postings an alert has already reported; none is reported twice. */
export const searchAlertHit = pgTable(
  'search_alert_hit',
  {
    searchAlertId: belongsTo(() => searchAlert.id),
    jobPostingId: belongsTo(() => jobPosting.id),
    ...timestamps(),
  },
  (t) => [
    primaryKey({ columns: [t.searchAlertId, t.jobPostingId] }),
    index('search_alert_hit_posting_idx').on(t.jobPostingId),
  ],
)
