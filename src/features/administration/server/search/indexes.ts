import { postingIndex } from '~/features/job-search/server/documents/posting-index'
import { peopleIndex } from '~/features/resumes/server/search/people-index'
import type { Database } from '~/platform/server/database/db'
import { recordedRounds } from '~/platform/server/jobs/record'
import { feedIndex } from '~/platform/server/search/feed'

/** All search indexes with their labels for platform admins. */
export const SEARCH_INDEXES = [
  { label: 'Stellen', definition: postingIndex },
  { label: 'Lebensläufe', definition: peopleIndex },
]

/** The name under which the state of an index's feeder is stored. */
export function feedName(index: string): string {
  return `search ${index}`
}

/** Makes the documents that are due, each time it is called; a failure of one index does not stop the others. */
export function feeder(db: Database): () => Promise<void> {
  const rounds = SEARCH_INDEXES.map(({ definition }) =>
    recordedRounds(db, feedName(definition.schema.name), () => feedIndex(db, definition)),
  )
  return async () => {
    const fed = await Promise.allSettled(rounds.map((round) => round()))
    for (const each of fed) if (each.status === 'rejected') throw each.reason
  }
}
