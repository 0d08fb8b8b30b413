import pg from 'pg'
import { inject } from 'vitest'

/** What a product has only once, and a test changes for a moment: whoever needs it unchanged waits meanwhile. */
type Shared = 'account of the operator'

/** Runs the step while no other test file runs one about the same; Postgres keeps the queue, and a crash leaves it. */
export async function oneAtATime<Result>(shared: Shared, step: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('a test'), hashtext($1))`, [shared])
    return await step()
  } finally {
    await client.end()
  }
}
