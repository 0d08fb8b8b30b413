import { recountOpenPostings } from '~/features/job-postings/server/mark-postings'
import { postingIndex } from '~/features/job-search/server/documents/posting-index'
import { peopleIndex } from '~/features/resumes/server/search/people-index'
import { announceChangedPages } from '~/platform/server/changed-pages'
import { readDatabaseClock } from '~/platform/server/database/clock'
import { database } from '~/platform/server/database/db'
import { feedIndex, requestAll } from '~/platform/server/search/feed'

/** `npm run search:rebuild`: makes every document anew while searches go on. Returns how many. */
export async function rebuildSearchIndex(onProgress: (done: number) => void): Promise<number> {
  const { db, pool } = database()
  await readDatabaseClock(pool)
  const due = (await requestAll(db, postingIndex)) + (await requestAll(db, peopleIndex))
  await recountOpenPostings(db)
  const postings = await feedIndex(db, postingIndex, onProgress)
  await feedIndex(db, peopleIndex, (made) => onProgress(postings + made))
  await announceChangedPages(db, ['postings'])
  return due
}
