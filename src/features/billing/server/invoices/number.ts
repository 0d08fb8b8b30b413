import { desc, eq, sql } from 'drizzle-orm'
import { pick } from '~/lib/pick'
import type { Transaction } from '~/platform/server/database/db'
import { invoiceCounter } from '../invoice-table'
import { FIRST_HASH, invoiceHash } from './chain'

/**
 * Assigns the next number of a year and chains the document to the previous one. Others wait until the transaction
 * ends, and a failed transaction releases its number: there are no gaps (§ 14 Abs. 4 Nr. 4 UStG). Who began before
 * midnight and comes after the first number of the new year continues that year, as the chain does.
 * @returns also the year of the number
 */
export async function takeNumber<T extends { number: string }>(
  tx: Transaction,
  { prefix, year: wanted }: { prefix: string; year: number },
  build: (number: string) => T,
): Promise<{ document: T; year: number; sequence: number; previousHash: string; hash: string }> {
  const { year, last, lastHash: previousHash } = await lockNewestYear(tx, wanted)
  const sequence = last + 1
  const document = build(invoiceNumber({ prefix, year }, sequence))
  const hash = invoiceHash(previousHash, document)
  await tx.update(invoiceCounter).set({ last: sequence, lastHash: hash }).where(eq(invoiceCounter.year, year))
  return { document, year, sequence, previousHash, hash }
}

/** The format of a number. */
export function invoiceNumber({ prefix, year }: { prefix: string; year: number }, sequence: number): string {
  return `${prefix}-${year}-${String(sequence).padStart(5, '0')}`
}

type Counter = { year: number; last: number; lastHash: string }

/** One lock for all years, or two could continue the chain from the same end. A new year begins with the last hash. */
async function lockNewestYear(tx: Transaction, wanted: number): Promise<Counter> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('invoice-year'))`)
  const [newest] = await tx
    .select(pick(invoiceCounter, 'year', 'last', 'lastHash'))
    .from(invoiceCounter)
    .orderBy(desc(invoiceCounter.year))
    .limit(1)
    .for('update')
  if (newest && newest.year >= wanted) return newest
  const started = { year: wanted, last: 0, lastHash: newest?.lastHash ?? FIRST_HASH }
  await tx.insert(invoiceCounter).values(started)
  return started
}
