import { findPublicPosting } from '~/features/job-postings/server/queries/by-id'
import type { Queryable } from '~/platform/server/database/db'
import { similarPostings } from './search/similar'
import { payBandOf } from './statistics/pay-band'

/**
 * A posting as its page shows it: with similar ones and what is usual nearby.
 *
 * @throws AppError notFound
 */
export async function findPostingPage(db: Queryable, id: string, now: Date) {
  const posting = await findPublicPosting(db, id, now)
  const [similar, payBand] = await Promise.all([
    similarPostings(db, posting, now),
    payBandOf(db, posting, posting.places[0]?.land ?? null, now),
  ])
  return { ...posting, similar, payBand }
}
