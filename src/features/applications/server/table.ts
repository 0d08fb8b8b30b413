import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { company } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { belongsTo, id, moment, refersTo, timestamps } from '~/platform/server/database/columns'
import { uploadedFile } from '~/platform/server/files/table'
import { APPLICATION_STATUSES, END_REASONS } from '../lifecycle'
import { OFFER_ACTS } from '../offers/offer'
import type { ApplicationAnswer, MaskedApplication, ResumeSnapshot } from '../schema'
import { applicationStage } from './stages/stage-table'

/** One applicant, one posting, one frozen copy of a résumé. */
export const application = pgTable(
  'application',
  {
    id: id(),
    jobPostingId: refersTo(() => jobPosting.id),
    companyId: refersTo(() => company.id),
    applicantProfileId: belongsTo(() => applicantProfile.id),
    status: text({ enum: APPLICATION_STATUSES }).notNull().default('submitted'),
    resumeSnapshot: jsonb().$type<ResumeSnapshot>().notNull(),
    coverLetter: text().notNull(),
    answers: jsonb().$type<ApplicationAnswer[]>().notNull(),
    /** Sent to an anonymous posting: what the company calls the person; null otherwise. */
    alias: text(),
    /** What the company reads until names are shown. */
    masked: jsonb().$type<MaskedApplication>(),
    /** When names were shown, by an invitation or on purpose, and by whom. */
    namesShownAt: moment(),
    namesShownByUserId: uuid(),
    submittedAt: moment().notNull(),
    /** Moment of the last status change; starts as `submittedAt`. */
    statusChangedAt: moment().notNull(),
    firstOpenedAt: moment(),
    /** Until when the posting promised an answer. */
    answerDueAt: moment(),
    /** The company's first answer: a message, or a decision. */
    answeredAt: moment(),
    /** The date promised at first, when the company has put it off once. */
    firstDueAt: moment(),
    /** The last reminder of the current date: this many days after it, negative before. */
    dueRemindedDays: integer(),
    /** German calendar day of that reminder. */
    overdueMailedOn: date(),
    /** When the applicant was told that the date has passed. */
    lateToldAt: moment(),
    /** Why it was rejected without a person's decision. */
    endReason: text({ enum: END_REASONS }),
    /** The company's own step within the status. */
    stageId: uuid().references(() => applicationStage.id, { onDelete: 'set null' }),
    /** When and how the pay was stated, if the posting did not. */
    payToldAt: moment(),
    payToldText: text(),
    /** When a rejection reached the applicant: a mail server took it, or it was read here. */
    endDeliveredAt: moment(),
    /** When it is deleted (6 months after rejection or withdrawal); null while it runs. */
    deleteAfter: moment(),
    /** When both sides were informed of the deletion. */
    deletionAnnouncedAt: moment(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('application_once_idx').on(t.jobPostingId, t.applicantProfileId).where(sql`status <> 'withdrawn'`),
    check('application_masked_check', sql`(alias is null) = (masked is null)`),
    index('application_company_idx').on(t.companyId, t.status, t.submittedAt.desc().nullsFirst()),
    index('application_applicant_idx').on(t.applicantProfileId, t.submittedAt.desc().nullsFirst()),
    index('application_posting_idx').on(t.jobPostingId, t.status),
    index('application_company_recent_idx').on(
      t.companyId,
      t.submittedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('application_person_idx').on(t.companyId, t.applicantProfileId),
    index('application_delete_idx').on(t.deleteAfter).where(sql`delete_after is not null`),
    index('application_waiting_idx').on(t.answerDueAt).where(sql`answered_at is null and status = 'submitted'`),
    index('application_reminded_idx').on(t.overdueMailedOn, t.companyId).where(sql`overdue_mailed_on is not null`),
    index('application_due_idx')
      .on(t.companyId, t.answerDueAt)
      .where(sql`answered_at is null and status in ('submitted', 'in_review', 'interview', 'offer')`),
  ],
)

/** The timeline both sides see. */
export const applicationEvent = pgTable(
  'application_event',
  {
    id: id(),
    applicationId: belongsTo(() => application.id),
    fromStatus: text({ enum: APPLICATION_STATUSES }),
    toStatus: text({ enum: APPLICATION_STATUSES }).notNull(),
    actorUserId: uuid(),
    actorSide: text({ enum: ['company', 'applicant'] }).notNull(),
    /** Message to the applicant that came with the change. */
    message: text(),
    /** The same as the company reads it until names are shown; null when they were never hidden. */
    maskedMessage: text(),
    showsNames: boolean().notNull().default(false),
    /** What happened to an offer with this step. */
    offerAct: text({ enum: OFFER_ACTS }),
    /** The new date, when the company put its answer off. */
    promisedUntil: moment(),
    ...timestamps(),
  },
  (t) => [index('application_event_application_idx').on(t.applicationId, t.createdAt)],
)

export const applicationAttachment = pgTable(
  'application_attachment',
  {
    id: id(),
    applicationId: belongsTo(() => application.id),
    fileId: refersTo(() => uploadedFile.id),
    position: integer().notNull(),
    ...timestamps(),
  },
  (t) => [
    index('application_attachment_application_idx').on(t.applicationId),
    index('application_attachment_file_idx').on(t.fileId),
  ],
)

/** Notes of the members; no applicant ever reads them. */
export const applicationNote = pgTable(
  'application_note',
  {
    id: id(),
    applicationId: belongsTo(() => application.id),
    authorUserId: uuid().references(() => user.id, { onDelete: 'set null' }),
    body: text().notNull(),
    mentionedUserIds: uuid().array().notNull().default(sql`'{}'`),
    ...timestamps(),
  },
  (t) => [index('application_note_application_idx').on(t.applicationId, t.createdAt)],
)

export const applicationRating = pgTable(
  'application_rating',
  {
    id: id(),
    applicationId: belongsTo(() => application.id),
    userId: belongsTo(() => user.id),
    stars: integer().notNull(),
    ...timestamps(),
  },
  (t) => [uniqueIndex('application_rating_idx').on(t.applicationId, t.userId)],
)
