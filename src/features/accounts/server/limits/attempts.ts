import { accountError } from '~/features/accounts/errors'
import type { Queryable } from '~/platform/server/database/db'
import { isOneTooMany, type TurnLimit } from '~/platform/server/limits/count-turn'

/** For longer waits people are asked to come back tomorrow. */
const LONG_SECONDS = 60 * 60

/**
 * Counts an action against its account's or company's daily limit, and refuses what exceeds it. Limits that others can
 * use up are in `limits.ts`.
 * @throws accountError tooMany, tooManyToday
 */
export async function countAttempt(db: Queryable, key: string, limit: TurnLimit): Promise<void> {
  if (await isOneTooMany(db, key, limit)) {
    throw accountError(limit.windowSeconds > LONG_SECONDS ? 'tooManyToday' : 'tooMany')
  }
}
