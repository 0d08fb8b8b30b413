import { accountError } from '~/features/accounts/errors'
import type { Queryable } from '~/platform/server/database/db'
import { isOneTooMany, type TurnLimit } from '~/platform/server/limits/count-turn'

/** Whoever has to wait longer than this is told to come back tomorrow. */
const LONG_SECONDS = 60 * 60

/**
 * Counts what somebody does of their own account's or company's daily share, and refuses what is beyond it. What others
 * can use up stands in `limits.ts` instead.
 *
 * @throws accountError tooMany, tooManyToday
 */
export async function countAttempt(db: Queryable, key: string, limit: TurnLimit): Promise<void> {
  if (await isOneTooMany(db, key, limit)) {
    throw accountError(limit.windowSeconds > LONG_SECONDS ? 'tooManyToday' : 'tooMany')
  }
}
