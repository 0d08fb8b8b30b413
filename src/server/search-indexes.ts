import { postingIndex } from '~/features/job-search/server/documents/posting-index'
import { peopleIndex } from '~/features/resumes/server/search/people-index'
import type { Database } from '~/platform/server/database/db'
import { processLog } from '~/platform/server/process-log'
import { feedIndex } from '~/platform/server/search/feed'
import { followIndexes } from '~/platform/server/search/indexes'

const INDEXES = [postingIndex, peopleIndex]

/** Makes the documents that are due; what fails of one index stops no other. */
export async function feedAll(db: Database): Promise<void> {
  const fed = await Promise.allSettled(INDEXES.map((index) => feedIndex(db, index)))
  for (const each of fed) if (each.status === 'rejected') throw each.reason
}

/** Keeps this process's indexes in line with the database until the signal ends it. */
export function followAll(signal: AbortSignal): Promise<void> {
  return followIndexes(INDEXES, signal, (error, index) =>
    processLog().error({ error, index }, 'search index not followed'),
  )
}
