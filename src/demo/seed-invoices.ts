import { eq } from 'drizzle-orm'
import { addIntervals } from '~/features/billing/period'
import { invoice } from '~/features/billing/server/invoice-table'
import { issueInvoice } from '~/features/billing/server/invoices/issue'
import { bookPayment } from '~/features/billing/server/invoices/ledger'
import { addDays, toIsoDay } from '~/lib/dates'
import type { Transaction } from '~/platform/server/database/db'
import type { Plan } from './market/billing'
import type { Market } from './market/market'

/** As many companies as fill a page of the list. */
const COMPANIES = 24

/**
 * The invoice of the running period for some companies: paid, to be debited, and for those in grace come back. They count as
 * sent; their files are made when somebody asks for them.
 */
export async function seedInvoices(tx: Transaction, market: Market, plans: readonly Plan[], now: Date): Promise<void> {
  const states = new Map(market.licenses.map(({ companyId, state }) => [companyId, state]))
  const billed = market.subscriptions
    .filter(({ companyId }) => states.get(companyId) === 'active')
    .slice(0, COMPANIES)
    // In the order of their days: numbers and chain go on with time.
    .toSorted((a, b) => a.currentPeriodEnd.getTime() - b.currentPeriodEnd.getTime())
  for (const [index, { id: subscriptionId, companyId, planId, currentPeriodEnd: until }] of billed.entries()) {
    const plan = plans.find(({ id }) => id === planId)
    if (!subscriptionId || !plan) continue
    const terms = { planId, netPriceCents: plan.netPriceCents, interval: 'month' as const }
    const from = addIntervals(until, 'month', -1)
    const draft = { kind: 'period' as const, from, until, terms, netCents: plan.netPriceCents }
    const bill = await issueInvoice(tx, { companyId, subscriptionId, draft }, from < now ? from : now)
    await tx.update(invoice).set({ filedAt: now }).where(eq(invoice.id, bill.id))
    if (index % 3 === 0) continue
    const [row] = await tx.select({ cents: invoice.grossCents }).from(invoice).where(eq(invoice.id, bill.id))
    const paidAt = addDays(from, 6) < now ? addDays(from, 6) : now
    const receipt = { amountCents: row?.cents ?? 0, bookedOn: toIsoDay(paidAt), reference: 'Lastschrift' }
    await bookPayment(tx, bill.id, { ...receipt, dedupeKey: `demo:${bill.id}` }, paidAt)
  }
}
