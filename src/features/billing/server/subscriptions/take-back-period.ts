import { and, eq, gte, ne } from 'drizzle-orm'
import type { Account, Subscription } from '~/features/billing/subscription/engine'
import { pick } from '~/lib/pick'
import type { Transaction } from '~/platform/server/database/db'
import type { InvoiceState } from '../../invoice/lifecycle'
import { invoice } from '../invoice-table'
import { cancelInvoice } from '../invoices/cancel'
import { openCents, setOffCents } from '../invoices/invoice-queries'
import { undoOffsets } from '../invoices/set-off'
import type { LoadedAccount } from './account'

/** States of an invoice that no bank knows of; one is paid at once by a credit, or where nothing is to be paid. */
const UNTOUCHED: ReadonlySet<InvoiceState> = new Set(['issued', 'returned', 'paid'])

/**
 * A period is opened, with its invoice, up to an hour before it begins. Whoever cancels within that hour cancels for the
 * end of the period that still runs, so the next one is taken back. Credits that paid it are credits again. The company
 * is locked.
 * @returns the subscription as it was before; unchanged when nothing is opened, or an invoice is paid or at the bank
 */
export async function takeBackPeriod(tx: Transaction, account: LoadedAccount, now: Date): Promise<Subscription> {
  const { subscription, subscriptionId, charges } = account
  const begin = subscription.periodStart
  if (begin <= now) return subscription
  const opened = await tx
    .select({ ...pick(invoice, 'id', 'status', 'grossCents'), openCents: openCents(), setOffCents: setOffCents() })
    .from(invoice)
    .where(
      and(
        eq(invoice.subscriptionId, subscriptionId),
        eq(invoice.kind, 'invoice'),
        ne(invoice.status, 'cancelled'),
        gte(invoice.coversFrom, begin),
      ),
    )
  const isUntouched = opened.every(
    (each) => UNTOUCHED.has(each.status) && each.openCents + each.setOffCents === each.grossCents,
  )
  if (!isUntouched) return subscription
  for (const each of opened) {
    if (each.setOffCents > 0 || each.status === 'paid') await undoOffsets(tx, each.id, now)
    await cancelInvoice(tx, each.id, now)
  }
  const running = charges.findLast(
    ({ kind, isCancelled, until }) => kind === 'period' && !isCancelled && until <= begin,
  )
  return { ...subscription, periodStart: running?.from ?? now, periodEnd: begin }
}

/** Whether the next period was taken back: it cannot be opened a second time. */
export function isTakenBack({ subscription, charges }: Account): boolean {
  return charges.some(({ isCancelled, from }) => isCancelled && from >= subscription.periodEnd)
}
