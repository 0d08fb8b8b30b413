import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { uuidv7 } from '../../../lib/uuid.ts'
import { getConfig } from '../config.ts'
import type { Queryable } from '../database/db.ts'
import { runNamed } from '../database/prepared.ts'

/** At most `max` turns in a window, which begins with its first turn. */
export type TurnLimit = { max: number; windowSeconds: number }

/**
 * Counts a turn and says whether it is one too many. Counted in the database and by its clock, so that all processes
 * count together (docs/decisions/008). Given a transaction, the turn counts only if that succeeds.
 *
 * @param key what is limited and for whom; forgotten after two days. Of an address use {@link limitKey}.
 */
export async function isOneTooMany(db: Queryable, key: string, limit: TurnLimit): Promise<boolean> {
  return (await countTurn(db, key, limit.windowSeconds)) > limit.max
}

/** Counts a turn. @returns how many there were in the window, this one among them */
export async function countTurn(db: Queryable, key: string, windowSeconds: number): Promise<number> {
  const [row] = countedSchema.parse(await runNamed(db, 'count_turn', COUNT, [uuidv7(), key, windowSeconds * 1000]))
  return row.count
}

/** Seconds until the windows of all these keys have ended, at least one. */
export async function secondsToWait(db: Queryable, keys: readonly string[], windowSeconds: number): Promise<number> {
  const [row] = waitSchema.parse(await runNamed(db, 'seconds_to_wait', WAIT, [keys, windowSeconds * 1000]))
  return row.seconds
}

/** Takes counted turns back: what went well was no guess. */
export async function giveBack(db: Queryable, keys: readonly string[]): Promise<void> {
  await runNamed(db, 'give_back_turns', GIVE_BACK, [keys])
}

/** Forgets what was counted under these keys. */
export async function forgetTurns(db: Queryable, keys: readonly string[]): Promise<void> {
  await runNamed(db, 'forget_turns', FORGET, [keys])
}

/** A key that tells nobody who reads the table whose address it is about. */
export function limitKey(what: string, subject: string): string {
  const hidden = createHmac('sha256', getConfig().AUTH_SECRET).update(`limit ${subject}`).digest('base64url')
  return `${what} ${hidden.slice(0, 32)}`
}

const waitSchema = z.tuple([z.object({ seconds: z.number().int() })])
const countedSchema = z.tuple([z.object({ count: z.number().int() })])

const NOW = '(extract(epoch from now()) * 1000)::bigint'
const COUNT = `
  insert into rate_limit (id, key, count, last_request) values ($1, $2, 1, ${NOW})
  on conflict (key) do update set
    count = case when rate_limit.last_request < ${NOW} - $3::bigint then 1 else rate_limit.count + 1 end,
    last_request = case when rate_limit.last_request < ${NOW} - $3::bigint then ${NOW} else rate_limit.last_request end
  returning count`
const WAIT = `
  select coalesce(greatest(1, ceil((max(last_request) + $2::bigint - ${NOW}) / 1000.0)), 1)::int as seconds
  from rate_limit where key = any($1::text[])`
const GIVE_BACK = 'update rate_limit set count = greatest(count - 1, 0) where key = any($1::text[])'
const FORGET = 'delete from rate_limit where key = any($1::text[])'
