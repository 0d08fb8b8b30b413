import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { AVAILABILITIES } from '~/features/applicants/vocabulary'
import { company } from '~/features/companies/server/table'
import { ALERT_FREQUENCIES } from '~/features/job-postings/search-alert'
import { id, moment, timestamps, tsvector } from '~/platform/server/database/columns'
import type { ResumeSearch } from '../search-params'

/**
 * Combinations of what is counted beside the search, each once: counting a hundred thousand hits is counting numbers.
 * Rows are never changed; which there are is written by `resume_search_refresh`.
 */
export const resumeFacet = pgTable(
  'resume_facet',
  {
    id: serial().primaryKey(),
    employmentTypes: text().array().notNull(),
    occupationFields: text().array().notNull(),
    availability: text({ enum: AVAILABILITIES }).notNull(),
    /** The highest step of years of work that is reached, 0 below the first. */
    years: integer().notNull(),
  },
  (t) => [unique('resume_facet_idx').on(t.employmentTypes, t.occupationFields, t.availability, t.years)],
)

/** The same of what people can: a second set of combinations, for every pair with the first would be nearly a person each. */
export const resumeTrait = pgTable(
  'resume_trait',
  {
    id: serial().primaryKey(),
    /** In the order of the alphabet. */
    drivingLicences: text().array().notNull(),
    /** The languages that are offered as a filter, folded, each with the level that is reached ("englisch:B2"). */
    languages: text().array().notNull(),
  },
  (t) => [unique('resume_trait_idx').on(t.drivingLicences, t.languages)],
)

/** What is counted of a person, both combinations and the time of beginning, under one number: hits are counted by it. */
export const resumePair = pgTable(
  'resume_pair',
  {
    id: serial().primaryKey(),
    facetId: integer().notNull(),
    traitId: integer().notNull(),
    availableFrom: date(),
    noticeWeeks: integer(),
  },
  (t) => [unique('resume_pair_idx').on(t.facetId, t.traitId, t.availableFrom, t.noticeWeeks).nullsNotDistinct()],
)

/**
 * What companies search: one narrow row for each default résumé whose owner chose to be found and is not suspended.
 * Triggers on résumé, profile and user keep it (function `resume_search_refresh`), so nobody can forget to.
 */
export const resumeSearch = pgTable(
  'resume_search',
  {
    applicantProfileId: uuid()
      .primaryKey()
      .references(() => applicantProfile.id, { onDelete: 'cascade' }),
    resumeId: uuid().notNull(),
    facetId: integer().notNull(),
    traitId: integer().notNull().default(0),
    pairId: integer().notNull().default(0),
    isAnonymous: boolean().notNull(),
    lat: doublePrecision().notNull(),
    lon: doublePrecision().notNull(),
    /** The first day, when it is known; with a period of notice the weeks count from today. */
    availableFrom: date(),
    noticeWeeks: integer(),
    /** When the résumé was last changed. */
    changedAt: moment().notNull(),
    /**
     * When somebody became news to a search: since then they can be found, or the résumé or what filters look at is
     * other than before. Written by `resume_search_news`.
     */
    newsAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('resume_search_news_idx').on(t.newsAt),
    index('resume_search_changed_idx').on(t.changedAt.desc().nullsFirst(), t.applicantProfileId.desc().nullsFirst()),
    index('resume_search_place_idx').on(t.lat, t.lon),
  ],
)

/**
 * How many people of the narrow rows are alike in all that is counted, so that a search among everybody need not read
 * them. A trigger adds a line of one, or of minus one, for whoever comes, changes or goes, so that nobody waits for
 * anybody; a job adds the lines up (`compact-tally.ts`). Always to be summed.
 */
export const resumePairTally = pgTable(
  'resume_pair_tally',
  {
    pairId: integer().notNull(),
    number: integer().notNull(),
    isSummed: boolean().notNull().default(false),
  },
  (t) => [index('resume_pair_tally_new_idx').on(t.pairId).where(sql`not is_summed`)],
)

/**
 * The same people with their lexemes, for searches with words. Counting visits every row that the index finds, so the
 * lexemes themselves are kept out of line: five times as many rows share a page. See `padding`.
 */
export const resumeSearchTerms = pgTable(
  'resume_search_terms',
  {
    applicantProfileId: uuid()
      .primaryKey()
      .references(() => resumeSearch.applicantProfileId, { onDelete: 'cascade' }),
    resumeId: uuid(),
    facetId: integer(),
    traitId: integer(),
    pairId: integer(),
    isAnonymous: boolean(),
    lat: doublePrecision(),
    lon: doublePrecision(),
    availableFrom: date(),
    noticeWeeks: integer(),
    changedAt: moment(),
    /** Storage `external`, and the table's `toast_tuple_target` is the least. */
    terms: tsvector().notNull(),
    /**
     * PostgreSQL moves values out of line only of rows above 2 kB, which none is without this. It shrinks to nothing itself;
     * whoever writes a row writes it anew.
     */
    padding: text().notNull().default(sql`repeat(' ', 2000)`),
  },
  (t) => [index('resume_search_terms_idx').using('gin', t.terms)],
)

/** A search somebody at a company wants to find again. */
export const savedResumeSearch = pgTable(
  'saved_resume_search',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    companyId: uuid()
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    search: jsonb().$type<ResumeSearch>().notNull(),
    /** When it was last opened; what is news since then is new. */
    seenAt: moment().notNull().default(sql`now()`),
    /** How often mails tell of new hits; null: none are wanted. */
    mailFrequency: text({ enum: ALERT_FREQUENCIES }),
    nextRunAt: moment(),
    /** What is news after this moment has not been looked at for a mail. */
    mailedUpTo: moment(),
    ...timestamps(),
  },
  (t) => [
    index('saved_resume_search_user_idx').on(t.userId, t.companyId, t.name),
    index('saved_resume_search_due_idx').on(t.nextRunAt).where(sql`mail_frequency is not null`),
  ],
)

/** Whom a mail about a saved search has named already; nobody is named twice. */
export const savedResumeSearchHit = pgTable(
  'saved_resume_search_hit',
  {
    savedResumeSearchId: uuid()
      .notNull()
      .references(() => savedResumeSearch.id, { onDelete: 'cascade' }),
    applicantProfileId: uuid()
      .notNull()
      .references(() => applicantProfile.id, { onDelete: 'cascade' }),
    ...timestamps(),
  },
  (t) => [
    primaryKey({ columns: [t.savedResumeSearchId, t.applicantProfileId] }),
    index('saved_resume_search_hit_profile_idx').on(t.applicantProfileId),
  ],
)
