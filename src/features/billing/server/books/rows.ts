import { and, asc, eq, gte, lte } from 'drizzle-orm'
import { toIsoDay } from '~/lib/dates/dates'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { invoice, invoiceEntry } from '../invoice-table'

/**
 * All invoices issued in a year in the order of their numbers, which can be of the next year for one issued at its very
 * end.
 */
export async function invoicesOfYear(db: Queryable, year: number) {
  return db
    .select(pick(invoice, 'number', 'kind', 'document', 'chargeKind', 'previousHash', 'hash', 'status'))
    .from(invoice)
    .where(and(gte(invoice.year, year), gte(invoice.issuedOn, `${year}-01-01`), lte(invoice.issuedOn, `${year}-12-31`)))
    .orderBy(asc(invoice.year), asc(invoice.sequence))
}

/** The years that have books, newest first: from the first invoice until today, in German time. */
export async function findBookYears(db: Queryable, now: Date): Promise<number[]> {
  const yearOf = (isoDay: string) => Number(isoDay.slice(0, 4))
  const today = toIsoDay(now)
  const [first] = await db
    .select(pick(invoice, 'issuedOn'))
    .from(invoice)
    .orderBy(asc(invoice.year), asc(invoice.sequence))
    .limit(1)
  const count = yearOf(today) - yearOf(first?.issuedOn ?? today) + 1
  return Array.from({ length: Math.max(count, 1) }, (_, ago) => yearOf(today) - ago)
}

/** Bookings on invoices in a year, in order. */
export async function entriesOfYear(db: Queryable, year: number) {
  return db
    .select({
      number: invoice.number,
      ...pick(invoiceEntry, 'kind', 'amountCents', 'bookedOn', 'reference'),
      /** Of the invoice it was booked on. */
      grossCents: invoice.grossCents,
    })
    .from(invoiceEntry)
    .innerJoin(invoice, eq(invoice.id, invoiceEntry.invoiceId))
    .where(and(gte(invoiceEntry.bookedOn, `${year}-01-01`), lte(invoiceEntry.bookedOn, `${year}-12-31`)))
    .orderBy(asc(invoiceEntry.bookedOn), asc(invoiceEntry.createdAt), asc(invoiceEntry.id))
}

export type BookedInvoice = Awaited<ReturnType<typeof invoicesOfYear>>[number]
export type BookedEntry = Awaited<ReturnType<typeof entriesOfYear>>[number]
