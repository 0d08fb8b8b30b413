import { sql } from 'drizzle-orm'
import { rateLimit } from '~/features/accounts/server/table'
import { database, type Queryable } from '~/platform/server/database/db'

/** Uses up a limit, as after very many calls. */
export async function exhaust(key: string, db: Queryable = database().db): Promise<void> {
  const counted = { count: 1_000_000, lastRequest: sql`(extract(epoch from now()) * 1000)::bigint` }
  await db
    .insert(rateLimit)
    .values({ key, ...counted })
    .onConflictDoUpdate({ target: rateLimit.key, set: counted })
}
