import { and, eq, gt, ne } from 'drizzle-orm'
import { formatIsoDay, toIsoDay } from '~/lib/dates/dates'
import { mayMove } from '~/lib/moves'
import type { Transaction } from '~/platform/server/database/db'
import type { InvoiceDocument } from '../../invoice/document'
import { INVOICE_MOVES } from '../../invoice/lifecycle'
import { taxOf } from '../../invoice/taxation'
import { lastDay, unusedNetCents } from '../../subscription/period'
import { requestDocument } from '../documents/request-documents'
import { invoice } from '../invoice-table'
import { issueStorno } from '../invoices/cancel'
import { bookEntries } from '../invoices/entries'
import { transition } from '../invoices/invoice-lifecycle'
import { findOpenCents } from '../invoices/ledger'

/**
 * Credits what a subscription was charged for after its early end: a Stornorechnung for these days of each invoice. What
 * was paid is a credit then, what is still open is that much less. Repeating it credits nothing twice. The company is
 * locked.
 */
export async function creditUnused(tx: Transaction, subscriptionId: string, endsAt: Date, now: Date): Promise<void> {
  const charged = await tx
    .select()
    .from(invoice)
    .where(
      and(
        eq(invoice.subscriptionId, subscriptionId),
        eq(invoice.kind, 'invoice'),
        ne(invoice.status, 'cancelled'),
        gt(invoice.coversUntil, endsAt),
      ),
    )
    .orderBy(invoice.year, invoice.sequence)
    .for('update')
  for (const each of charged) await creditDays(tx, each, endsAt, now)
}

async function creditDays(tx: Transaction, original: typeof invoice.$inferSelect, endsAt: Date, now: Date) {
  const { coversFrom, coversUntil } = original
  const netCents = unusedNetCents({ from: coversFrom, until: coversUntil, netCents: original.netCents }, endsAt)
  const isCredited = (await tx.$count(invoice, eq(invoice.cancelsInvoiceId, original.id))) > 0
  if (netCents === 0 || isCredited) return
  const from = endsAt > coversFrom ? endsAt : coversFrom
  const issuedOn = toIsoDay(now)
  const days = { from: toIsoDay(from), until: lastDay(from, coversUntil) }
  const build = (number: string) => creditOf(original.document, { number, issuedOn, netCents, days })
  const { id, document } = await issueStorno(tx, original, build, now, from)
  await bookEntries(tx, [
    {
      ...{ invoiceId: original.id, kind: 'credit', amountCents: document.grossCents, bookedOn: issuedOn },
      ...{ reference: document.number, dedupeKey: `credit:${original.id}`, createdAt: now },
    },
  ])
  const isSettled = (await findOpenCents(tx, original.id)) <= 0
  // What is at the bank is paid when the bank says so; then it is a credit, too.
  if (isSettled && original.status !== 'in_collection' && mayMove(INVOICE_MOVES, original.status, 'pay')) {
    await transition(tx, [original.id], 'pay', { now })
  }
  await requestDocument(tx, id)
}

type Credit = { number: string; issuedOn: string; netCents: number; days: { from: string; until: string } }

/** The unused days of an invoice with a negative quantity, taxed as the invoice was. */
export function creditOf(original: InvoiceDocument, { number, issuedOn, netCents, days }: Credit): InvoiceDocument {
  const { tax, taxCents } = taxOf(-netCents, original.tax.category, original.tax.percent)
  const period = `${formatIsoDay(days.from)} bis ${formatIsoDay(days.until)}`
  const [line] = original.lines
  const { prepaidCents: _setOff, ...rest } = original
  return {
    ...rest,
    ...{ kind: 'storno', number, issuedOn, dueOn: issuedOn, serviceFrom: days.from, serviceUntil: days.until },
    lines: [
      {
        ...{ name: line?.name ?? 'Nutzung von Stellwerk', description: `Nicht genutzte Zeit, ${period}` },
        ...{ quantity: -1, unitNetCents: netCents, netCents: -netCents },
      },
    ],
    ...{ tax, netCents: -netCents, taxCents, grossCents: taxCents - netCents },
    payment: { means: 'none' },
    cancels: { number: original.number, issuedOn: original.issuedOn, isPart: true },
    terms: `Die Rechnung ${original.number} vom ${formatIsoDay(original.issuedOn)} ist um diesen Betrag gemindert, weil der Tarif vorzeitig endet. Was davon bezahlt ist, zahlen wir zurück oder verrechnen es.`,
  }
}
