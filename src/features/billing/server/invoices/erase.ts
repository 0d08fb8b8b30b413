import { and, asc, eq, inArray, isNotNull, isNull, lt, lte } from 'drizzle-orm'
import { toIsoDay } from '~/lib/dates'
import type { Database } from '~/platform/server/database/db'
import type { InvoiceDocument } from '../../invoice/document'
import { directDebitRun } from '../debit-table'
import { openCents } from '../invoice-queries'
import { invoice, invoiceFile } from '../invoice-table'

/**
 * Empties one batch of invoices whose retention is over: it begins with the end of the calendar year (§ 14b UStG, § 147 AO).
 * What is still owed, or owed back, stays whole. Number, sums, days and the links of the hash chain remain, so the chain
 * goes on to be verified; who it was for, what for, and the files are gone. A trigger lets nothing younger through. The
 * bytes of the files go with the sweep of stray bytes.
 *
 * @returns how many invoices; zero when none is left
 */
export async function eraseOldInvoices(db: Database, now: Date, years: number, limit: number): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: invoice.id, document: invoice.document })
      .from(invoice)
      .where(
        and(
          isNull(invoice.erasedAt),
          lt(invoice.year, yearOf(now) - years),
          inArray(invoice.status, ['paid', 'cancelled']),
          eq(openCents(), 0),
        ),
      )
      .orderBy(asc(invoice.year), asc(invoice.sequence))
      .limit(limit)
      .for('update', { skipLocked: true })
    for (const { id, document } of due) {
      await tx
        .update(invoice)
        .set({ document: emptied(document), erasedAt: now })
        .where(eq(invoice.id, id))
    }
    const ids = due.map(({ id }) => id)
    if (ids.length > 0) await tx.delete(invoiceFile).where(inArray(invoiceFile.invoiceId, ids))
    return due.length
  })
}

/** Empties the files for the bank whose retention is over; their checksums stay. @returns how many */
export async function eraseOldDebitFiles(db: Database, now: Date, years: number): Promise<number> {
  const { rowCount } = await db
    .update(directDebitRun)
    .set({ xml: null })
    .where(and(isNotNull(directDebitRun.xml), lte(directDebitRun.collectionOn, `${yearOf(now) - years - 1}-12-31`)))
  return rowCount ?? 0
}

/** What the law asks for at least. */
const LEAST_YEARS = 8

/** Whether an invoice of a year could have been emptied at a moment at all. */
export function couldBeErased(year: number, erasedAt: Date): boolean {
  return year < yearOf(erasedAt) - LEAST_YEARS
}

/** The year in Germany, where the retention runs. */
function yearOf(moment: Date): number {
  return Number(toIsoDay(moment).slice(0, 4))
}

const NOBODY = { name: '', street: '', houseNumber: '', postalCode: '', city: '' }

function emptied(document: InvoiceDocument): InvoiceDocument {
  return {
    ...document,
    buyer: { ...NOBODY, country: document.buyer.country, vatId: null, email: '', customerNumber: '', reference: null },
    lines: [],
    payment: { means: 'none' },
    terms: '',
  }
}
