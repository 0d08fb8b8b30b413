import { eq } from 'drizzle-orm'
import { company } from '~/features/companies/server/table'
import { formatIsoDay, toIsoDay } from '~/lib/dates/dates'
import { dayAfter } from '~/lib/dates/days'
import { uuidv7 } from '~/lib/uuid'
import type { Queryable, Transaction } from '~/platform/server/database/db'
import { getSettings } from '~/platform/server/settings/settings'
import { valueOn } from '~/platform/settings/schema'
import { nextTarget2Day } from '../../debit/target2'
import { billingError } from '../../errors'
import type { Buyer, InvoiceDocument, Payment, Seller } from '../../invoice/document'
import { lacksVatId, taxCategory, taxOf } from '../../invoice/taxation'
import type { ChargeDraft } from '../../subscription/engine'
import { lastDay } from '../../subscription/period'
import { findMandate } from '../debits/find-mandate'
import { requestDocument } from '../documents/request-documents'
import { requireSettableInvoice } from '../documents/trial'
import { invoice } from '../invoice-table'
import { type Operator, requireOperator } from '../operator/operator'
import { billedColumns, findPlanName } from '../queries'
import { bookEntries } from './entries'
import { invoiceNumber, takeNumber } from './number'
import { oldestAdmin } from './recipient'
import { findCreditsToSetOff, setOffCredits } from './set-off'

/** `id`: of the invoice; a new one when missing. `corrects`: the cancelled invoice that it replaces. */
type Sale = { id?: string; companyId: string; subscriptionId: string; draft: Draft; corrects?: Corrected }
type Draft = Omit<ChargeDraft, 'terms'> & { terms: Pick<ChargeDraft['terms'], 'planId'> }
type Corrected = { id: string; document: InvoiceDocument }

/**
 * Issues the invoice of a charge: complete by § 14 UStG, numbered without gaps, chained, and from now on immutable. It
 * is typeset on trial first. The company's credit pays it first. Its files and the mail follow in the background. The
 * company is locked.
 * @throws {AppError} conflict while the operator's data or VAT id are missing, or when no document can be made of it
 */
export async function issueInvoice(tx: Transaction, sale: Sale, now: Date) {
  const { id = uuidv7(now.getTime()), companyId, subscriptionId, draft, corrects } = sale
  const operator = await requireOperator(tx)
  const [buyer, mandate, plan, settings] = [
    await findBuyer(tx, companyId),
    await findMandate(tx, companyId),
    await findPlanName(tx, draft.terms.planId),
    await getSettings(tx),
  ]
  if (lacksVatId(buyer, operator)) throw billingError('foreignNotBillable')
  const issuedOn = toIsoDay(now)
  const isFree = draft.netCents === 0
  const means = isFree ? 'none' : mandate ? 'direct_debit' : 'transfer'
  const dueOn = dueDay(means, issuedOn, settings.preNotificationDays, operator.paymentDays)
  const serviceFrom = toIsoDay(draft.from)
  const serviceUntil = lastDay(draft.from, draft.until)
  const { isSmallBusiness } = operator
  const category = taxCategory({ isSmallBusiness, country: buyer.country, vatId: buyer.vatId })
  // A period is taxed as of its last day, with which it has been provided (§ 27 Abs. 1 UStG).
  const { tax, taxCents } = taxOf(draft.netCents, category, valueOn(settings.vatPercent, serviceUntil))
  const grossCents = draft.netCents + taxCents
  const credits = await findCreditsToSetOff(tx, companyId)
  const prepaidCents = Math.min(
    grossCents,
    credits.reduce((sum, { creditCents }) => sum + creditCents, 0),
  )
  // Bookkeeping programs pay what a document asks for. If a return takes the credit back, the row still has its means.
  const isSettled = prepaidCents === grossCents
  const payment = isSettled ? { means: 'none' as const } : paymentOf(mandate, operator)
  const build = (number: string): InvoiceDocument => ({
    version: 1,
    kind: 'invoice',
    number,
    ...{ issuedOn, dueOn: isSettled ? issuedOn : dueOn, serviceFrom, serviceUntil },
    seller: sellerOf(operator),
    buyer,
    lines: corrects?.document.lines ?? [lineOf(draft, plan, serviceFrom, serviceUntil)],
    tax,
    netCents: draft.netCents,
    taxCents,
    grossCents,
    ...(prepaidCents > 0 ? { prepaidCents } : {}),
    payment,
    cancels: null,
    terms: `${replacing(corrects)}${isFree ? 'Es ist nichts zu zahlen.' : termsOf(payment, dueOn, operator)}`,
  })
  const numbers = { prefix: operator.invoicePrefix, year: Number(issuedOn.slice(0, 4)) }
  await requireSettableInvoice(build(invoiceNumber(numbers, 0)))
  const { document, year, sequence, previousHash, hash } = await takeNumber(tx, numbers, build)
  await tx.insert(invoice).values({
    ...{ id, number: document.number, year, sequence, kind: document.kind, companyId, subscriptionId },
    ...{ chargeKind: draft.kind, planId: draft.terms.planId, coversFrom: draft.from, coversUntil: draft.until },
    ...{ issuedOn, dueOn, paymentMeans: means, mandateId: means === 'direct_debit' ? mandate?.id : null },
    ...{ netCents: document.netCents, taxCents, grossCents: document.grossCents, document, previousHash, hash },
    correctsInvoiceId: corrects?.id ?? null,
    status: isFree ? 'paid' : 'issued',
    paidAt: isFree ? now : null,
    createdAt: now,
  })
  await bookEntries(tx, [
    {
      ...{ invoiceId: id, kind: 'charge', amountCents: document.grossCents, bookedOn: issuedOn, createdAt: now },
      dedupeKey: `charge:${id}`,
    },
  ])
  await setOffCredits(tx, { id, number: document.number, grossCents }, credits, now)
  await requestDocument(tx, id)
  return { id, number: document.number, document }
}

