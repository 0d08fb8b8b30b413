import { and, asc, desc, eq, gt, inArray, ne } from 'drizzle-orm'
import { toIsoDay } from '~/lib/dates/dates'
import { audit } from '~/platform/server/audit/audit'
import type { Queryable } from '~/platform/server/database/db'
import { billingError } from '../../errors'
import { payoutLetter } from '../documents/letter'
import { requestDocument } from '../documents/request-documents'
import { requireSettableLetter } from '../documents/trial'
import { creditPayout, invoice } from '../invoice-table'
import { requireOperator } from '../operator/operator'
import { sepaMandate } from '../table'
import { type InvoiceAdmin, lockInvoice, refuseFuture } from './administer'
import { bookEntries, isBooked } from './entries'
import { findCreditingStornos, openCents } from './invoice-queries'
import { bookPayment, findOpenCents } from './ledger'

/** What a credit can pay: invoices on their way to the bank are excluded. */
const TARGET_STATES = ['issued', 'returned'] as const

/**
 * What can be done with the credit on an invoice: the open invoices of the same company, oldest first, and the account
 * the company last signed a mandate for, still valid or not.
 */
export async function findCreditTargets(db: Queryable, invoiceId: string) {
  const [targets, payTo] = await Promise.all([findTargets(db, invoiceId), findLastAccount(db, invoiceId)])
  return { targets, payTo }
}

async function findLastAccount(db: Queryable, invoiceId: string) {
  const [account] = await db
    .select({ accountHolder: sepaMandate.accountHolder, iban: sepaMandate.iban })
    .from(sepaMandate)
    .innerJoin(invoice, eq(invoice.companyId, sepaMandate.companyId))
    .where(eq(invoice.id, invoiceId))
    .orderBy(desc(sepaMandate.createdAt), desc(sepaMandate.id))
    .limit(1)
  return account ?? null
}

async function findTargets(db: Queryable, invoiceId: string) {
  const owner = db.select({ id: invoice.companyId }).from(invoice).where(eq(invoice.id, invoiceId))
  return db
    .select({ id: invoice.id, number: invoice.number, openCents: openCents() })
    .from(invoice)
    .where(
      and(
        inArray(invoice.companyId, owner),
        ne(invoice.id, invoiceId),
        eq(invoice.kind, 'invoice'),
        inArray(invoice.status, [...TARGET_STATES]),
        gt(openCents(), 0),
      ),
    )
    .orderBy(asc(invoice.year), asc(invoice.sequence))
    .limit(100)
}

type Offset = { id: string; invoiceId: string; targetId: string; amountCents: number }

/**
 * Pays an open invoice with an overpayment on another of the same company. Both sides are one transaction, so the sum
 * of the company's ledger stays. The same `id` again does nothing.
 * @throws {AppError} conflict when the credit is smaller by now, or the other invoice accepts no (or less) money
 */
export async function offsetCredit(
  { db, actor, now }: InvoiceAdmin,
  { id, invoiceId, targetId, amountCents }: Offset,
): Promise<void> {
  await db.transaction(async (tx) => {
    const source = await lockInvoice(tx, invoiceId)
    if (await isBooked(tx, `offset:${id}:from`)) return
    const target = await lockInvoice(tx, targetId)
    const isTarget = source.companyId === target.companyId && invoiceId !== targetId && target.kind === 'invoice'
    if (!isTarget) throw billingError('invoiceNotFound')
    const takesMoney = TARGET_STATES.some((state) => state === target.status)
    const isCovered = amountCents <= -(await findOpenCents(tx, invoiceId))
    if (!takesMoney || !isCovered || amountCents > (await findOpenCents(tx, targetId))) {
      throw billingError('creditChanged')
    }
    const bookedOn = toIsoDay(now)
    await bookEntries(tx, [
      {
        ...{ invoiceId, kind: 'offset', amountCents, bookedOn, createdAt: now },
        ...{ reference: `verrechnet mit ${target.number}`, dedupeKey: `offset:${id}:from` },
      },
    ])
    const receipt = { amountCents, bookedOn, reference: `Guthaben aus ${source.number}`, dedupeKey: `offset:${id}:to` }
    await bookPayment(tx, targetId, { ...receipt, kind: 'offset' }, now)
    const details = { number: source.number, target: target.number, amountCents }
    await audit(tx, actor, 'invoice.credit-offset', { type: 'invoice', id: invoiceId, details })
  })
}

type Payout = { id: string; invoiceId: string; amountCents: number; bookedOn: string }

/**
 * Records that a credit was paid back to the company, which gets a mail with a document; the transfer itself is made at
 * the bank. The same `id` again does nothing.
 * @throws {AppError} conflict when the credit is smaller by now, invalid when the day is in the future
 */
export async function payOutCredit(
  { db, actor, now }: InvoiceAdmin,
  { id, invoiceId, amountCents, bookedOn }: Payout,
): Promise<void> {
  refuseFuture(bookedOn, now)
  await db.transaction(async (tx) => {
    const { number } = await lockInvoice(tx, invoiceId)
    const dedupeKey = `payout:${id}`
    if (await isBooked(tx, dedupeKey)) return
    if (amountCents > -(await findOpenCents(tx, invoiceId))) throw billingError('creditChanged')
    await bookEntries(tx, [
      {
        ...{ invoiceId, kind: 'payout', amountCents, bookedOn, createdAt: now },
        ...{ reference: 'Guthaben ausgezahlt', dedupeKey },
      },
    ])
    const [paid] = await tx.select({ document: invoice.document }).from(invoice).where(eq(invoice.id, invoiceId))
    if (!paid) throw billingError('invoiceNotFound')
    const stornoNumber = (await findCreditingStornos(tx, [invoiceId])).get(invoiceId) ?? null
    const payout = { number, buyer: paid.document.buyer, amountCents, paidOn: bookedOn, stornoNumber }
    await requireSettableLetter(payoutLetter(payout, await requireOperator(tx)))
    await tx.insert(creditPayout).values({ id, invoiceId, amountCents, paidOn: bookedOn, createdAt: now })
    await requestDocument(tx, id)
    const details = { number, amountCents, bookedOn }
    await audit(tx, actor, 'invoice.credit-paid-out', { type: 'invoice', id: invoiceId, details })
  })
}
