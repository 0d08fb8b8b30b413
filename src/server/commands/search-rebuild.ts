import os from 'node:os'
import { recountOpenPostings } from '~/features/job-postings/server/mark-postings'
import { postingIndex } from '~/features/job-search/server/documents/posting-index'
import { peopleIndex } from '~/features/resumes/server/search/people-index'
import { announce } from '~/platform/server/bus/announce'
import { readDatabaseClock } from '~/platform/server/database/clock'
import { workDatabase } from '~/platform/server/database/db'
import { reachUpToDate } from '~/platform/server/database/migration/bring-up-to-date'
import { report, seconds } from '~/platform/server/process/report'
import { feedIndex, requestAll } from '~/platform/server/search/feed'
import type { Task } from './command'

const PROGRESS_EVERY = 10_000

/** `search:rebuild`: rebuilds every search index while the product may go on serving. */
export async function searchRebuild({ databaseUrls, root, cleanup }: Task): Promise<number> {
  await reachUpToDate(databaseUrls, root, { log: report, signal: cleanup.signal })
  // Lower priority than the server when both want the processor.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
  const started = performance.now()
  const done = await rebuildSearchIndex((soFar) => {
    if (soFar % PROGRESS_EVERY === 0) report(`  ${soFar.toLocaleString('de-DE')} Stellen`)
  })
  const duration = seconds(performance.now() - started)
  report(`Suchindex neu geschrieben: ${done.toLocaleString('de-DE')} Stellen in ${duration}.`)
  return 0
}

/**
 * Makes every document again while searches go on.
 * @returns how many
 */
export async function rebuildSearchIndex(onProgress: (done: number) => void): Promise<number> {
  const { db, pool } = workDatabase()
  await readDatabaseClock(pool)
  const due = (await requestAll(db, postingIndex)) + (await requestAll(db, peopleIndex))
  await recountOpenPostings(db)
  const postings = await feedIndex(db, postingIndex, onProgress)
  await feedIndex(db, peopleIndex, (made) => onProgress(postings + made))
  await announce(db, 'changed_pages', ['postings'])
  return due
}