function replacing(corrects: Corrected | undefined): string {
  if (!corrects) return ''
  const { number, issuedOn } = corrects.document
  return `Diese Rechnung ersetzt die Rechnung ${number} vom ${formatIsoDay(issuedOn)}, die wir storniert haben. Was darauf bezahlt ist, rechnen wir an. `
}

function dueDay(means: Payment['means'], issuedOn: string, noticeDays: number, paymentDays: number): string {
  if (means === 'direct_debit') return nextTarget2Day(dayAfter(issuedOn, noticeDays))
  return means === 'transfer' ? dayAfter(issuedOn, paymentDays) : issuedOn
}

function lineOf(draft: Draft, plan: string, from: string, until: string): InvoiceDocument['lines'][number] {
  const period = `${formatIsoDay(from)} bis ${formatIsoDay(until)}`
  return {
    name: draft.kind === 'upgrade' ? `Wechsel in den Tarif ${plan}` : `Tarif ${plan}`,
    description:
      draft.kind === 'upgrade'
        ? `Anteiliger Aufpreis für die Nutzung von Stellwerk, ${period}`
        : `Nutzung des Stellenmarktes Stellwerk, ${period}`,
    quantity: 1,
    unitNetCents: draft.netCents,
    netCents: draft.netCents,
  }
}

function paymentOf(mandate: Awaited<ReturnType<typeof findMandate>>, operator: Operator): Payment {
  if (!mandate) return { means: 'transfer', iban: operator.iban, bic: operator.bic, accountName: operator.name }
  const { reference: mandateReference, iban: debtorIban, accountHolder: debtorName } = mandate
  return { means: 'direct_debit', mandateReference, creditorId: operator.creditorId, debtorIban, debtorName }
}

function termsOf(payment: Payment, dueOn: string, operator: Operator): string {
  if (payment.means === 'none') return 'Es ist nichts mehr zu zahlen.'
  const how =
    payment.means === 'direct_debit'
      ? `Wir buchen den Betrag am ${formatIsoDay(dueOn)} per SEPA-Lastschrift ab. Mandatsreferenz ${payment.mandateReference}, Gläubiger-Identifikationsnummer ${payment.creditorId}.`
      : `Bitte überweisen Sie den Betrag bis zum ${formatIsoDay(dueOn)} ohne Abzug.`
  return `${how} ${operator.paymentTerms}`
}

/** The operator as the seller on an invoice. */
export function sellerOf(operator: Operator): Seller {
  const { name, street, houseNumber, postalCode, city, representatives, email, phone, contactName } = operator
  const { registerCourt, registerNumber, vatId, taxNumber } = operator
  return {
    ...{ name, street, houseNumber, postalCode, city, country: 'DE', representatives, email, phone, contactName },
    ...{ registerCourt, registerNumber, vatId, taxNumber },
  }
}

/** The customer number on paper. */
export function customerNumber(companyId: string): string {
  return `K-${companyId.slice(-8).toUpperCase()}`
}

async function findBuyer(db: Queryable, companyId: string): Promise<Buyer> {
  const [row] = await db
    .select({
      ...billedColumns,
      reference: company.buyerReference,
      invoiceEmail: company.invoiceEmail,
      adminEmail: oldestAdmin(db, company.id),
    })
    .from(company)
    .where(eq(company.id, companyId))
  if (!row) throw new Error('a company that is billed does not exist')
  const { name, street, houseNumber, postalCode, city, country, vatId, reference } = row
  return {
    ...{ name: name ?? '', street: street ?? '', houseNumber: houseNumber ?? '', postalCode: postalCode ?? '' },
    ...{ city: city ?? '', country, vatId: vatId || null, reference: reference || null },
    email: row.invoiceEmail ?? row.adminEmail ?? '',
    customerNumber: customerNumber(companyId),
  }
}
