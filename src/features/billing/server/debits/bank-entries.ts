import { and, asc, desc, eq, gt, inArray, isNull, ne } from 'drizzle-orm'
import { audit } from '~/platform/server/audit/audit'
import type { Transaction } from '~/platform/server/database/db'
import { billingError } from '../../errors'
import { bankEntry } from '../bank-table'
import type { DebitAdmin } from '../commands/billing-context'
import { directDebit } from '../debit-table'
import { invoice, invoiceEntry } from '../invoice-table'
import { lockInvoice } from '../invoices/administer'
import { openCents } from '../invoices/invoice-queries'
import { bookPastCredit, bookPayments, findOpenCents } from '../invoices/ledger'
import { bookDebitReturn } from './apply-matches'
import { transition } from './debit-lifecycle'
import { lockImports } from './import-bank-file'

/** Result of a manual assignment, in cents. */
export type Assigned = { numbers: string[]; creditCents: number }

/**
 * Books an unmatched booking on the invoice that a person chose. An overpayment pays the company's other open invoices,
 * the oldest first; the rest stays as a credit on the chosen one. A returned debit is booked on the last debit of the
 * invoice.
 * @throws {AppError} conflict when somebody else was faster, or booking and invoice do not fit
 */
export async function assignEntry(
  { db, actor, now }: DebitAdmin,
  { id, invoiceId }: { id: string; invoiceId: string },
): Promise<Assigned> {
  return db.transaction(async (tx) => {
    await lockImports(tx)
    const [entry] = await lockUnmatched(tx, [id])
    const target = await lockInvoice(tx, invoiceId)
    if (!entry || target.kind !== 'invoice') throw billingError('invoiceNotFound')
    const chosen = { id: invoiceId, number: target.number, companyId: target.companyId }
    const assigned =
      entry.kind === 'payment'
        ? await assignPayment(tx, entry, chosen, now)
        : await assignReturn(tx, entry, chosen, now)
    await tx
      .update(bankEntry)
      .set({ outcome: 'assigned', invoiceId, handledAt: now, handledByUserId: actor.userId })
      .where(eq(bankEntry.id, id))
    await audit(tx, actor, 'bank-entry.assigned', {
      type: 'bank-entry',
      id,
      details: { number: assigned.numbers.join(', '), amountCents: entry.amountCents, bookedOn: entry.bookedOn },
    })
    return assigned
  })
}

/**
 * Marks bookings as not the platform's: all of them or none.
 * @throws {AppError} conflict when one of them was handled meanwhile
 */
export async function settleEntries(
  { db, actor, now }: DebitAdmin,
  { ids, reason }: { ids: readonly string[]; reason: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const entries = await lockUnmatched(tx, [...new Set(ids)])
    await tx
      .update(bankEntry)
      .set({ outcome: 'settled', handledReason: reason, handledAt: now, handledByUserId: actor.userId })
      .where(
        inArray(
          bankEntry.id,
          entries.map((entry) => entry.id),
        ),
      )
    for (const { id, amountCents, bookedOn } of entries) {
      await audit(tx, actor, 'bank-entry.settled', {
        type: 'bank-entry',
        id,
        reason,
        details: { amountCents, bookedOn },
      })
    }
  })
}

/**
 * Reopens a settled booking.
 * @throws {AppError} conflict when it is not settled
 */
export async function reopenEntry({ db, actor }: DebitAdmin, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(bankEntry)
      .set({ outcome: 'unmatched', handledReason: null, handledAt: null, handledByUserId: null })
      .where(and(eq(bankEntry.id, id), eq(bankEntry.outcome, 'settled')))
      .returning({ amountCents: bankEntry.amountCents, bookedOn: bankEntry.bookedOn })
    if (!row) throw billingError('entryHandled')
    await audit(tx, actor, 'bank-entry.reopened', {
      type: 'bank-entry',
      id,
      details: { amountCents: row.amountCents, bookedOn: row.bookedOn },
    })
  })
}

/** The dedupe key of an assignment's ledger entries; repeating the assignment after undoing it uses another one. */
export function assignmentKey({ id, undoneCount }: { id: string; undoneCount: number }): string {
  return undoneCount === 0 ? `entry:${id}` : `entry:${id}~${undoneCount}`
}

type Entry = Awaited<ReturnType<typeof lockUnmatched>>[number]
type Chosen = { id: string; number: string; companyId: string }

