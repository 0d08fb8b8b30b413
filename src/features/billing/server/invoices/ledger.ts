import { asc, eq, lt, sql } from 'drizzle-orm'
import { addDays, toIsoDay } from '~/lib/dates/dates'
import { mayMove } from '~/lib/moves'
import { pick } from '~/lib/pick'
import { anyOf, type Queryable, type Transaction } from '~/platform/server/database/db'
import { requestRun } from '~/platform/server/jobs/queue'
import { INVOICE_MOVES } from '../../invoice/lifecycle'
import { isLicenseValid } from '../../subscription/license'
import { findMandate } from '../debits/find-mandate'
import { invoice, invoiceEntry } from '../invoice-table'
import { requireOperator } from '../operator/operator'
import { findDebts, followLicense } from '../subscriptions/account'
import { tellMembersOfReturn } from '../subscriptions/license-emails'
import { bookEntries } from './entries'
import { transition } from './invoice-lifecycle'
import { openCents } from './invoice-queries'
import { owedByCorrection } from './set-off'

/** The job that sends payment reminders. */
export const PAYMENT_REMINDERS = 'payment-reminders'

/** A grace has begun: the company hears of it within seconds after the commit. */
async function requestReminders(tx: Transaction, companyId: string): Promise<void> {
  await requestRun(tx, PAYMENT_REMINDERS, companyId)
}

