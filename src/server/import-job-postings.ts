import { ensureDefaultPlans } from '~/features/billing/server/default-plans'
import {
  type ImportOptions,
  type ImportResult,
  importJobPostings as importLines,
} from '~/features/job-postings/server/import/import-job-postings'
import { announceChangedPages } from '~/platform/server/changed-pages'
import { database } from '~/platform/server/database/db'

/** `npm run import:job-postings`: what a running server shows of it is rendered anew. */
export async function importJobPostings({
  lines,
  ...options
}: Omit<ImportOptions, 'now'> & { lines: AsyncIterable<string> }): Promise<ImportResult> {
  const { db } = database()
  // The internal plan must not keep an empty installation from getting its own.
  await ensureDefaultPlans(db)
  const result = await importLines(db, lines, { ...options, now: new Date() })
  await announceChangedPages(db, ['postings'])
  return result
}