async function lockUnmatched(tx: Transaction, ids: readonly string[]) {
  const rows = await tx
    .select()
    .from(bankEntry)
    .where(and(inArray(bankEntry.id, [...ids]), eq(bankEntry.outcome, 'unmatched')))
    .orderBy(asc(bankEntry.id))
    .for('update')
  if (rows.length !== ids.length) throw billingError('entryHandled')
  return rows
}

async function assignPayment(tx: Transaction, entry: Entry, chosen: Chosen, now: Date): Promise<Assigned> {
  // In another currency, or too large.
  if (entry.amountCents <= 0) throw billingError('entryNotAssignable')
  const returnedId = await findReturnBefore(tx, entry, chosen)
  if (returnedId !== null) {
    const { amountCents, bookedOn } = entry
    const dedupeKey = `${assignmentKey(entry)}:${chosen.id}`
    const receipt = { invoiceId: chosen.id, amountCents, bookedOn, reference: entry.endToEndId ?? '', dedupeKey }
    await bookPastCredit(tx, receipt, returnedId)
    return { numbers: [chosen.number], creditCents: 0 }
  }
  const owed = [{ ...chosen, openCents: await findOpenCents(tx, chosen.id) }, ...(await otherOpen(tx, chosen))]
  let left = entry.amountCents
  const parts = owed.map((each) => {
    const amountCents = Math.max(0, Math.min(left, each.openCents))
    left -= amountCents
    return { ...each, amountCents }
  })
  const booked = parts
    .map((part, at) => (at === 0 ? { ...part, amountCents: part.amountCents + left } : part))
    .filter(({ amountCents }) => amountCents > 0)
  const receipts = booked.map(({ id, amountCents }) => ({
    ...{ invoiceId: id, amountCents, bookedOn: entry.bookedOn, reference: 'Überweisung, von Hand zugeordnet' },
    dedupeKey: `${assignmentKey(entry)}:${id}`,
  }))
  await bookPayments(tx, receipts, now)
  // The credit of a debit whose sum does not match: if it is returned, this shows that it was credited.
  if (entry.endToEndId !== null) {
    const own = and(eq(directDebit.endToEndId, entry.endToEndId), eq(directDebit.invoiceId, chosen.id))
    await transition(tx, own, 'collect')
  }
  return { numbers: booked.map(({ number }) => number), creditCents: left }
}

/** The debit whose return was reported before this credit: the money has gone back already, and the ledger says so. */
async function findReturnBefore(tx: Transaction, entry: Entry, chosen: Chosen): Promise<string | null> {
  if (entry.endToEndId === null) return null
  const [debit] = await tx
    .select({ id: directDebit.id })
    .from(directDebit)
    .where(
      and(
        eq(directDebit.endToEndId, entry.endToEndId),
        eq(directDebit.invoiceId, chosen.id),
        eq(directDebit.amountCents, entry.amountCents),
        eq(directDebit.status, 'returned'),
      ),
    )
  if (!debit) return null
  const isBooked = (await tx.$count(invoiceEntry, eq(invoiceEntry.dedupeKey, `return:${debit.id}`))) > 0
  return isBooked ? null : debit.id
}

/** The company's other debts, oldest first; those on their way to the bank are left out. */
async function otherOpen(tx: Transaction, chosen: Chosen) {
  return tx
    .select({ id: invoice.id, number: invoice.number, companyId: invoice.companyId, openCents: openCents() })
    .from(invoice)
    .where(
      and(
        eq(invoice.companyId, chosen.companyId),
        ne(invoice.id, chosen.id),
        eq(invoice.kind, 'invoice'),
        inArray(invoice.status, ['issued', 'returned']),
        isNull(invoice.erasedAt),
        gt(openCents(), 0),
      ),
    )
    .orderBy(asc(invoice.year), asc(invoice.sequence))
}

async function assignReturn(tx: Transaction, entry: Entry, chosen: Chosen, now: Date): Promise<Assigned> {
  const [debit] = await tx
    .select()
    .from(directDebit)
    .where(and(eq(directDebit.invoiceId, chosen.id), inArray(directDebit.status, ['open', 'collected'])))
    .orderBy(desc(directDebit.createdAt), desc(directDebit.id))
    .limit(1)
  if (!debit || entry.kind === 'refusal' || entry.kind === 'outgoing') throw billingError('entryNotAssignable')
  await tx.update(bankEntry).set({ debitId: debit.id }).where(eq(bankEntry.id, entry.id))
  const event = { endToEndId: debit.endToEndId, reasonCode: entry.reasonCode }
  await bookDebitReturn(tx, { event, debit: { ...debit, companyId: chosen.companyId }, bookedOn: entry.bookedOn }, now)
  return { numbers: [chosen.number], creditCents: 0 }
}
