import { directDebit } from '~/features/billing/server/debit-table'
import { transition } from '~/features/billing/server/invoices/invoice-lifecycle'
import { anyOf, type Transaction } from '~/platform/server/database/db'
import { transition as transitionDebits } from '../debit-lifecycle'

type Debits = readonly { id: string; invoiceId: string }[]

/** Undoes debits completely: nothing was taken from any account, and their invoices are due again. */
export async function putBack(tx: Transaction, debits: Debits, now: Date): Promise<void> {
  const ids = debits.map(({ id }) => id)
  const invoiceIds = debits.map(({ invoiceId }) => invoiceId)
  await transitionDebits(tx, anyOf(directDebit.id, ids), 'discard')
  await transition(tx, invoiceIds, 'putBack', { now })
}
