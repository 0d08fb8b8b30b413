import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { company } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { id, moment, refersTo, timestamps } from '~/platform/server/database/columns'

/**
 * A legal hold: until it is lifted no application to this posting is deleted. `drizzle/guards/legal-holds.sql` makes the
 * database refuse it, whichever program asks.
 */
export const legalHold = pgTable(
  'legal_hold',
  {
    id: id(),
    companyId: refersTo(() => company.id),
    jobPostingId: refersTo(() => jobPosting.id),
    reason: text().notNull(),
    placedByUserId: uuid().notNull(),
    placedAt: moment().notNull(),
    liftedAt: moment(),
    /** Null: the company has left. */
    liftedByUserId: uuid(),
    liftReason: text(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('legal_hold_one_idx').on(t.jobPostingId).where(sql`lifted_at is null`),
    index('legal_hold_company_idx').on(t.companyId, t.placedAt),
  ],
)
