import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../database/db.ts'

/** Channel on which every server process hears what has changed for whom. */
export const LIVE_CHANNEL = 'live'

/** What somebody's open pages should read again. Carries no content: each page asks for what it may see. */
export type LiveTopic = 'conversation' | 'application'

/** PostgreSQL takes 8000 bytes in one notice; an id with its comma takes 39. */
const USERS_PER_NOTICE = 150

/**
 * Tells the open pages of these users, on all server processes, that something changed. Call it with the transaction
 * that changes it: the notice leaves with the commit or not at all.
 */
export async function notifyUsers(db: Queryable, userIds: readonly string[], topic: LiveTopic): Promise<void> {
  for (const payload of noticesFor(userIds, topic)) await db.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${payload})`)
}

/** The same for a command that notifies in a statement of its own: what has to go out on {@link LIVE_CHANNEL}. */
export function noticesFor(userIds: readonly string[], topic: LiveTopic): string[] {
  const distinct = [...new Set(userIds)]
  const payloads: string[] = []
  for (let start = 0; start < distinct.length; start += USERS_PER_NOTICE) {
    payloads.push(JSON.stringify({ topic, users: distinct.slice(start, start + USERS_PER_NOTICE) }))
  }
  return payloads
}

/**
 * The same for users the database knows best: one round trip instead of two.
 *
 * @param users a query with the one column `user_id`
 */
export async function notifyFound(db: Queryable, users: SQL, topic: LiveTopic): Promise<void> {
  await db.execute(sql`
    select pg_notify(${LIVE_CHANNEL}, json_build_object('topic', ${topic}::text, 'users', json_agg(user_id))::text)
    from (select user_id, (row_number() over () - 1) / ${USERS_PER_NOTICE}::int as notice from (${users}) found) numbered
    group by notice`)
}
