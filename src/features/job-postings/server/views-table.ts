import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { belongsTo, timestamps } from '~/platform/server/database/columns'
import { SOURCES } from '../sources'
import { jobPosting } from './table'

/** Interest in a posting on one German calendar day. Counts only; who viewed it is never stored. */
export const jobPostingDay = pgTable(
  'job_posting_day',
  {
    jobPostingId: belongsTo(() => jobPosting.id),
    day: date().notNull(),
    views: integer().notNull().default(0),
    applicationsStarted: integer().notNull().default(0),
    ...timestamps(),
  },
  (t) => [primaryKey({ columns: [t.jobPostingId, t.day] }), index('job_posting_day_day_idx').on(t.day)],
)

/**
 * The same by where people came from: a word for the way, counted. Days before it was measured are missing, so sums may
 * be smaller than those of `jobPostingDay`.
 */
export const jobPostingSourceDay = pgTable(
  'job_posting_source_day',
  {
    jobPostingId: belongsTo(() => jobPosting.id),
    day: date().notNull(),
    source: text({ enum: SOURCES }).notNull(),
    views: integer().notNull().default(0),
    applicationsSent: integer().notNull().default(0),
    ...timestamps(),
  },
  (t) => [primaryKey({ columns: [t.jobPostingId, t.day, t.source] })],
)
