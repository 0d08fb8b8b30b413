import { sql } from 'drizzle-orm'
import type { Queryable } from '~/platform/server/database/db'
import { accountError } from '../errors'
import { rateLimit } from './table'

/** Whoever has to wait longer than this is not told to try again in a minute. */
const LONG_SECONDS = 60 * 60

/**
 * Counts an attempt and refuses it when there were too many in the window; counted in the database, so that several
 * processes count together.
 *
 * @throws accountError tooMany, tooManyToday
 */
export async function countAttempt(
  db: Queryable,
  key: string,
  { max, windowSeconds }: { max: number; windowSeconds: number },
  now: Date,
): Promise<void> {
  const isOver = sql`${rateLimit.lastRequest} < ${now.getTime() - windowSeconds * 1000}`
  const [row] = await db
    .insert(rateLimit)
    .values({ key, count: 1, lastRequest: now.getTime() })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimit.count} + 1 end`,
        lastRequest: sql`case when ${isOver} then ${now.getTime()} else ${rateLimit.lastRequest} end`,
      },
    })
    .returning({ count: rateLimit.count })
  if (row && row.count > max) throw accountError(windowSeconds > LONG_SECONDS ? 'tooManyToday' : 'tooMany')
}
