import { and, eq } from 'drizzle-orm'
import { anyOf } from '~/platform/server/database/any-of'
import type { Transaction } from '~/platform/server/database/db'
import { directDebit } from '../debit-table'
import { invoice } from '../invoice-table'

const CHUNK = 1000

/** Lets debits be as if they had never been: nothing was taken from any account, and their invoices are due again. */
export async function putBack(tx: Transaction, debits: readonly { id: string; invoiceId: string }[]): Promise<void> {
  for (let start = 0; start < debits.length; start += CHUNK) {
    const part = debits.slice(start, start + CHUNK)
    const ids = part.map(({ id }) => id)
    const invoiceIds = part.map(({ invoiceId }) => invoiceId)
    await tx.update(directDebit).set({ status: 'discarded' }).where(anyOf(directDebit.id, ids))
    // What came back once is debited again only because somebody wanted it; that still holds.
    await tx
      .update(invoice)
      .set({ status: 'issued', retryDebit: 1 })
      .where(and(anyOf(invoice.id, invoiceIds), eq(invoice.status, 'in_collection')))
  }
}
