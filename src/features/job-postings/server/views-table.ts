import { date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { timestamps } from '~/platform/server/database/columns'
import { jobPosting } from './table'

/** Interest in a posting on one German calendar day. Counts only; who viewed it is never stored. */
export const jobPostingDay = pgTable(
  'job_posting_day',
  {
    jobPostingId: uuid()
      .notNull()
      .references(() => jobPosting.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    views: integer().notNull().default(0),
    applicationsStarted: integer().notNull().default(0),
    ...timestamps(),
  },
  (t) => [primaryKey({ columns: [t.jobPostingId, t.day] }), index('job_posting_day_day_idx').on(t.day)],
)
