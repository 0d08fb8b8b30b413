import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { database } from '~/platform/server/database/db'

/** Returns once a statement of this file's database that begins like this waits for a lock somebody else holds. */
export async function whoWaitsForALock(statement: string): Promise<void> {
  const waiting = sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and starts_with(query, ${statement})`
  await expect.poll(async () => (await database().db.execute(waiting)).rows.length, { timeout: 10_000 }).toBe(1)
}
