import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { database, type Transaction } from '~/platform/server/database/db'

/**
 * Resolves once this many statements of this file's database that begin like this wait for a lock held by somebody
 * else.
 */
export async function whoWaitsForALock(statement: string, count = 1): Promise<void> {
  const waiting = sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and starts_with(query, ${statement})`
  await expect.poll(async () => (await database().db.execute(waiting)).rows.length, { timeout: 10_000 }).toBe(count)
}

/**
 * Makes actions meet at a lock: all of them wait for it before the first may continue, whatever the machine is doing.
 * @param lock takes what they all need first
 * @param statement the beginning of the statement that waits for it
 */
export async function atTheSameLock<Result>(
  lock: (tx: Transaction) => Promise<unknown>,
  statement: string,
  acts: readonly (() => Promise<Result>)[],
): Promise<PromiseSettledResult<Result>[]> {
  const results = await database().db.transaction(async (tx) => {
    await lock(tx)
    const begun = Promise.allSettled(acts.map((act) => act()))
    await whoWaitsForALock(statement, acts.length)
    // Not awaited here, or they would wait for this transaction forever.
    return { begun }
  })
  return results.begun
}
