import type { Database } from '~/platform/server/database/db'
import { expireDuePostings } from './commands/expire-job-postings'

/** What time alone does to postings. Harmless when repeated. */
export async function applyDeadlines(db: Database, now: Date): Promise<void> {
  await expireDuePostings(db, now)
}
