import { drizzle } from 'drizzle-orm/node-postgres'
import { type Database, database } from '~/platform/server/database/db'

/** No work of the product has so many statements; beyond it the work never ends. */
const MOST_STEPS = 300

/**
 * Does a piece of work again and again, killed at its first statement, at its second, and so on until it comes through.
 *
 * @param work what is done, with the database it has to use
 * @param look what must hold after each try; told whether the work came through
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

/** Does a piece of work that is killed at one of its statements. @returns whether it had fewer and came through */
export async function killedAt(step: number, work: (db: Database) => Promise<unknown>): Promise<boolean> {
  let statements = 0
  const logQuery = (query: string) => {
    // A connection that dies between the words of a transaction would be lost to the pool.
    if (/^(?:begin|commit|rollback|savepoint|release)/.test(query)) return
    statements += 1
    // Who is killed does nothing more, not even writing down that something went wrong.
    if (statements >= step) throw new Error('killed')
  }
  const db: Database = drizzle(database().pool, { casing: 'snake_case', logger: { logQuery } })
  await work(db).catch(() => {})
  return statements < step
}
