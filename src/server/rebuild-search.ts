import { drainSearchQueue } from '~/features/job-postings/server/search/drain-queue'
import { rebuildSearchIndex as rebuild } from '~/features/job-postings/server/search/rebuild'
import { announceChangedPages } from '~/platform/server/changed-pages'
import { readDatabaseClock } from '~/platform/server/database/clock'
import { database } from '~/platform/server/database/db'

/** `npm run search:rebuild`: writes the search index anew while searches go on. Returns how many postings it holds. */
export async function rebuildSearchIndex(onProgress: (done: number) => void): Promise<number> {
  const { db, pool } = database()
  await readDatabaseClock(pool)
  const done = await rebuild(db, onProgress)
  await drainSearchQueue(db)
  await announceChangedPages(db, ['postings'])
  return done
}
