import { eq } from 'drizzle-orm'
import { toIsoDay } from '~/lib/dates/dates'
import { mayMove } from '~/lib/moves'
import { audit } from '~/platform/server/audit/audit'
import type { Transaction } from '~/platform/server/database/db'
import { billingError } from '../../errors'
import type { InvoiceDocument } from '../../invoice/document'
import { INVOICE_MOVES } from '../../invoice/lifecycle'
import { requestDocument } from '../documents/request-documents'
import { invoice } from '../invoice-table'
import { type InvoiceAdmin, lockInvoice } from '../invoices/administer'
import { issueStorno, stornoOf } from '../invoices/cancel'
import { bookEntries } from '../invoices/entries'
import { transition } from '../invoices/invoice-lifecycle'
import { issueInvoice } from '../invoices/issue'
import { findOpenCents } from '../invoices/ledger'
import { followLicense } from '../subscriptions/account'

/**
 * Corrects an invoice, paid or not: a Stornorechnung cancels it, and a new invoice with a number of its own charges the
 * same period with what is right today: address, VAT id and the rate of the period. What was paid is a credit that pays
 * the new one; a rest is still owed, or stays a credit to be paid back. The licence keeps its period.
 * @throws {AppError} conflict when it is being collected, returned, in its grace or cancelled, also in part, or nothing would
 *   change
 */
export async function correctInvoice(
  { db, actor, now }: InvoiceAdmin,
  { invoiceId, reason }: { invoiceId: string; reason: string },
): Promise<{ storno: string; number: string }> {
  return db.transaction(async (tx) => {
    const original = await lockInvoice(tx, invoiceId)
    const { companyId, subscriptionId, document } = original
    // A new due date would end the grace of a debt, and with it bring an ended licence back unpaid.
    const isOwed = original.graceUntil !== null || (await findOpenCents(tx, invoiceId)) > original.grossCents
    const isCancelledInPart = (await tx.$count(invoice, eq(invoice.cancelsInvoiceId, invoiceId))) > 0
    const mayCorrect = original.kind === 'invoice' && mayMove(INVOICE_MOVES, original.status, 'correct')
    if (!mayCorrect || isCancelledInPart || isOwed || original.erasedAt !== null || subscriptionId === null)
      throw billingError('invoiceNotCorrectable')
    const storno = await cancelForNew(tx, original, now)
    const draft = {
      ...{ kind: original.chargeKind, from: original.coversFrom, until: original.coversUntil },
      ...{ terms: { planId: original.planId }, netCents: original.netCents },
    }
    const corrects = { id: invoiceId, document }
    const issued = await issueInvoice(tx, { companyId, subscriptionId, draft, corrects }, now)
    if (contentOf(issued.document) === contentOf(document)) throw billingError('nothingToCorrect')
    await followLicense(tx, companyId, now)
    const details = { number: document.number, storno: storno.number, correction: issued.number }
    await audit(tx, actor, 'invoice.corrected', { type: 'invoice', id: invoiceId, reason, details })
    return { storno: storno.number, number: issued.number }
  })
}

const ENDING =
  'An ihre Stelle tritt eine neue Rechnung, auf die wir anrechnen, was bezahlt ist. Was danach bleibt, zahlen wir zurück oder verrechnen es.'

async function cancelForNew(tx: Transaction, original: typeof invoice.$inferSelect, now: Date) {
  const bookedOn = toIsoDay(now)
  const build = (number: string) => stornoOf(original.document, number, bookedOn, ENDING)
  const { id, document } = await issueStorno(tx, original, build, now)
  const entry = { invoiceId: original.id, kind: 'storno' as const, amountCents: -original.grossCents, bookedOn }
  await bookEntries(tx, [{ ...entry, reference: document.number, dedupeKey: `storno:${original.id}`, createdAt: now }])
  await transition(tx, [original.id], 'correct', { now })
  await requestDocument(tx, id)
  return document
}

/** What a correction can change: who sells and buys, and the tax. */
function contentOf({ seller, buyer, tax, netCents, taxCents }: InvoiceDocument): string {
  const sorted = (party: object) => Object.entries(party).toSorted(([a], [b]) => a.localeCompare(b))
  return JSON.stringify([sorted(seller), sorted(buyer), sorted(tax), netCents, taxCents])
}
