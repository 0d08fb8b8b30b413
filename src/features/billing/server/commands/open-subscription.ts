import { and, eq, isNull } from 'drizzle-orm'
import { company } from '~/features/companies/server/table'
import { toIsoDay } from '~/lib/dates/dates'
import { dayAfter } from '~/lib/dates/days'
import { pick } from '~/lib/pick'
import { uuidv7 } from '~/lib/uuid'
import { audit } from '~/platform/server/audit/audit'
import type { Transaction } from '~/platform/server/database/db'
import { getSettings } from '~/platform/server/settings/settings'
import { valueOn } from '~/platform/settings/schema'
import { mandateText, maskIban } from '../../debit/mandate'
import { billingError } from '../../errors'
import type { OrderDocument } from '../../invoice/order-document'
import { lacksVatId, taxCategory, taxOf } from '../../invoice/taxation'
import type { Seen } from '../../schema'
import { type Outcome, startSubscription, type Terms } from '../../subscription/engine'
import { isLicenseValid, type License } from '../../subscription/license'
import { lastDayOfFirst } from '../../subscription/period'
import { orderLetter } from '../documents/letter'
import { requestDocument } from '../documents/request-documents'
import { requireSettableLetter } from '../documents/trial'
import { billingOrder } from '../invoice-table'
import type { Operator } from '../operator/operator'
import { type BookablePlan, billedColumns, findBookablePlan } from '../queries'
import { applyOutcome, findDebts, findLicense, loadAccount, subscriptionColumns } from '../subscriptions/account'
import { subscription } from '../table'
import type { BillingContext } from './billing-context'
import type { Mandate } from './sign-mandate'

type Order = { companyId: string; planId: string; mandate: Mandate; operator: Operator; seen: Seen }

/**
 * Books a plan: ends the previous one, starts the trial or the first paid period with its invoice, and stores the order
 * for its confirmation by mail. The company is locked.
 * @throws {AppError} conflict when suspended, when an invoice is open, the plan is gone or another one than was shown, or
 *   the buyer cannot be billed
 */
export async function openSubscription(tx: Transaction, ctx: BillingContext, order: Order) {
  const { companyId, mandate, operator } = order
  const { now } = ctx
  const plan = await findBookablePlan(tx, order.planId)
  if (!plan) throw billingError('planGone')
  const before = await findLicense(tx, companyId)
  if (before?.state === 'suspended') throw billingError('suspended')
  if ((await findDebts(tx, companyId)).length > 0) throw billingError('openInvoices')
  await requireBillable(tx, companyId, operator)
  const terms = { planId: plan.id, netPriceCents: plan.netPriceCents, interval: plan.interval }
  const started = begin(before, terms, plan.trialDays, now)
  const trialDays = started.subscription.trialEndsAt ? plan.trialDays : 0
  const limits = pick(plan, 'maxActiveJobPostings', 'maxMembers')
  requireSeen(order.seen, { ...terms, ...limits, trialDays, mandateReference: mandate.reference })
  await tx
    .update(subscription)
    .set({ endedAt: now, endReason: 'replaced' })
    .where(and(eq(subscription.companyId, companyId), isNull(subscription.endedAt)))
  const id = uuidv7(now.getTime())
  await tx.insert(subscription).values({ id, companyId, startedAt: now, ...subscriptionColumns(started.subscription) })
  const account = await loadAccount(tx, companyId)
  if (!account) throw new Error('the new subscription is not there')
  const license = await applyOutcome(tx, account, started, now)
  if (!license?.validUntil) throw new Error('a booking gives a licence')
  await keepOrder(tx, ctx, { companyId, orderId: id, plan, license, mandate, operator, started })
  const promised = {
    plan: plan.name,
    netPriceCents: plan.netPriceCents,
    interval: plan.interval,
    maxActiveJobPostings: plan.maxActiveJobPostings,
    maxMembers: plan.maxMembers,
  }
  await audit(tx, ctx.actor, 'billing.booked', {
    type: 'company',
    id: companyId,
    details: { ...promised, trialDays, mandate: mandate.reference, license: license.state },
  })
  return { license: { state: license.state, validUntil: license.validUntil } }
}

