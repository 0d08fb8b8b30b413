import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../database/db.ts'
import type { Channel } from './channels.ts'

/** PostgreSQL takes less than 8,000 bytes in one notice. */
const MAX_BYTES = 7_900
/** User ids in one notice: each takes 40 bytes with quotes and separator. */
const USERS_PER_NOTICE = 150

/**
 * Tells every process, including this one, that something has changed. Call it with the transaction that makes the
 * change: the notice is delivered after the commit, or never.
 * @param ids what has changed; none where the channel needs none
 */
export async function announce(db: Queryable, channel: Channel, ids?: readonly string[]): Promise<void> {
  if (ids?.length === 0) return
  await db.execute(sql`
    select pg_notify(${channel}, notice) from unnest(${sql.param(noticesOf(ids ?? []))}::text[]) as notice`)
}

/** The notices to send for these ids, in order. */
export function noticesOf(ids: readonly string[]): string[] {
  const notices: string[] = []
  let part: string[] = []
  let bytes = 2
  for (const id of new Set(ids)) {
    const added = Buffer.byteLength(JSON.stringify(id)) + 1
    if (bytes + added > MAX_BYTES) {
      notices.push(JSON.stringify(part))
      part = []
      bytes = 2
    }
    part.push(id)
    bytes += added
  }
  return [...notices, JSON.stringify(part)]
}

/**
 * The same for users that a query finds: one round trip instead of two, and no notice when it finds none.
 * @param users a query with the one column `user_id`
 */
export async function announceToUsers(db: Queryable, channel: Channel, users: SQL): Promise<void> {
  await db.execute(sql`
    select pg_notify(${channel}, json_agg(user_id)::text)
    from (select user_id, (row_number() over () - 1) / ${USERS_PER_NOTICE}::int as notice from (${users}) found) numbered
    group by notice`)
}
