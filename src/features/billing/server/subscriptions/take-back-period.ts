import { and, eq, gte, ne } from 'drizzle-orm'
import type { Account, Subscription } from '~/features/billing/subscription/engine'
import { mayMove } from '~/lib/moves'
import type { Transaction } from '~/platform/server/database/db'
import { INVOICE_MOVES } from '../../invoice/lifecycle'
import { invoice } from '../invoice-table'
import { cancelInvoice } from '../invoices/cancel'
import { findOpenCents } from '../invoices/ledger'
import type { LoadedAccount } from './account'

/**
 * A period is opened, with its invoice, up to an hour before it begins. Whoever cancels within that hour cancels for the
 * end of the period that still runs, so the next one is taken back. The company is locked.
 * @returns the subscription as it was before; unchanged when nothing is opened, or an invoice is paid or at the bank
 */
export async function takeBackPeriod(tx: Transaction, account: LoadedAccount, now: Date): Promise<Subscription> {
  const { subscription, subscriptionId, charges } = account
  const begin = subscription.periodStart
  if (begin <= now) return subscription
  const opened = await tx
    .select({ id: invoice.id, status: invoice.status, grossCents: invoice.grossCents })
    .from(invoice)
    .where(
      and(
        eq(invoice.subscriptionId, subscriptionId),
        eq(invoice.kind, 'invoice'),
        ne(invoice.status, 'cancelled'),
        gte(invoice.coversFrom, begin),
      ),
    )
  for (const { id, status, grossCents } of opened) {
    const isUntouched = mayMove(INVOICE_MOVES, status, 'cancel') && (await findOpenCents(tx, id)) === grossCents
    if (!isUntouched) return subscription
  }
  for (const { id } of opened) await cancelInvoice(tx, id, now)
  const running = charges.findLast(
    ({ kind, isCancelled, until }) => kind === 'period' && !isCancelled && until <= begin,
  )
  return { ...subscription, periodStart: running?.from ?? now, periodEnd: begin }
}

/** Whether the next period was taken back: it cannot be opened a second time. */
export function isTakenBack({ subscription, charges }: Account): boolean {
  return charges.some(({ isCancelled, from }) => isCancelled && from >= subscription.periodEnd)
}
