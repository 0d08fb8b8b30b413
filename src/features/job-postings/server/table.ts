import { sql } from 'drizzle-orm'
import {
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
import { LANDS } from '~/features/places/schema'
import type { RichText } from '~/lib/rich-text'
import { id, moment, timestamps, tsvector } from '~/platform/server/database/columns'
import {
  CONTRACTS,
  EMPLOYER_TYPES,
  EMPLOYMENT_TYPES,
  JOB_POSTING_STATUSES,
  OCCUPATION_FIELDS,
  SALARY_PERIODS,
  type ScreeningQuestion,
  WORKPLACES,
} from '../schema'

export const jobPosting = pgTable(
  'job_posting',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => company.id),
    createdByUserId: uuid(),
    status: text({ enum: JOB_POSTING_STATUSES }).notNull().default('draft'),
    title: text().notNull(),
    referenceNumber: text(),
    employerType: text({ enum: EMPLOYER_TYPES }).notNull(),
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
    runDays: integer().notNull(),
    /** First publication; never changes afterwards. */
    publishedAt: moment(),
    runsUntil: moment(),
    /** Paused because the licence ended; comes back by itself when it is valid again. */
    pausedByLicense: boolean().notNull().default(false),
    archivedAt: moment(),
    views: integer().notNull().default(0),
    version: integer().notNull().default(1),
    ...timestamps(),
  },
  (t) => [
    index('job_posting_company_idx').on(t.companyId, t.status, t.createdAt.desc()),
    index('job_posting_recent_idx').on(t.publishedAt.desc(), t.id.desc()).where(sql`status = 'published'`),
    index('job_posting_end_idx').on(t.runsUntil).where(sql`status in ('published', 'paused')`),
  ],
)

export const jobPostingPlace = pgTable(
  'job_posting_place',
  {
    id: id(),
    jobPostingId: uuid()
      .notNull()
      .references(() => jobPosting.id, { onDelete: 'cascade' }),
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

/**
 * One narrow row for each published posting, rebuilt in the transaction that changes the posting.
 * `terms` are lexemes of our own normaliser: `wort` anywhere, `Twort` in the title, `Cwort` company name.
 */
export const jobPostingSearch = pgTable(
  'job_posting_search',
  {
    jobPostingId: uuid()
      .primaryKey()
      .references(() => jobPosting.id, { onDelete: 'cascade' }),
    publishedAt: moment().notNull(),
    runsUntil: moment().notNull(),
    occupationField: text({ enum: OCCUPATION_FIELDS }),
    employmentTypes: text({ enum: EMPLOYMENT_TYPES }).array().notNull(),
    workplace: text({ enum: WORKPLACES }).notNull(),
    terms: tsvector().notNull(),
    ...timestamps(),
  },
  (t) => [
    index('job_posting_search_terms_idx').using('gin', t.terms),
    index('job_posting_search_date_idx').on(t.publishedAt.desc(), t.jobPostingId.desc()),
  ],
)
