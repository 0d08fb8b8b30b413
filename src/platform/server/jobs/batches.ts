import type { Database, Transaction } from '../database/db.ts'

/**
 * Repeats a step, each time in a transaction of its own, until it answers null because nothing is left.
 * @returns the sum of its answers
 */
export async function inTransactions(db: Database, step: (tx: Transaction) => Promise<number | null>): Promise<number> {
  let total = 0
  for (;;) {
    const count = await db.transaction(step)
    if (count === null) return total
    total += count
  }
}

/**
 * Repeats a step until its batch is not full any more.
 * @returns the sum of its answers
 */
export async function inBatches(handle: () => Promise<number>, size: number): Promise<number> {
  let total = 0
  for (;;) {
    const handled = await handle()
    total += handled
    if (handled < size) return total
  }
}
