import { desc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '~/platform/server/database/db'
import { invoiceCounter } from '../invoice-table'
import { FIRST_HASH, invoiceHash } from './chain'

/**
 * Assigns the next number of a year and chains the document to the previous one. Others wait until the transaction
 * ends, and a failed transaction releases its number: there are no gaps (§ 14 Abs. 4 Nr. 4 UStG).
 */
export async function takeNumber<T extends { number: string }>(
  tx: Transaction,
  { prefix, year }: { prefix: string; year: number },
  build: (number: string) => T,
): Promise<{ document: T; sequence: number; previousHash: string; hash: string }> {
  const { last, lastHash: previousHash } = await lockYear(tx, year)
  const sequence = last + 1
  const document = build(invoiceNumber({ prefix, year }, sequence))
  const hash = invoiceHash(previousHash, document)
  await tx.update(invoiceCounter).set({ last: sequence, lastHash: hash }).where(eq(invoiceCounter.year, year))
  return { document, sequence, previousHash, hash }
}

/** The format of a number. */
export function invoiceNumber({ prefix, year }: { prefix: string; year: number }, sequence: number): string {
  return `${prefix}-${year}-${String(sequence).padStart(5, '0')}`
}

type Counter = { last: number; lastHash: string }

async function lockYear(tx: Transaction, year: number): Promise<Counter> {
  const known = await lockedCounter(tx, year)
  if (known) return known
  // The first of a year continues from the end of the last year; two at once must not both begin it.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('invoice-year'))`)
  const [before] = await tx
    .select({ lastHash: invoiceCounter.lastHash })
    .from(invoiceCounter)
    .orderBy(desc(invoiceCounter.year))
    .limit(1)
  await tx
    .insert(invoiceCounter)
    .values({ year, last: 0, lastHash: before?.lastHash ?? FIRST_HASH })
    .onConflictDoNothing()
  const started = await lockedCounter(tx, year)
  if (!started) throw new Error('the invoice counter did not begin')
  return started
}

async function lockedCounter(tx: Transaction, year: number): Promise<Counter | undefined> {
  const [row] = await tx
    .select({ last: invoiceCounter.last, lastHash: invoiceCounter.lastHash })
    .from(invoiceCounter)
    .where(eq(invoiceCounter.year, year))
    .for('update')
  return row
}
