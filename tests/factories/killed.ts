import { drizzle } from 'drizzle-orm/node-postgres'
import { type Database, database } from '~/platform/server/database/db'

/** No work of the product has so many statements; beyond it the work would never end. */
const MOST_STEPS = 300

/**
 * Repeats a piece of work, killed at its first statement, at its second, and so on until it succeeds.
 * @param work the work, with the database it has to use
 * @param look what must hold after each try; is told whether the work succeeded
 */
export async function killedAtEachStep(
  work: (db: Database) => Promise<unknown>,
  look: (isDone: boolean) => Promise<void>,
): Promise<void> {
  for (let step = 1; step < MOST_STEPS; step += 1) {
    const isDone = await killedAt(step, work)
    await look(isDone)
    if (isDone) return
  }
  throw new Error(`not done after ${MOST_STEPS} tries`)
}

/**
 * Runs a piece of work and kills it at one of its statements.
 * @returns whether it had fewer and succeeded
 */
export async function killedAt(step: number, work: (db: Database) => Promise<unknown>): Promise<boolean> {
  let statements = 0
  const logQuery = (query: string) => {
    // A connection that dies between transaction statements would be lost to the pool.
    if (/^(?:begin|commit|rollback|savepoint|release)/.test(query)) return
    statements += 1
    // A killed process does nothing more, not even record an error.
    if (statements >= step) throw new Error('killed')
  }
  const db: Database = drizzle(database().pool, { casing: 'snake_case', logger: { logQuery } })
  await work(db).catch(() => {})
  return statements < step
}
