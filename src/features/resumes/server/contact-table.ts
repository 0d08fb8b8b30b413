import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { applicantProfile } from '~/features/applicants/server/table'
import { company } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { belongsTo, id, moment, timestamps } from '~/platform/server/database/columns'
import { CONTACT_REQUEST_STATES } from '../vocabulary'

/** A company's request for contact; accepting it opens the résumé to that company. */
export const contactRequest = pgTable(
  'contact_request',
  {
    id: id(),
    applicantProfileId: belongsTo(() => applicantProfile.id),
    companyId: belongsTo(() => company.id),
    requestedByUserId: uuid().notNull(),
    message: text().notNull(),
    /** The posting it is about, if the company named one. */
    jobPostingId: uuid().references(() => jobPosting.id, { onDelete: 'set null' }),
    state: text({ enum: CONTACT_REQUEST_STATES }).notNull().default('pending'),
    decidedAt: moment(),
    /** SHA-256 of the token in the mail, for answering without signing in. */
    tokenHash: text().notNull().unique(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('contact_request_pending_idx').on(t.applicantProfileId, t.companyId).where(sql`state = 'pending'`),
    index('contact_request_applicant_idx').on(t.applicantProfileId, t.createdAt.desc().nullsFirst()),
    index('contact_request_posting_idx').on(t.jobPostingId),
    index('contact_request_company_idx').on(t.companyId, t.createdAt.desc().nullsFirst()),
  ],
)

/** Companies that must neither find nor read a person's résumé, for example the current employer. */
export const companyBlock = pgTable(
  'company_block',
  {
    id: id(),
    applicantProfileId: belongsTo(() => applicantProfile.id),
    companyId: belongsTo(() => company.id),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('company_block_idx').on(t.applicantProfileId, t.companyId),
    index('company_block_company_idx').on(t.companyId),
  ],
)