/** @throws {AppError} conflict when the page showed something else than what would be booked now */
export function requireSeen(seen: Seen, ordered: NonNullable<Seen>): void {
  if (seen === null) return
  const { netPriceCents, interval, trialDays, mandateReference, maxActiveJobPostings, maxMembers } = ordered
  const isSame =
    seen.netPriceCents === netPriceCents &&
    seen.interval === interval &&
    seen.trialDays === trialDays &&
    seen.maxActiveJobPostings === maxActiveJobPostings &&
    seen.maxMembers === maxMembers &&
    (seen.mandateReference === null || seen.mandateReference === mandateReference)
  if (!isSame) throw billingError('orderChanged')
}

/** @throws {AppError} conflict for a company of another EU country while the operator has no VAT id */
export async function requireBillable(tx: Transaction, companyId: string, operator: Operator): Promise<void> {
  if (!(await isBillable(tx, companyId, operator))) throw billingError('foreignNotBillable')
}

/** Whether invoices for a company can name what the law demands. */
export async function isBillable(tx: Transaction, companyId: string, operator: Pick<Operator, 'vatId'>) {
  const [buyer] = await tx
    .select(pick(company, 'country', 'vatId'))
    .from(company)
    .where(eq(company.id, companyId))
  return buyer === undefined || !lacksVatId(buyer, operator)
}

/** A licence that continues without a subscription is used up first; the trial is for those who never had one. */
function begin(before: License | null, terms: Terms, trialDays: number, now: Date): Outcome {
  if (before?.validUntil && isLicenseValid(before, now)) {
    const { validUntil } = before
    const period = { anchorAt: validUntil, periodStart: now, periodEnd: validUntil, trialEndsAt: null }
    return { subscription: { terms, ...period, cancelledAt: null, next: null }, drafts: [], end: null }
  }
  const isFirst = before === null || before.state === 'none'
  return startSubscription(terms, isFirst ? trialDays : 0, now)
}

type Kept = {
  companyId: string
  orderId: string
  plan: BookablePlan
  license: License
  mandate: Mandate
  operator: Operator
  started: Outcome
}

async function keepOrder(tx: Transaction, { actor, now }: BillingContext, kept: Kept) {
  const { companyId, orderId, plan, license, mandate, operator, started } = kept
  const { trialEndsAt, periodEnd } = started.subscription
  // Without an invoice yet, the first paid period follows the trial, or what is left of a licence.
  const paidFrom = started.drafts[0]?.from ?? periodEnd
  const [buyer] = await tx.select(billedColumns).from(company).where(eq(company.id, companyId))
  const { vatPercent } = await getSettings(tx)
  const today = toIsoDay(now)
  const country = buyer?.country ?? 'DE'
  const category = taxCategory({
    isSmallBusiness: operator.isSmallBusiness,
    country,
    vatId: buyer?.vatId ?? null,
  })
  const percent = valueOn(vatPercent, lastDayOfFirst(paidFrom, plan.interval))
  const { tax, taxCents } = taxOf(plan.netPriceCents, category, percent)
  const text = (value: string | null | undefined) => value ?? ''
  const document: OrderDocument = {
    orderedOn: today,
    recipientName: actor.name,
    company: {
      ...{ name: text(buyer?.name), street: text(buyer?.street), houseNumber: text(buyer?.houseNumber) },
      ...{ postalCode: text(buyer?.postalCode), city: text(buyer?.city), country },
    },
    planName: plan.name,
    netCents: plan.netPriceCents,
    taxCents,
    taxPercent: tax.percent,
    grossCents: plan.netPriceCents + taxCents,
    interval: plan.interval,
    limits: pick(plan, 'maxActiveJobPostings', 'maxMembers'),
    trialUntil: trialEndsAt ? dayAfter(toIsoDay(trialEndsAt), -1) : null,
    paidFrom: toIsoDay(paidFrom),
    validUntil: license.validUntil ? toIsoDay(license.validUntil) : today,
    mandate: {
      reference: mandate.reference,
      accountHolder: mandate.accountHolder,
      maskedIban: maskIban(mandate.iban),
      text: mandateText(operator, mandate.reference),
    },
    creditorName: operator.name,
    creditorId: operator.creditorId,
  }
  await requireSettableLetter(orderLetter(document, operator))
  await tx.insert(billingOrder).values({ id: orderId, companyId, recipient: actor.email, createdAt: now, document })
  await requestDocument(tx, orderId)
}
