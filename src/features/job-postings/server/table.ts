import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { company } from '~/features/companies/server/table'
import { LANDS } from '~/features/places/vocabulary'
import type { RichText } from '~/lib/rich-text/rich-text-document'
import {
  CONTRACTS,
  EMPLOYER_TYPES,
  EMPLOYMENT_TYPES,
  OCCUPATION_FIELDS,
  SALARY_PERIODS,
  SHIFTS,
  WORKPLACES,
} from '~/lib/work/vocabulary'
import { belongsTo, id, moment, refersTo, timestamps } from '~/platform/server/database/columns'
import { POSTING_ENDS } from '../lifecycle'
import type { JobPostingInput, ScreeningQuestion } from '../schema'
import { JOB_POSTING_STATUSES } from '../vocabulary'

export const jobPosting = pgTable(
  'job_posting',
  {
    id: id(),
    companyId: refersTo(() => company.id),
    createdByUserId: uuid(),
    status: text({ enum: JOB_POSTING_STATUSES }).notNull().default('draft'),
    title: text().notNull(),
    referenceNumber: text(),
    employerType: text({ enum: EMPLOYER_TYPES }).notNull(),
    /** Only for Zeitarbeit: who issued the permit to lend workers, and when (AÜG § 1). */
    temporaryWorkPermit: text(),
    openings: integer().notNull(),
    occupationField: text({ enum: OCCUPATION_FIELDS }),
    employmentTypes: text({ enum: EMPLOYMENT_TYPES }).array().notNull(),
    contract: text({ enum: CONTRACTS }).notNull(),
    fixedTermUntil: date(),
    workplace: text({ enum: WORKPLACES }).notNull(),
    salaryMinCents: integer(),
    salaryMaxCents: integer(),
    salaryPeriod: text({ enum: SALARY_PERIODS }).notNull(),
    collectiveAgreement: text(),
    hoursPerWeek: real(),
    shifts: text({ enum: SHIFTS }).array().notNull().default([]),
    startDate: date(),
    tasks: jsonb().$type<RichText>().notNull(),
    profile: jsonb().$type<RichText>().notNull(),
    offer: jsonb().$type<RichText>().notNull(),
    contactName: text(),
    contactEmail: text(),
    contactPhone: text(),
    externalUrl: text(),
    questions: jsonb().$type<ScreeningQuestion[]>().notNull(),
    promisedReplyDays: integer().notNull(),
    /** Applications come without names, until an invitation or somebody shows them. */
    isAnonymous: boolean().notNull().default(false),
    runDays: integer().notNull(),
    /** First publication; never changes afterwards. */
    publishedAt: moment(),
    runsUntil: moment(),
    /** Paused because the licence ended; resumes by itself when it is valid again. */
    pausedByLicense: boolean().notNull().default(false),
    archivedAt: moment(),
    /** When and how it ended, in whatever way; null while it runs or pauses. Only `server/lifecycle.ts` writes it. */
    endedAt: moment(),
    endedBy: text({ enum: POSTING_ENDS }),
    /** Since when its page is shown to platform admins only, by a decision about a report. */
    removedAt: moment(),
    /** Paused because applicants have waited too long; resumes when nobody does any more. */
    pausedOverdue: boolean().notNull().default(false),
    /** What goes to all who still wait two weeks after the end; null: the text of the house. */
    closingLetter: text(),
    /** When the company agreed to it, by publishing. */
    closingLetterAgreedAt: moment(),
    /** When the promised date was put off for all who wait; that is possible once. */
    promiseExtendedAt: moment(),
    /** When the company last confirmed that the job is still open; publishing and renewing count, too. */
    confirmedAt: moment(),
    /** When the question "still open?" was sent for the current period. */
    confirmationAskedAt: moment(),
    /** SHA-256 of the token in that mail. */
    confirmationTokenHash: text().unique(),
    /** Paused because nobody answered; resumes with the answer. */
    pausedUnconfirmed: boolean().notNull().default(false),
    /** Last run of an import that contained the posting; while it is imported, nobody is asked. */
    lastImportedAt: moment(),
    /** The last reminder of the current run's end: this many days before it. */
    endRemindedDays: integer(),
    /** When the company was last told that the posting has ended and people still wait for an answer. */
    openEndRemindedAt: moment(),
    views: integer().notNull().default(0),
    /** The importer's own id of the posting, unique within its company. */
    importIdentifier: text(),
    /** Hash of the imported data, to detect changes. */
    importHash: text(),
    version: integer().notNull().default(1),
    /** Who wrote which version in the editor; says nothing when `version` is another one. */
    changedByUserId: uuid(),
    changedVersion: integer(),
    /** The title for sorting and searching in the platform admins' list. */
    listTitle: text().generatedAlwaysAs(sql`lower(title)`),
    ...timestamps(),
  },
  (t) => [
    index('job_posting_company_idx').on(t.companyId, t.status, t.createdAt.desc().nullsFirst()),
    index('job_posting_recent_idx')
      .on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'published'`),
    uniqueIndex('job_posting_import_idx').on(t.companyId, t.importIdentifier).where(sql`import_identifier is not null`),
    // The platform admins' list of postings.
    index('job_posting_created_idx').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('job_posting_status_created_idx').on(t.status, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('job_posting_title_idx').on(t.listTitle, t.id),
    index('job_posting_title_trgm_idx').using('gin', t.listTitle.op('gin_trgm_ops')),
    index('job_posting_end_idx').on(t.runsUntil).where(sql`status in ('published', 'paused')`),
    index('job_posting_over_idx').on(overSince(t)).where(sql`status in ('expired', 'archived')`),
    index('job_posting_ended_idx').on(t.endedAt).where(sql`ended_at is not null`),
    index('job_posting_confirmed_idx').on(lastSignOfLife(t)).where(sql`status = 'published'`),
  ],
)

/** When we last knew that the job exists: confirmed, imported or first published. */
export function lastSignOfLife(t: { confirmedAt: AnyPgColumn; lastImportedAt: AnyPgColumn; publishedAt: AnyPgColumn }) {
  return sql<Date>`greatest(${t.confirmedAt}, ${t.lastImportedAt}, ${t.publishedAt})`
}

/** When a posting ended: archived early, or expired. */
export function overSince(t: { archivedAt: AnyPgColumn; runsUntil: AnyPgColumn }) {
  return sql<Date>`coalesce(${t.archivedAt}, ${t.runsUntil})`
}

/** Whether "still open?" was asked and not answered yet. */
export function isConfirmationDue(t: Parameters<typeof lastSignOfLife>[0] & { confirmationAskedAt: AnyPgColumn }) {
  return sql<boolean>`coalesce(${t.confirmationAskedAt} > ${lastSignOfLife(t)}, false)`
}

export const jobPostingPlace = pgTable(
  'job_posting_place',
  {
    id: id(),
    jobPostingId: belongsTo(() => jobPosting.id),
    position: integer().notNull(),
    postalCode: text().notNull(),
    name: text().notNull(),
    land: text({ enum: LANDS }).notNull(),
    lat: doublePrecision().notNull(),
    lon: doublePrecision().notNull(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('job_posting_place_position_idx').on(t.jobPostingId, t.position),
    index('job_posting_place_lat_idx').on(t.lat, t.lon),
  ],
)

/** Unpublished changes to a published posting: only the company sees them before they are published. */
export const jobPostingChanges = pgTable('job_posting_changes', {
  jobPostingId: uuid()
    .primaryKey()
    .references(() => jobPosting.id, { onDelete: 'cascade' }),
  input: jsonb().$type<JobPostingInput>().notNull(),
  /** The posting's version they are based on: a newer one is somebody else's work. */
  baseVersion: integer().notNull(),
  /** Changes with every save; a save names the one its writer saw. */
  revision: uuid().notNull(),
  savedByUserId: uuid(),
  ...timestamps(),
})
