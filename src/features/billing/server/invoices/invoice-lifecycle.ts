import { and, inArray } from 'drizzle-orm'
import { INVOICE_MOVES, type InvoiceEvent } from '~/features/billing/invoice/lifecycle'
import { anyOf, type Transaction } from '~/platform/server/database/db'
import { invoice } from '../invoice-table'

type Grace = Partial<Pick<typeof invoice.$inferInsert, 'graceUntil' | 'dunningLevel'>>

/**
 * The only way to change the status of invoices: changes those for which the event is allowed, with everything that
 * depends on it.
 * @param grace when the grace of a renewed debt ends, and with which reminder
 */
export async function transition(
  tx: Transaction,
  ids: readonly string[],
  event: InvoiceEvent,
  { now, ...grace }: Grace & { now: Date },
): Promise<void> {
  if (ids.length === 0) return
  const { to } = INVOICE_MOVES[event]
  await tx
    .update(invoice)
    .set({ ...columnsOf(event, now), ...grace, status: to })
    .where(and(anyOf(invoice.id, ids), inArray(invoice.status, INVOICE_MOVES[event].from)))
}

function columnsOf(event: InvoiceEvent, now: Date): Partial<typeof invoice.$inferInsert> {
  switch (event) {
    case 'collect':
      return { retryDebit: 0 }
    case 'putBack':
      // A returned invoice is debited again only because somebody wanted it; that still applies.
      return { retryDebit: 1 }
    case 'pay':
      return { paidAt: now, graceUntil: null, retryDebit: 0 }
    case 'return':
      return { returnedAt: now, paidAt: null, retryDebit: 0 }
    case 'cancel':
      return { graceUntil: null }
    case 'correct':
      return { graceUntil: null, retryDebit: 0 }
    case 'reopen':
    case 'reopenCollection':
    case 'reopenReturn':
      return { paidAt: null, graceUntil: null, dunningLevel: 0 }
  }
}
