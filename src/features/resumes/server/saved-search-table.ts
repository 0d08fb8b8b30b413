import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { company } from '~/features/companies/server/table'
import { ALERT_FREQUENCIES } from '~/features/job-search/alert'
import { belongsTo, id, moment, timestamps } from '~/platform/server/database/columns'
import type { ResumeSearch } from '../search-params'

/** A search that somebody at a company has saved. */
export const savedResumeSearch = pgTable(
  'saved_resume_search',
  {
    id: id(),
    userId: belongsTo(() => user.id),
    companyId: belongsTo(() => company.id),
    name: text().notNull(),
    search: jsonb().$type<ResumeSearch>().notNull(),
    /** When it was last opened; later changes are new. */
    seenAt: moment().notNull().default(sql`now()`),
    /** How often mails report new hits; null: never. */
    mailFrequency: text({ enum: ALERT_FREQUENCIES }),
    nextRunAt: moment(),
    /** Changes after this moment have not been checked for a mail. */
    mailedUpTo: moment(),
    ...timestamps(),
  },
  (t) => [
    index('saved_resume_search_user_idx').on(t.userId, t.companyId, t.name),
    index('saved_resume_search_due_idx').on(t.nextRunAt).where(sql`mail_frequency is not null`),
  ],
)

/** Applicants that a mail about a saved search has listed already; nobody is listed twice. */
export const savedResumeSearchHit = pgTable(
  'saved_resume_search_hit',
  {
    savedResumeSearchId: belongsTo(() => savedResumeSearch.id),
    applicantProfileId: belongsTo(() => applicantProfile.id),
    ...timestamps(),
  },
  (t) => [
    primaryKey({ columns: [t.savedResumeSearchId, t.applicantProfileId] }),
    index('saved_resume_search_hit_profile_idx').on(t.applicantProfileId),
  ],
)
