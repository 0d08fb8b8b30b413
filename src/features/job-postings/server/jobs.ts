import type { Database } from '~/platform/server/database/db'
import { askForConfirmations, pauseUnconfirmed } from './commands/ask-for-confirmations'
import { expireDuePostings } from './commands/expire-job-postings'
import { pauseForEndedLicense, resumeForValidLicense } from './commands/follow-licenses'
import { refreshSearchRows } from './commands/refresh-search-rows'
import { remindOfEnds } from './commands/remind-of-ends'

/** What time alone does to postings. Harmless when repeated. */
export async function applyDeadlines(db: Database, now: Date): Promise<void> {
  await expireDuePostings(db, now)
  await remindOfEnds(db, now)
  await pauseForEndedLicense(db, now)
  await resumeForValidLicense(db, now)
  await askForConfirmations(db, now)
  await pauseUnconfirmed(db, now)
  await refreshSearchRows(db)
}
