import type { Database } from '~/platform/server/database/db'
import { expireDuePostings } from './commands/expire-job-postings'
import { pauseForEndedLicense, resumeForValidLicense } from './commands/follow-licenses'
import { refreshSearchRows } from './commands/refresh-search-rows'

/** What time alone does to postings. Harmless when repeated. */
export async function applyDeadlines(db: Database, now: Date): Promise<void> {
  await expireDuePostings(db, now)
  await pauseForEndedLicense(db, now)
  await resumeForValidLicense(db, now)
  await refreshSearchRows(db)
}
