import { ensureDefaultPlans } from '~/features/billing/server/default-plans'
import {
  type ImportOptions,
  type ImportResult,
  importJobPostings as importLines,
} from '~/features/integrations/server/import/import-job-postings'
import { currentTime } from '~/lib/current-time'
import { announceChangedPages } from '~/platform/server/changed-pages'
import { readDatabaseClock } from '~/platform/server/database/clock'
import { database } from '~/platform/server/database/db'

/** `npm run import:job-postings`: what a running server shows of it is rendered anew. */
export async function importJobPostings({
  lines,
  ...options
}: Omit<ImportOptions, 'now'> & { lines: AsyncIterable<string> }): Promise<ImportResult> {
  const { db, pool } = database()
  await readDatabaseClock(pool)
  // The internal plan must not keep an empty installation from getting its own.
  await ensureDefaultPlans(db)
  const result = await importLines(db, lines, { ...options, now: currentTime() })
  await announceChangedPages(db, ['postings'])
  return result
}
