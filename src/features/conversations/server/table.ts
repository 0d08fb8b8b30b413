import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { applicantProfile } from '~/features/applicants/server/table'
import { application } from '~/features/applications/server/table'
import { company } from '~/features/companies/server/table'
import { id, moment, timestamps } from '~/platform/server/database/columns'
import { SIDES } from '../schema'

/** Between one applicant and one company, about an application or (null) about a résumé. */
export const conversation = pgTable(
  'conversation',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    applicantProfileId: uuid()
      .notNull()
      .references(() => applicantProfile.id, { onDelete: 'cascade' }),
    applicationId: uuid().references(() => application.id, { onDelete: 'cascade' }),
    lastMessageAt: moment().notNull(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('conversation_application_idx').on(t.applicationId),
    uniqueIndex('conversation_resume_idx').on(t.companyId, t.applicantProfileId).where(sql`application_id is null`),
    index('conversation_company_idx').on(t.companyId, t.lastMessageAt.desc()),
    index('conversation_applicant_idx').on(t.applicantProfileId, t.lastMessageAt.desc()),
  ],
)

export const message = pgTable(
  'message',
  {
    id: id(),
    conversationId: uuid()
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    senderUserId: uuid(),
    senderSide: text({ enum: SIDES }).notNull(),
    body: text().notNull(),
    replyToMessageId: uuid().references((): AnyPgColumn => message.id, { onDelete: 'set null' }),
    readAt: moment(),
    ...timestamps(),
  },
  (t) => [
    index('message_conversation_idx').on(t.conversationId, t.createdAt),
    index('message_unread_idx').on(t.conversationId, t.senderSide).where(sql`read_at is null`),
  ],
)
