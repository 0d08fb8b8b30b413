import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from '~/features/accounts/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { LANDS } from '~/features/places/vocabulary'
import { EMPLOYMENT_TYPES, OCCUPATION_FIELDS, WORKPLACES } from '~/lib/work/vocabulary'
import { belongsTo, id, moment, timestamps } from '~/platform/server/database/columns'
import { foldedText } from '~/platform/server/database/folded-text'
import { AVAILABILITIES, DRIVING_LICENCES, VISIBILITIES } from '../vocabulary'

export const applicantProfile = pgTable(
  'applicant_profile',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .unique()
      .references(() => user.id, { onDelete: 'cascade' }),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** The folded name for searching: folding thousands of them in a query takes longer than finding them. */
    searchName: text().generatedAlwaysAs(foldedText(sql.raw(`first_name || ' ' || last_name`))),
    phone: text(),
    postalCode: text().notNull(),
    city: text().notNull(),
    land: text({ enum: LANDS }).notNull(),
    lat: doublePrecision().notNull(),
    lon: doublePrecision().notNull(),
    headline: text(),
    availability: text({ enum: AVAILABILITIES }).notNull(),
    availableFrom: date(),
    noticePeriodWeeks: integer(),
    desiredEmploymentTypes: text({ enum: EMPLOYMENT_TYPES }).array().notNull(),
    desiredOccupationFields: text({ enum: OCCUPATION_FIELDS }).array().notNull(),
    desiredWorkplaces: text({ enum: WORKPLACES }).array().notNull(),
    radiusKm: integer().notNull(),
    minSalaryCents: integer(),
    drivingLicences: text({ enum: DRIVING_LICENCES }).array().notNull(),
    /** Null until the applicant has chosen; counts as hidden. */
    visibility: text({ enum: VISIBILITIES }),
    visibilityChosenAt: moment(),
    /** Since when a decision on a report keeps the résumé hidden. */
    removedAt: moment(),
    version: integer().notNull().default(1),
    ...timestamps(),
  },
  (t) => [
    // For the platform admins' search.
    index('applicant_profile_city_idx').using('gin', sql`lower(city) gin_trgm_ops`),
    index('applicant_profile_visibility_idx').on(t.visibility, t.updatedAt),
    // For the same name under another account.
    index('applicant_profile_last_name_idx').on(sql`lower(last_name)`),
  ],
)

export const savedJobPosting = pgTable(
  'saved_job_posting',
  {
    id: id(),
    applicantProfileId: uuid().references(() => applicantProfile.id, { onDelete: 'cascade' }),
    /** Whose it is until there is a profile, which then takes it over (`server/saved-jobs.ts`). */
    userId: uuid().references(() => user.id, { onDelete: 'cascade' }),
    jobPostingId: belongsTo(() => jobPosting.id),
    /** The person's own note; nobody else reads it. */
    note: text(),
    /** The end of the run that was announced to the person. */
    toldOfEnd: moment(),
    /** Whether the person was told that it has ended. */
    isEndTold: boolean().notNull().default(false),
    /** When either mail was last sent. */
    toldAt: moment(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('saved_job_posting_idx').on(t.applicantProfileId, t.jobPostingId),
    uniqueIndex('saved_job_posting_user_idx').on(t.userId, t.jobPostingId).where(sql`user_id is not null`),
    check('saved_job_posting_owner_check', sql`(applicant_profile_id is null) <> (user_id is null)`),
    index('saved_job_posting_posting_idx').on(t.jobPostingId),
    index('saved_job_posting_recent_idx').on(
      t.applicantProfileId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
  ],
)
