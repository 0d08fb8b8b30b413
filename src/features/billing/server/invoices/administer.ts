import { eq } from 'drizzle-orm'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { toIsoDay } from '~/lib/dates/dates'
import { audit } from '~/platform/server/audit/audit'
import type { Transaction } from '~/platform/server/database/db'
import { billingError } from '../../errors'
import { findMandate } from '../debits/find-mandate'
import { invoice } from '../invoice-table'
import { lockCompany } from '../subscriptions/account'
import { cancelInvoice } from './cancel'
import { isBooked } from './entries'
import { bookPayment, findOpenCents } from './ledger'

export type InvoiceAdmin = SignedInContext

/**
 * A booking must not be in the future.
 * @throws {AppError} invalid
 */
export function refuseFuture(bookedOn: string, now: Date): void {
  if (bookedOn > toIsoDay(now)) throw billingError('bookedInFuture')
}

/**
 * Books a payment that no bank file reported. The same `id` again does nothing.
 * @throws {AppError} when the day is in the future, or nothing is owed
 */
export async function recordPayment(
  { db, actor, now }: InvoiceAdmin,
  { id, invoiceId, amountCents, bookedOn }: { id: string; invoiceId: string; amountCents: number; bookedOn: string },
): Promise<void> {
  refuseFuture(bookedOn, now)
  await db.transaction(async (tx) => {
    const row = await lockInvoice(tx, invoiceId)
    const dedupeKey = `manual:${id}`
    if (await isBooked(tx, dedupeKey)) return
    if (row.kind !== 'invoice' || row.status === 'cancelled' || (await findOpenCents(tx, invoiceId)) <= 0) {
      throw billingError('invoiceNotPayable')
    }
    const receipt = { amountCents, bookedOn, reference: 'von Hand gebucht', dedupeKey }
    await bookPayment(tx, invoiceId, receipt, now)
    const details = { number: row.number, amountCents, bookedOn }
    await audit(tx, actor, 'invoice.payment-recorded', { type: 'invoice', id: invoiceId, details })
  })
}

/** Lets the next run debit a returned invoice again. */
export async function retryDebit({ db, actor }: InvoiceAdmin, invoiceId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockInvoice(tx, invoiceId)
    const isOpen = row.status === 'returned' || (row.status === 'issued' && row.graceUntil !== null)
    if (!isOpen || !(await findMandate(tx, row.companyId))) throw billingError('invoiceNotCollectable')
    if (row.retryDebit === 1) return
    await tx.update(invoice).set({ retryDebit: 1 }).where(eq(invoice.id, invoiceId))
    await audit(tx, actor, 'invoice.debit-retried', { type: 'invoice', id: invoiceId, details: { number: row.number } })
  })
}

/** Cancels an unpaid invoice; the reason is recorded in the audit log. */
export async function cancelByAdmin(
  { db, actor, now }: InvoiceAdmin,
  { invoiceId, reason }: { invoiceId: string; reason: string },
) {
  return db.transaction(async (tx) => {
    const storno = await cancelInvoice(tx, invoiceId, now)
    await audit(tx, actor, 'invoice.cancelled', {
      type: 'invoice',
      id: invoiceId,
      reason,
      details: { storno: storno.number },
    })
    return storno
  })
}

/** An invoice with its company, both locked. */
export async function lockInvoice(tx: Transaction, invoiceId: string) {
  const [found] = await tx.select({ companyId: invoice.companyId }).from(invoice).where(eq(invoice.id, invoiceId))
  if (!found) throw billingError('invoiceNotFound')
  await lockCompany(tx, found.companyId)
  const [row] = await tx.select().from(invoice).where(eq(invoice.id, invoiceId)).for('update')
  if (!row) throw billingError('invoiceNotFound')
  return row
}
