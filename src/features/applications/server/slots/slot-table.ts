import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { company, companyMember } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { belongsTo, id, moment, timestamps } from '~/platform/server/database/columns'
import { INTERVIEW_MODES } from '../../workflow/interview'
import { application } from '../table'

/**
 * A time that a company offers: to everybody it invites for a posting, or to chosen applications. It is taken while an
 * agreed interview points to it, so nothing has to be kept in step.
 */
export const interviewSlot = pgTable(
  'interview_slot',
  {
    id: id(),
    companyId: belongsTo(() => company.id),
    /** Null: only for the chosen applications. */
    jobPostingId: uuid().references(() => jobPosting.id, { onDelete: 'cascade' }),
    createdByUserId: uuid(),
    startsAt: moment().notNull(),
    durationMinutes: integer().notNull(),
    /** Start, length and the break after it: until then the interviewers are not free. */
    busyUntil: moment().notNull(),
    mode: text({ enum: INTERVIEW_MODES }).notNull(),
    /** Address, link or telephone number. */
    location: text().notNull(),
    /** Taken back: offered to nobody, and its interviewers are free. Kept for the calendars of who had it. */
    withdrawnAt: moment(),
    ...timestamps(),
  },
  (t) => [
    index('interview_slot_company_idx').on(t.companyId, t.startsAt),
    index('interview_slot_posting_idx').on(t.jobPostingId, t.startsAt),
    check('interview_slot_length_check', sql`busy_until > starts_at`),
  ],
)

/** Who talks: members of the company. Who leaves it is no longer part of its slots. */
export const interviewSlotMember = pgTable(
  'interview_slot_member',
  {
    id: id(),
    slotId: belongsTo(() => interviewSlot.id),
    memberId: belongsTo(() => companyMember.id),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('interview_slot_member_idx').on(t.slotId, t.memberId),
    index('interview_slot_member_member_idx').on(t.memberId),
  ],
)

/** The applications that a slot is for, when it is not for a posting. */
export const interviewSlotApplication = pgTable(
  'interview_slot_application',
  {
    id: id(),
    slotId: belongsTo(() => interviewSlot.id),
    applicationId: belongsTo(() => application.id),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('interview_slot_application_idx').on(t.slotId, t.applicationId),
    index('interview_slot_application_application_idx').on(t.applicationId),
  ],
)
