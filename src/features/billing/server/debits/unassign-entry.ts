import { and, eq, gt, inArray, like } from 'drizzle-orm'
import { addDays, toIsoDay } from '~/lib/dates/dates'
import { pick } from '~/lib/pick'
import { audit } from '~/platform/server/audit/audit'
import { anyOf, type Transaction } from '~/platform/server/database/db'
import { billingError } from '../../errors'
import { bankEntry } from '../bank-table'
import type { DebitAdmin } from '../commands/billing-context'
import { directDebit } from '../debit-table'
import { invoice, invoiceEntry } from '../invoice-table'
import { lockInvoice } from '../invoices/administer'
import { bookEntries } from '../invoices/entries'
import { transition } from '../invoices/invoice-lifecycle'
import { openCents } from '../invoices/invoice-queries'
import { requireOperator } from '../operator/operator'
import { followLicense } from '../subscriptions/account'
import { assignmentKey } from './bank-entries'
import { transition as transitionDebits } from './debit-lifecycle'
import { lockImports } from './import-bank-file'

/**
 * Undoes the assignment of a payment to an invoice: the ledger gets counter-entries dated today, the invoices are open
 * again, and the booking waits for its right place. What a returned debit had made due gets a new grace, because the
 * customer was told that it was paid.
 * @returns the numbers of the invoices it had been booked on
 * @throws {AppError} conflict when it is not assigned (any more), is a return, has been used further, or is in a run
 */
export async function unassignEntry({ db, actor, now }: DebitAdmin, id: string): Promise<{ numbers: string[] }> {
  return db.transaction(async (tx) => {
    await lockImports(tx)
    const entry = await lockAssigned(tx, id)
    const { companyId } = await lockInvoice(tx, entry.invoiceId)
    const booked = await findBooked(tx, entry, companyId)
    await refuseWhatStandsInRuns(tx, booked)
    await refuseWhatWasBuiltUpon(tx, booked)
    await bookEntries(
      tx,
      booked.map(({ entryId, invoiceId, amountCents, reference }) => ({
        ...{ invoiceId, kind: 'correction' as const, amountCents: -amountCents, bookedOn: toIsoDay(now), reference },
        ...{ dedupeKey: `undone:${entryId}`, createdAt: now },
      })),
    )
    await reopenDebit(tx, entry)
    for (const { invoiceId } of booked) await reopenInvoice(tx, invoiceId, now)
    await followLicense(tx, companyId, now)
    await tx
      .update(bankEntry)
      .set({
        ...{ outcome: 'unmatched', invoiceId: null, handledAt: null, handledByUserId: null },
        undoneCount: entry.undoneCount + 1,
      })
      .where(eq(bankEntry.id, id))
    const numbers = booked.map(({ number }) => number)
    await audit(tx, actor, 'bank-entry.unassigned', {
      type: 'bank-entry',
      id,
      details: { number: numbers.join(', '), amountCents: entry.amountCents, bookedOn: entry.bookedOn },
    })
    return { numbers }
  })
}

type Assigned = Awaited<ReturnType<typeof lockAssigned>>
type Booked = Awaited<ReturnType<typeof findBooked>>

async function lockAssigned(tx: Transaction, id: string) {
  const [entry] = await tx
    .select()
    .from(bankEntry)
    .where(and(eq(bankEntry.id, id), eq(bankEntry.outcome, 'assigned')))
    .for('update')
  if (!entry || entry.invoiceId === null) throw billingError('entryNotAssigned')
  if (entry.kind !== 'payment') throw billingError('returnNotUndone')
  return { ...entry, invoiceId: entry.invoiceId }
}

/** The ledger entries of the assignment: on the chosen invoice, and on others of the company when it was more. */
async function findBooked(tx: Transaction, entry: Assigned, companyId: string) {
  return tx
    .select({
      entryId: invoiceEntry.id,
      ...pick(invoiceEntry, 'invoiceId', 'amountCents', 'reference'),
      number: invoice.number,
    })
    .from(invoiceEntry)
    .innerJoin(invoice, eq(invoice.id, invoiceEntry.invoiceId))
    .where(and(eq(invoice.companyId, companyId), like(invoiceEntry.dedupeKey, `${assignmentKey(entry)}:%`)))
}

/** What is at the bank, or waits for its answer, was made with this payment in mind. */
async function refuseWhatStandsInRuns(tx: Transaction, booked: Booked): Promise<void> {
  const ids = booked.map(({ invoiceId }) => invoiceId)
  const open = and(anyOf(directDebit.invoiceId, ids), eq(directDebit.status, 'open'))
  if ((await tx.$count(directDebit, open)) > 0) throw billingError('assignmentInRun')
}

/**
 * Later incoming money changes nothing; money given away, and a debit returned meanwhile, do. The return that a late
 * credit brings with it is written in the same moment, so their ids have no order: it shares the credit's reference.
 */
async function refuseWhatWasBuiltUpon(tx: Transaction, booked: Booked): Promise<void> {
  for (const { entryId, invoiceId, amountCents, reference } of booked) {
    const twin = and(
      eq(invoiceEntry.invoiceId, invoiceId),
      eq(invoiceEntry.kind, 'return'),
      eq(invoiceEntry.amountCents, -amountCents),
      eq(invoiceEntry.reference, reference ?? ''),
    )
    if ((await tx.$count(invoiceEntry, twin)) > 0) throw billingError('assignmentBuiltUpon')
    const later = and(
      eq(invoiceEntry.invoiceId, invoiceId),
      gt(invoiceEntry.id, entryId),
      inArray(invoiceEntry.kind, ['offset', 'payout', 'return', 'fee', 'storno']),
    )
    if ((await tx.$count(invoiceEntry, later)) > 0) throw billingError('assignmentBuiltUpon')
  }
}

/** A debit that counted as credited only by this booking waits for the bank again. */
async function reopenDebit(tx: Transaction, { endToEndId, invoiceId }: Assigned): Promise<void> {
  if (endToEndId === null) return
  const [debit] = await tx
    .select({ id: directDebit.id })
    .from(directDebit)
    .where(
      and(
        eq(directDebit.endToEndId, endToEndId),
        eq(directDebit.invoiceId, invoiceId),
        eq(directDebit.status, 'collected'),
      ),
    )
  if (!debit) return
  const credited = eq(invoiceEntry.dedupeKey, `payment:${debit.id}`)
  if ((await tx.$count(invoiceEntry, credited)) > 0) return
  await transitionDebits(tx, eq(directDebit.id, debit.id), 'reopen')
}

async function reopenInvoice(tx: Transaction, id: string, now: Date): Promise<void> {
  const [row] = await tx
    .select({ status: invoice.status, returnedAt: invoice.returnedAt, openCents: openCents() })
    .from(invoice)
    .where(eq(invoice.id, id))
    .for('update')
  if (row?.status !== 'paid' || row.openCents <= 0) return
  const waiting = and(eq(directDebit.invoiceId, id), eq(directDebit.status, 'open'))
  const isWaiting = (await tx.$count(directDebit, waiting)) > 0
  if (isWaiting) return transition(tx, [id], 'reopenCollection', { now })
  // A late transfer gets its grace from the regular job.
  if (row.returnedAt === null) return transition(tx, [id], 'reopen', { now })
  const { graceDays } = await requireOperator(tx)
  await transition(tx, [id], 'reopenReturn', { now, graceUntil: addDays(now, graceDays) })
}
