import { sql } from 'drizzle-orm'
import { uuidv7 } from '~/lib/uuid'
import type { Queryable } from '~/platform/server/database/db'
import { preparedOnce } from '~/platform/server/database/prepared'
import { accountError } from '../errors'
import { rateLimit } from './table'

/** Whoever has to wait longer than this is not told to try again in a minute. */
const LONG_SECONDS = 60 * 60

/** At most `max` attempts in a window. */
export type AttemptLimit = { max: number; windowSeconds: number }

/**
 * Counts an attempt and refuses it when there were too many in the window.
 *
 * @throws accountError tooMany, tooManyToday
 */
export async function countAttempt(db: Queryable, key: string, limit: AttemptLimit, now: Date): Promise<void> {
  if (await isOneTooMany(db, key, limit, now)) {
    throw accountError(limit.windowSeconds > LONG_SECONDS ? 'tooManyToday' : 'tooMany')
  }
}

/**
 * Counts an attempt and says whether it is one too many; counted in the database, so that several processes count
 * together (docs/decisions/008). Given a transaction, the attempt counts only if that succeeds.
 *
 * @param key what is limited and for whom, e.g. `report 192.0.2.1`; forgotten after two days
 */
export async function isOneTooMany(
  db: Queryable,
  key: string,
  { max, windowSeconds }: AttemptLimit,
  now: Date,
): Promise<boolean> {
  const values = { id: uuidv7(), key, now: now.getTime(), windowStart: now.getTime() - windowSeconds * 1000 }
  const [row] = await count(db).execute(values)
  return row !== undefined && row.count > max
}

const isOver = sql`${rateLimit.lastRequest} < ${sql.placeholder('windowStart')}::bigint`
const lastRequest = sql`${sql.placeholder('now')}::bigint`

const count = preparedOnce((db) =>
  db
    .insert(rateLimit)
    .values({ id: sql.placeholder('id'), key: sql.placeholder('key'), count: 1, lastRequest })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimit.count} + 1 end`,
        lastRequest: sql`case when ${isOver} then ${lastRequest} else ${rateLimit.lastRequest} end`,
      },
    })
    .returning({ count: rateLimit.count })
    .prepare('count_attempt'),
)
