import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { uuidv7 } from '../../../lib/uuid.ts'
import { getConfig } from '../config.ts'
import type { Queryable } from '../database/db.ts'

/** At most `max` attempts in a window, which begins with the first one. */
export type TurnLimit = { max: number; windowSeconds: number }

/**
 * Counts an attempt and returns whether it is one too many. Counted in the database and by its clock, so that all
 * processes count together (docs/decisions/008). In a transaction the attempt counts only if that succeeds.
 * @param key what is limited and for whom; deleted after two days. For an address use {@link limitKey}.
 */
export async function isOneTooMany(db: Queryable, key: string, limit: TurnLimit): Promise<boolean> {
  return (await countTurn(db, key, limit.windowSeconds)) > limit.max
}

/** Milliseconds since 1970. */
const NOW = sql`(extract(epoch from now()) * 1000)::bigint`

/**
 * Counts an attempt.
 * @returns how many there were in the window, including this one
 */
export async function countTurn(db: Queryable, key: string, windowSeconds: number): Promise<number> {
  const isOver = sql`rate_limit.last_request < ${NOW} - ${windowSeconds * 1000}::bigint`
  const { rows } = await db.execute<{ count: number }>(sql`
    insert into rate_limit (id, key, count, last_request) values (${uuidv7()}, ${key}, 1, ${NOW})
    on conflict (key) do update set
      count = case when ${isOver} then 1 else rate_limit.count + 1 end,
      last_request = case when ${isOver} then ${NOW} else rate_limit.last_request end
    returning count`)
  return rows[0]?.count ?? 1
}

/** Seconds until the windows of all these keys have ended, at least one. */
export async function secondsToWait(db: Queryable, keys: readonly string[], windowSeconds: number): Promise<number> {
  const { rows } = await db.execute<{ seconds: number }>(sql`
    select coalesce(greatest(1, ceil((max(last_request) + ${windowSeconds * 1000}::bigint - ${NOW}) / 1000.0)), 1)::int as seconds
    from rate_limit where key = any(${sql.param(keys)}::text[])`)
  return rows[0]?.seconds ?? 1
}

/** Removes counted attempts: what succeeded was no guess. */
export async function giveBack(db: Queryable, keys: readonly string[]): Promise<void> {
  await db.execute(
    sql`update rate_limit set count = greatest(count - 1, 0) where key = any(${sql.param(keys)}::text[])`,
  )
}

/** Deletes what was counted under these keys. */
export async function forgetTurns(db: Queryable, keys: readonly string[]): Promise<void> {
  await db.execute(sql`delete from rate_limit where key = any(${sql.param(keys)}::text[])`)
}

/** A key that does not reveal whose address it is about. */
export function limitKey(what: string, subject: string): string {
  const hidden = createHmac('sha256', getConfig().AUTH_SECRET).update(`limit ${subject}`).digest('base64url')
  return `${what} ${hidden.slice(0, 32)}`
}
