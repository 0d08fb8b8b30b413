import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { application } from '~/features/applications/server/table'
import { company } from '~/features/companies/server/table'
import { belongsTo, id, moment, refersTo, timestamps, tsvector } from '~/platform/server/database/columns'
import { uploadedFile } from '~/platform/server/files/table'
import { BLOCKERS, MESSAGE_DECISIONS, REPORT_REASONS, SIDES } from '../vocabulary'

/** Between one applicant and one company, about an application or (null) about a résumé. */
export const conversation = pgTable(
  'conversation',
  {
    id: id(),
    companyId: belongsTo(() => company.id),
    applicantProfileId: belongsTo(() => applicantProfile.id),
    applicationId: uuid().references(() => application.id, { onDelete: 'cascade' }),
    lastMessageAt: moment().notNull(),
    /**
     * The message shown in the inbox, written with it; no foreign key, because messages are deleted only with their
     * conversation.
     */
    lastMessageId: uuid(),
    /** Unread messages of each side, counted on writing, so that the inbox need not count. */
    companyUnread: integer().notNull().default(0),
    applicantUnread: integer().notNull().default(0),
    /** The side that wants no further messages, or the platform after a report. */
    blockedBy: text({ enum: BLOCKERS }),
    blockedAt: moment(),
    /** The side that had ended it before the platform did; its wish holds again when the platform's end is lifted. */
    blockedBefore: text({ enum: SIDES }),
    /** When each side agreed to show its address; both are shown once both have. */
    companySharedAt: moment(),
    applicantSharedAt: moment(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('conversation_application_idx').on(t.applicationId),
    uniqueIndex('conversation_resume_idx').on(t.companyId, t.applicantProfileId).where(sql`application_id is null`),
    // Ascending, because read backwards they match `desc()`; `.desc()` here would put nulls at the other end.
    index('conversation_company_idx').on(t.companyId, t.lastMessageAt, t.id),
    index('conversation_applicant_idx').on(t.applicantProfileId, t.lastMessageAt, t.id),
    index('conversation_company_unread_idx').on(t.companyId).where(sql`company_unread > 0`),
  ],
)

export const message = pgTable(
  'message',
  {
    id: id(),
    conversationId: belongsTo(() => conversation.id),
    senderUserId: uuid(),
    senderSide: text({ enum: SIDES }).notNull(),
    body: text().notNull(),
    /** What the company reads while the applicant's name is hidden; null when it was not when this was written. */
    maskedBody: text(),
    replyToMessageId: uuid().references((): AnyPgColumn => message.id, { onDelete: 'set null' }),
    readAt: moment(),
    hasAttachments: boolean().notNull().default(false),
    /**
     * The search terms of the message: lexemes of our own normaliser, and its owners ("c:" and the company's id, "a:"
     * and the applicant profile's), so that a search only reads own messages. Written with `messageTerms`.
     */
    terms: tsvector().notNull().default(sql`''`),
    ...timestamps(),
  },
  (t) => [
    index('message_conversation_idx').on(t.conversationId, t.createdAt, t.id),
    index('message_terms_idx').using('gin', t.terms),
    index('message_unread_idx').on(t.conversationId, t.senderSide).where(sql`read_at is null`),
  ],
)

export const messageAttachment = pgTable(
  'message_attachment',
  {
    id: id(),
    messageId: belongsTo(() => message.id),
    fileId: refersTo(() => uploadedFile.id),
    position: integer().notNull(),
    ...timestamps(),
  },
  (t) => [index('message_attachment_message_idx').on(t.messageId), index('message_attachment_file_idx').on(t.fileId)],
)

/** A person's unsent message in a conversation; available on every device until it is sent. */
export const messageDraft = pgTable(
  'message_draft',
  {
    id: id(),
    userId: belongsTo(() => user.id),
    conversationId: belongsTo(() => conversation.id),
    body: text().notNull(),
    ...timestamps(),
  },
  (t) => [uniqueIndex('message_draft_idx').on(t.userId, t.conversationId)],
)

/** A reported message; the platform admins review it. */
export const messageReport = pgTable(
  'message_report',
  {
    id: id(),
    messageId: belongsTo(() => message.id),
    reporterUserId: uuid().references(() => user.id, { onDelete: 'set null' }),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    details: text().notNull(),
    decision: text({ enum: MESSAGE_DECISIONS }),
    /** The reason; both sides read it when a conversation was ended, else only the reporter. */
    facts: text(),
    decidedAt: moment(),
    decidedByUserId: uuid(),
    /** Hashes of the links with which each side objects; the author has one only when the conversation was ended. */
    reporterTokenHash: text().unique(),
    authorTokenHash: text().unique(),
    /** When an objection reversed the decision. */
    reversedAt: moment(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('message_report_once_idx').on(t.messageId, t.reporterUserId),
    index('message_report_open_idx').on(t.createdAt, t.id).where(sql`decided_at is null`),
    index('message_report_decided_idx').on(t.decidedAt, t.id).where(sql`decided_at is not null`),
  ],
)
