import { postingIndex } from '~/features/job-postings/server/search/posting-index'
import { peopleIndex } from '~/features/resumes/server/search/people-index'
import type { Database } from '~/platform/server/database/db'
import { feedIndex } from '~/platform/server/search/feed'
import { followIndex } from '~/platform/server/search/indexes'
import { processLog } from './process-log'

const INDEXES = [postingIndex, peopleIndex]

/** Makes the documents that are due; what fails of one index stops no other. */
export async function feedIndexes(db: Database): Promise<void> {
  const fed = await Promise.allSettled(INDEXES.map((index) => feedIndex(db, index)))
  for (const each of fed) if (each.status === 'rejected') throw each.reason
}

/** Keeps this process's indexes in line with the database until the signal ends it. */
export async function followIndexes(signal: AbortSignal): Promise<void> {
  await Promise.all(
    INDEXES.map((index) =>
      followIndex(index, signal, (error) =>
        processLog().error({ error, index: index.schema.name }, 'search index not followed'),
      ),
    ),
  )
}