/** The open amount of an invoice, in cents: charges and fees minus payments. */
export async function findOpenCents(db: Queryable, invoiceId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${invoiceEntry.amountCents}), 0)::int` })
    .from(invoiceEntry)
    .where(eq(invoiceEntry.invoiceId, invoiceId))
  return row?.cents ?? 0
}

const owedCents = sql<number>`sum(${invoiceEntry.amountCents})::int`

/** A company's invoices with overpayments and their amounts in cents: a debit and a transfer, for example. */
export function findCredits(db: Queryable, companyId: string) {
  return db
    .select({ id: invoice.id, number: invoice.number, creditCents: sql<number>`-${owedCents}` })
    .from(invoice)
    .innerJoin(invoiceEntry, eq(invoiceEntry.invoiceId, invoice.id))
    .where(eq(invoice.companyId, companyId))
    .groupBy(invoice.id)
    .having(lt(owedCents, 0))
    .orderBy(asc(invoice.year), asc(invoice.sequence))
}

/** The reminder at the end of the grace. */
const LAST_LEVEL = 3

type Receipt = {
  amountCents: number
  bookedOn: string
  reference: string
  dedupeKey: string
  /** An offset pays with an overpayment on another invoice. */
  kind?: 'payment' | 'offset'
}

/**
 * Books incoming money. When nothing is owed any more the invoice is paid and the licence is derived again. The same
 * receipt again does nothing. The company is locked.
 * @returns false when it was booked before
 */
export async function bookPayment(tx: Transaction, invoiceId: string, receipt: Receipt, now: Date): Promise<boolean> {
  return (await bookPayments(tx, [{ ...receipt, invoiceId }], now)) > 0
}

/**
 * Books incoming money on many invoices with a few statements, as {@link bookPayment} does on one. Their companies are
 * locked.
 * @returns how many had not been booked before
 */
export async function bookPayments(
  tx: Transaction,
  receipts: readonly (Receipt & { invoiceId: string })[],
  now: Date,
): Promise<number> {
  if (receipts.length === 0) return 0
  const booked = await bookEntries(
    tx,
    receipts.map(({ amountCents, kind = 'payment', ...rest }) => ({
      ...{ ...rest, kind, amountCents: -amountCents, createdAt: now },
    })),
  )
  const ids = [...new Set(booked)]
  if (ids.length === 0) return 0
  const rows = await tx
    .select({
      ...pick(invoice, 'id', 'companyId', 'status', 'graceUntil', 'dunningLevel'),
      openCents: openCents(),
    })
    .from(invoice)
    .where(anyOf(invoice.id, ids))
    .orderBy(asc(invoice.id))
    .for('update')
  const paid = rows.filter((row) => row.openCents <= 0 && mayMove(INVOICE_MOVES, row.status, 'pay'))
  if (paid.length === 0) return booked.length
  const paidIds = paid.map(({ id }) => id)
  await transition(tx, paidIds, 'pay', { now })
  // A licence depends on graces, not on payments: where none ended, nothing changes.
  const late = paid.filter(({ graceUntil }) => graceUntil !== null)
  for (const companyId of new Set(late.map((row) => row.companyId))) {
    const license = await followLicense(tx, companyId, now)
    // Only those who were told that the licence had ended need to hear that it is back.
    const told = late.find((row) => row.companyId === companyId && row.dunningLevel === LAST_LEVEL)
    if (!told || !isLicenseValid(license, now) || (await findDebts(tx, companyId)).length > 0) continue
    await tellMembersOfReturn(tx, { companyId, occasion: `${told.id}:${now.toISOString()}` })
  }
  return booked.length
}

/** A credit reported after its return: both are recorded, and the invoice stays as the return left it. */
export async function bookPastCredit(tx: Transaction, receipt: Receipt & { invoiceId: string }, debitId: string) {
  const { amountCents, ...rest } = receipt
  await bookEntries(tx, [
    { ...rest, kind: 'payment', amountCents: -amountCents },
    { ...rest, kind: 'return', amountCents, dedupeKey: `return:${debitId}` },
  ])
}

type Return = { bookedOn: string; reference: string; debitId: string; wasPaidCents: number }

/**
 * Books a returned debit: the credited amount is owed again, with the fee, and the grace begins. Only a payment ends
 * it; another debit does not extend it. Where other money covers the invoice, it stays paid, without a fee. The company
 * is locked.
 */
export async function bookReturn(tx: Transaction, invoiceId: string, returned: Return, now: Date): Promise<void> {
  const { bookedOn, reference, debitId, wasPaidCents } = returned
  const operator = await requireOperator(tx)
  const entry = { invoiceId, bookedOn, reference, createdAt: now }
  await bookOwed(tx, { ...entry, kind: 'return', amountCents: wasPaidCents, dedupeKey: `return:${debitId}` })
  // A corrected invoice is cancelled: its new one, which the same money paid, is owed again.
  const owedId = (await owedByCorrection(tx, { ...entry, debitId })) ?? invoiceId
  const [row] = await tx
    .select({ ...pick(invoice, 'companyId', 'status', 'graceUntil'), openCents: openCents() })
    .from(invoice)
    .where(eq(invoice.id, owedId))
    .for('update')
  if (!row) return
  if (row.openCents <= 0) {
    await transition(tx, [owedId], 'pay', { now })
    await followLicense(tx, row.companyId, now)
    return
  }
  const fee = { ...entry, invoiceId: owedId, kind: 'fee' as const, amountCents: operator.returnFeeCents }
  await bookOwed(tx, { ...fee, dedupeKey: `fee:${debitId}` })
  if (!mayMove(INVOICE_MOVES, row.status, 'return')) return
  const grace = row.graceUntil ? {} : { graceUntil: addDays(now, operator.graceDays), dunningLevel: 0 }
  await transition(tx, [owedId], 'return', { now, ...grace })
  await followLicense(tx, row.companyId, now)
  await requestReminders(tx, row.companyId)
}

async function bookOwed(tx: Transaction, entry: typeof invoiceEntry.$inferInsert): Promise<void> {
  if (entry.amountCents > 0) await bookEntries(tx, [entry])
}

/**
 * Starts the grace of a missing transfer, or of a debit for which there is no mandate any more; may be repeated. The
 * company is locked.
 */
export async function startGrace(tx: Transaction, invoiceId: string, now: Date): Promise<void> {
  const operator = await requireOperator(tx)
  const [row] = await tx
    .select({
      ...pick(invoice, 'companyId', 'status', 'graceUntil', 'dueOn'),
      means: invoice.paymentMeans,
    })
    .from(invoice)
    .where(eq(invoice.id, invoiceId))
    .for('update')
  const isLate = row?.status === 'issued' && row.dueOn < toIsoDay(now)
  if (!row || !isLate || row.graceUntil) return
  if (row.means !== 'transfer' && (await findMandate(tx, row.companyId))) return
  await tx
    .update(invoice)
    .set({ graceUntil: addDays(now, operator.graceDays) })
    .where(eq(invoice.id, invoiceId))
  await followLicense(tx, row.companyId, now)
  await requestReminders(tx, row.companyId)
}
