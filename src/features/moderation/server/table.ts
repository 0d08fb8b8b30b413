import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { user } from '~/features/accounts/server/table'
import { messageReport } from '~/features/conversations/server/table'
import { JOB_POSTING_STATUSES } from '~/features/job-postings/vocabulary'
import { belongsTo, id, moment, timestamps } from '~/platform/server/database/columns'
import { REPORT_SUBJECTS } from '../report-addresses'
import { APPEAL_SIDES, DECISIONS, GROUNDS, MESSAGE_APPEAL_SIDES, REPORT_REASONS, REPORT_STATES } from '../vocabulary'

/**
 * A report about public content, and its result. The content may have been deleted, so there is no foreign key but a
 * copy of the title. Only hashes of the links' tokens are stored.
 */
export const contentReport = pgTable(
  'content_report',
  {
    id: id(),
    subjectType: text({ enum: REPORT_SUBJECTS }).notNull(),
    /** A posting, a company's profile, or an applicant's profile for a résumé. */
    subjectId: uuid().notNull(),
    subjectTitle: text().notNull(),
    /** Whose it is; null for a résumé. */
    companyId: uuid(),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    text: text().notNull(),
    reporterName: text().notNull(),
    reporterEmail: text().notNull(),
    state: text({ enum: REPORT_STATES }).notNull().default('received'),
    dueAt: moment().notNull(),
    decision: text({ enum: DECISIONS }),
    ground: text({ enum: GROUNDS }),
    rule: text(),
    facts: text(),
    decidedAt: moment(),
    decidedByUserId: uuid(),
    /** The posting's previous status, for an accepted objection. */
    previousStatus: text({ enum: JOB_POSTING_STATUSES }),
    reversedAt: moment(),
    /** When an admin ended what a removal did, apart from any objection. */
    liftedAt: moment(),
    reporterTokenHash: text().unique(),
    companyTokenHash: text().unique(),
    ...timestamps(),
  },
  (t) => [
    index('content_report_due_idx').on(t.dueAt, t.id).where(sql`state = 'received'`),
    index('content_report_decided_idx')
      .on(t.decidedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`state = 'decided'`),
    index('content_report_subject_idx').on(t.subjectType, t.subjectId),
    index('content_report_email_idx').on(t.reporterEmail, t.createdAt),
  ],
)

/** An objection to a decision, at most one from each side. */
export const contentAppeal = pgTable(
  'content_appeal',
  {
    id: id(),
    reportId: belongsTo(() => contentReport.id),
    side: text({ enum: APPEAL_SIDES }).notNull(),
    text: text().notNull(),
    isUpheld: text({ enum: ['yes', 'no'] }),
    answer: text(),
    decidedAt: moment(),
    decidedByUserId: uuid(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('content_appeal_side_idx').on(t.reportId, t.side),
    index('content_appeal_open_idx').on(t.createdAt).where(sql`decided_at is null`),
  ],
)

/** An objection to the decision on a reported message, at most one from each side. */
export const messageAppeal = pgTable(
  'message_appeal',
  {
    id: id(),
    reportId: belongsTo(() => messageReport.id),
    side: text({ enum: MESSAGE_APPEAL_SIDES }).notNull(),
    /** Who objects. */
    userId: uuid().references(() => user.id, { onDelete: 'set null' }),
    text: text().notNull(),
    isUpheld: text({ enum: ['yes', 'no'] }),
    answer: text(),
    decidedAt: moment(),
    decidedByUserId: uuid(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('message_appeal_side_idx').on(t.reportId, t.side),
    index('message_appeal_user_idx').on(t.userId),
    index('message_appeal_open_idx').on(t.createdAt).where(sql`decided_at is null`),
  ],
)
