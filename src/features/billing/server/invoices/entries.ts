import { eq, sql } from 'drizzle-orm'
import { anyOf, type Transaction } from '~/platform/server/database/db'
import { invoiceCredit, invoiceEntry } from '../invoice-table'

type Entry = typeof invoiceEntry.$inferInsert

/**
 * Writes entries into the ledger, the only way in, and maintains the list of invoices with an overpayment. An entry
 * with an existing `dedupeKey` is left out.
 * @returns the invoices of the new ones
 */
export async function bookEntries(tx: Transaction, entries: readonly Entry[]): Promise<string[]> {
  if (entries.length === 0) return []
  const booked = await tx
    .insert(invoiceEntry)
    .values([...entries])
    .onConflictDoNothing({ target: invoiceEntry.dedupeKey })
    .returning({ invoiceId: invoiceEntry.invoiceId })
  const ids = [...new Set(booked.map(({ invoiceId }) => invoiceId))]
  if (ids.length > 0) await followCredits(tx, ids)
  return booked.map(({ invoiceId }) => invoiceId)
}

/** Whether an entry was written before. The company is locked, so what is missing now cannot appear meanwhile. */
export async function isBooked(tx: Transaction, dedupeKey: string): Promise<boolean> {
  const rows = await tx.select({ id: invoiceEntry.id }).from(invoiceEntry).where(eq(invoiceEntry.dedupeKey, dedupeKey))
  return rows.length > 0
}

async function followCredits(tx: Transaction, ids: string[]): Promise<void> {
  const sums = await tx
    .select({ invoiceId: invoiceEntry.invoiceId, cents: sql<number>`sum(${invoiceEntry.amountCents})::int` })
    .from(invoiceEntry)
    .where(anyOf(invoiceEntry.invoiceId, ids))
    .groupBy(invoiceEntry.invoiceId)
  const credits = sums.filter(({ cents }) => cents < 0).map(({ invoiceId }) => ({ invoiceId }))
  const others = sums.filter(({ cents }) => cents >= 0).map(({ invoiceId }) => invoiceId)
  if (credits.length > 0) await tx.insert(invoiceCredit).values(credits).onConflictDoNothing()
  if (others.length > 0) await tx.delete(invoiceCredit).where(anyOf(invoiceCredit.invoiceId, others))
}
