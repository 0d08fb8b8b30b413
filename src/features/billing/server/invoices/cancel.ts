import { eq } from 'drizzle-orm'
import { formatIsoDay, toIsoDay } from '~/lib/dates/dates'
import { mayMove } from '~/lib/moves'
import { uuidv7 } from '~/lib/uuid'
import type { Transaction } from '~/platform/server/database/db'
import { billingError } from '../../errors'
import type { InvoiceDocument } from '../../invoice/document'
import { INVOICE_MOVES } from '../../invoice/lifecycle'
import { requestDocument } from '../documents/request-documents'
import { requireSettableInvoice } from '../documents/trial'
import { invoice } from '../invoice-table'
import { requireOperator } from '../operator/operator'
import { followLicense, lockCompany } from '../subscriptions/account'
import { bookEntries } from './entries'
import { transition } from './invoice-lifecycle'
import { findOpenCents } from './ledger'
import { invoiceNumber, takeNumber } from './number'

/**
 * Cancels an unpaid invoice with a Stornorechnung, the only way to correct one. The licence loses the period it
 * covered.
 * @throws {AppError} not-found, or conflict when it is paid, being collected or cancelled, also in part
 */
export async function cancelInvoice(tx: Transaction, invoiceId: string, now: Date) {
  const [companyOf] = await tx.select({ id: invoice.companyId }).from(invoice).where(eq(invoice.id, invoiceId))
  if (!companyOf) throw billingError('invoiceNotFound')
  await lockCompany(tx, companyOf.id)
  const [original] = await tx.select().from(invoice).where(eq(invoice.id, invoiceId)).for('update')
  if (!original) throw billingError('invoiceNotFound')
  if (original.kind !== 'invoice' || !mayMove(INVOICE_MOVES, original.status, 'cancel')) {
    throw billingError('invoiceNotCancellable')
  }
  const openCents = await findOpenCents(tx, invoiceId)
  // With the fees of returned debits, what was cancelled in part can owe as much as ever.
  const isCancelledInPart = (await tx.$count(invoice, eq(invoice.cancelsInvoiceId, invoiceId))) > 0
  if (isCancelledInPart || openCents < original.grossCents) throw billingError('invoiceNotCancellable')
  const issuedOn = toIsoDay(now)
  const build = (number: string) => stornoOf(original.document, number, issuedOn)
  const { id, document } = await issueStorno(tx, original, build, now)
  // Return fees are cancelled with their invoice.
  await bookEntries(tx, [
    {
      ...{ invoiceId, kind: 'storno', amountCents: -openCents, bookedOn: issuedOn, reference: document.number },
      dedupeKey: `storno:${invoiceId}`,
      createdAt: now,
    },
  ])
  await transition(tx, [invoiceId], 'cancel', { now })
  await followLicense(tx, original.companyId, now)
  await requestDocument(tx, id)
  return { id, number: document.number }
}

/**
 * Issues the Stornorechnung of an invoice, numbered and chained like one, at most one for each. It is typeset on trial
 * first.
 * @param build its document under a number
 * @param coversFrom where it cancels only the days from then on
 */
export async function issueStorno(
  tx: Transaction,
  original: typeof invoice.$inferSelect,
  build: (number: string) => InvoiceDocument,
  now: Date,
  coversFrom = original.coversFrom,
) {
  const operator = await requireOperator(tx)
  const issuedOn = toIsoDay(now)
  const numbers = { prefix: operator.invoicePrefix, year: Number(issuedOn.slice(0, 4)) }
  await requireSettableInvoice(build(invoiceNumber(numbers, 0)))
  const { document, year, sequence, previousHash, hash } = await takeNumber(tx, numbers, build)
  const id = uuidv7(now.getTime())
  const { companyId, subscriptionId, chargeKind, planId, coversUntil } = original
  await tx.insert(invoice).values({
    ...{ id, number: document.number, year, sequence, kind: 'storno', companyId, subscriptionId, chargeKind, planId },
    ...{ coversFrom, coversUntil, issuedOn, dueOn: issuedOn, paymentMeans: 'none', document, previousHash, hash },
    ...{ netCents: document.netCents, taxCents: document.taxCents, grossCents: document.grossCents },
    ...{ cancelsInvoiceId: original.id, status: 'cancelled', createdAt: now },
  })
  return { id, document }
}

/**
 * The same with negative quantities (code 384 of UNTDID 1001, with a reference to the original).
 * @param ending what becomes of what was paid
 */
export function stornoOf(
  original: InvoiceDocument,
  number: string,
  issuedOn: string,
  ending = 'Es ist nichts zu zahlen.',
): InvoiceDocument {
  const { prepaidCents: _setOff, ...rest } = original
  return {
    ...rest,
    kind: 'storno',
    number,
    issuedOn,
    dueOn: issuedOn,
    lines: original.lines.map((line) => ({ ...line, quantity: -line.quantity, netCents: -line.netCents || 0 })),
    netCents: -original.netCents || 0,
    taxCents: -original.taxCents || 0,
    grossCents: -original.grossCents || 0,
    payment: { means: 'none' },
    cancels: { number: original.number, issuedOn: original.issuedOn },
    terms: `Diese Rechnung hebt die Rechnung ${original.number} vom ${formatIsoDay(original.issuedOn)} vollständig auf. ${ending}`,
  }
}
