import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, timestamps } from '../database/columns.ts'

/** How the background jobs are doing, one row for each, over all processes. */
export const workerJob = pgTable('worker_job', {
  name: text().primaryKey(),
  everyMs: integer().notNull(),
  lastStartedAt: moment(),
  lastDurationMs: integer(),
  lastSucceededAt: moment(),
  lastFailedAt: moment(),
  /** What kind of error it was and where: messages may hold personal data. */
  lastError: text(),
  failures: integer().notNull().default(0),
  /** When a platform admin asked for one more run; null once such a run has ended. */
  requestedAt: moment(),
  ...timestamps(),
})
