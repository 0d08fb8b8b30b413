import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, timestamps } from '../database/columns.ts'

/** How the last runs of background work went, one row for each job, across all processes. */
export const workerJob = pgTable('worker_job', {
  name: text().primaryKey(),
  lastStartedAt: moment(),
  lastDurationMs: integer(),
  lastSucceededAt: moment(),
  lastFailedAt: moment(),
  /** What kind of error it was and where: messages may hold personal data. */
  lastError: text(),
  failures: integer().notNull().default(0),
  ...timestamps(),
})
