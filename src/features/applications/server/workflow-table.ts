import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { company } from '~/features/companies/server/table'
import { belongsTo, id, moment, timestamps } from '~/platform/server/database/columns'
import { INTERVIEW_MODES, INTERVIEW_STATUSES } from '../workflow/interview'
import { TEMPLATE_KINDS } from '../workflow/templates'
import { interviewSlot } from './slots/slot-table'
import { application } from './table'

/** A company's own texts for rejections and invitations; the built-in ones are in the code. */
export const replyTemplate = pgTable(
  'reply_template',
  {
    id: id(),
    companyId: belongsTo(() => company.id),
    kind: text({ enum: TEMPLATE_KINDS }).notNull(),
    title: text().notNull(),
    body: text().notNull(),
    version: integer().notNull().default(1),
    /** Who wrote which version; says nothing when `version` is another one. */
    changedByUserId: uuid(),
    changedVersion: integer(),
    ...timestamps(),
  },
  (t) => [index('reply_template_company_idx').on(t.companyId, t.kind, t.title)],
)

/** A rejection that is sent later, unless it was cancelled or the application moved on. */
export const scheduledRejection = pgTable(
  'scheduled_rejection',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .unique()
      .references(() => application.id, { onDelete: 'cascade' }),
    createdByUserId: uuid().notNull(),
    message: text().notNull(),
    sendAt: moment().notNull(),
    ...timestamps(),
  },
  (t) => [index('scheduled_rejection_due_idx').on(t.sendAt)],
)

/** An invitation to an interview: times the company proposes, one of which the applicant chooses. */
export const interview = pgTable(
  'interview',
  {
    id: id(),
    applicationId: belongsTo(() => application.id),
    createdByUserId: uuid(),
    status: text({ enum: INTERVIEW_STATUSES }).notNull().default('proposed'),
    mode: text({ enum: INTERVIEW_MODES }).notNull(),
    /** Address, link or telephone number. */
    location: text().notNull(),
    durationMinutes: integer().notNull(),
    /** Moments as ISO strings, in order. */
    proposedTimes: jsonb().$type<string[]>().notNull(),
    /** The applicant may pick a free slot as well. */
    offersSlots: boolean().notNull().default(false),
    /** Of the free slots only these; null: all that there are. */
    onlySlotIds: uuid().array(),
    /** The slot that was picked; free again as soon as the appointment is off. */
    slotId: uuid().references(() => interviewSlot.id, { onDelete: 'set null' }),
    chosenAt: moment(),
    startsAt: moment(),
    /** Why none of the times suits the applicant. */
    reply: text(),
    /** Why the company moved it or called it off, in its own words, until something else happens to it. */
    companyReason: text(),
    remindedAt: moment(),
    /** RFC 5545 SEQUENCE: counts changes, so that calendars replace the older entry. */
    sequence: integer().notNull().default(0),
    ...timestamps(),
  },
  (t) => [
    index('interview_application_idx').on(t.applicationId, t.createdAt.desc().nullsFirst()),
    uniqueIndex('interview_open_idx').on(t.applicationId).where(sql`status in ('proposed', 'agreed')`),
    index('interview_slot_idx').on(t.slotId).where(sql`slot_id is not null`),
    // Of two who pick the same slot one is refused, whatever they saw.
    uniqueIndex('interview_slot_taken_idx').on(t.slotId).where(sql`status in ('agreed', 'held')`),
    index('interview_reminder_idx').on(t.startsAt).where(sql`status = 'agreed' and reminded_at is null`),
  ],
)
