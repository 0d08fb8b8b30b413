import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import {
  type Account,
  type Charge,
  licenseOf,
  type Outcome,
  type Subscription,
  type Terms,
} from '~/features/billing/subscription/engine'
import type { License } from '~/features/billing/subscription/license'
import type { PlanInterval } from '~/features/billing/subscription/period'
import { company } from '~/features/companies/server/table'
import { pick } from '~/lib/pick'
import { anyOf, type Queryable, type Transaction } from '~/platform/server/database/db'
import { invoice } from '../invoice-table'
import { openCents } from '../invoices/invoice-queries'
import { issueInvoice } from '../invoices/issue'
import { license, subscription, subscriptionPlan } from '../table'
import { transition } from './license-lifecycle'

/** Lets only one change of a company's billing run at a time. */
export async function lockCompany(tx: Transaction, companyId: string): Promise<void> {
  await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('update')
}

/** Like {@link lockCompany} for many, always in the same order, so that two callers do not deadlock. */
export async function lockCompanies(tx: Transaction, companyIds: readonly string[]): Promise<void> {
  const rows = tx.select({ id: company.id }).from(company)
  await rows
    .where(anyOf(company.id, [...companyIds]))
    .orderBy(asc(company.id))
    .for('update')
}

/** Like {@link lockCompany}, but immediately false when somebody else holds it. */
export async function tryLockCompany(tx: Transaction, companyId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: company.id })
    .from(company)
    .where(eq(company.id, companyId))
    .for('update', { skipLocked: true })
  return rows.length > 0
}

/** A company's licence as stored; null when it never had one. */
export async function findLicense(db: Queryable, companyId: string): Promise<License | null> {
  const [row] = await db
    .select({ state: license.state, validUntil: license.validUntil })
    .from(license)
    .where(eq(license.companyId, companyId))
  return row ?? null
}

export type LoadedAccount = Account & { companyId: string; subscriptionId: string }

const runningSubscription = (db: Queryable, companyId: string) =>
  db
    .select({
      ...pick(subscription, 'id', 'planId', 'netPriceCents', 'interval', 'startedAt', 'anchorAt', 'trialEndsAt'),
      ...pick(subscription, 'cancelledAt', 'nextPlanId', 'nextNetPriceCents', 'nextInterval'),
      planPriceCents: subscriptionPlan.netPriceCents,
      planInterval: subscriptionPlan.interval,
      periodStart: subscription.currentPeriodStart,
      periodEnd: subscription.currentPeriodEnd,
      licenseState: license.state,
    })
    .from(subscription)
    .innerJoin(subscriptionPlan, eq(subscriptionPlan.id, subscription.planId))
    .leftJoin(license, eq(license.companyId, subscription.companyId))
    .where(and(eq(subscription.companyId, companyId), isNull(subscription.endedAt)))

/** The running subscription of a company with its charges, or null. Lock the company first to change it. */
export async function loadAccount(db: Queryable, companyId: string): Promise<LoadedAccount | null> {
  const [row] = await runningSubscription(db, companyId)
  if (!row) return null
  const { charges, earlierGraces } = await chargesOf(db, companyId, row.id)
  const { id, startedAt, periodEnd, trialEndsAt, cancelledAt } = row
  const isFromBefore = trialEndsAt === null && !charges.some(({ kind }) => kind === 'period')
  return {
    companyId,
    subscriptionId: id,
    isSuspended: row.licenseState === 'suspended',
    subscription: {
      terms: {
        planId: row.planId,
        netPriceCents: row.netPriceCents ?? row.planPriceCents,
        interval: row.interval ?? row.planInterval,
      },
      anchorAt: row.anchorAt ?? startedAt,
      periodStart: row.periodStart ?? startedAt,
      periodEnd,
      trialEndsAt,
      cancelledAt,
      next: termsOf(row.nextPlanId, row.nextNetPriceCents, row.nextInterval),
    },
    // Begun without an invoice, with a licence that was still valid: its period counts as paid.
    charges: isFromBefore ? [grandfathered(startedAt, periodEnd), ...charges] : charges,
    earlierGraces,
  }
}

/**
 * Writes what the engine decided: the subscription, an invoice for each charge, and the resulting licence. Repeating it
 * with the same outcome issues nothing twice.
 */
export async function applyOutcome(tx: Transaction, account: LoadedAccount, outcome: Outcome, now: Date) {
  const { companyId, subscriptionId } = account
  await tx
    .update(subscription)
    .set({
      ...subscriptionColumns(outcome.subscription),
      ...(outcome.end ? { endedAt: now, endReason: outcome.end } : {}),
    })
    .where(eq(subscription.id, subscriptionId))
  for (const draft of outcome.drafts) await issueInvoice(tx, { companyId, subscriptionId, draft }, now)
  if (outcome.end) return transition(tx, companyId, { state: 'expired', validUntil: now })
  return followLicense(tx, companyId, now)
}

/** Derives the licence of a company with a running subscription again; a suspended one stays suspended. */
export async function followLicense(tx: Transaction, companyId: string, now: Date): Promise<License | null> {
  const account = await loadAccount(tx, companyId)
  if (!account) return findLicense(tx, companyId)
  return transition(tx, companyId, licenseOf(account, now))
}

/** Unpaid due invoices of a company, whatever subscription they belong to, with the open amount. */
export function findDebts(db: Queryable, companyId: string) {
  return db
    .select({ id: invoice.id, number: invoice.number, grossCents: invoice.grossCents, openCents: openCents() })
    .from(invoice)
    .where(
      and(
        eq(invoice.companyId, companyId),
        isNotNull(invoice.graceUntil),
        inArray(invoice.status, ['issued', 'in_collection', 'returned']),
      ),
    )
    .orderBy(asc(invoice.year), asc(invoice.sequence))
}

/** A subscription of the engine as the columns of its row. */
export function subscriptionColumns({ terms, next, ...rest }: Subscription) {
  return {
    ...pick(terms, 'planId', 'netPriceCents', 'interval'),
    anchorAt: rest.anchorAt,
    currentPeriodStart: rest.periodStart,
    currentPeriodEnd: rest.periodEnd,
    trialEndsAt: rest.trialEndsAt,
    cancelledAt: rest.cancelledAt,
    nextPlanId: next?.planId ?? null,
    nextNetPriceCents: next?.netPriceCents ?? null,
    nextInterval: next?.interval ?? null,
  }
}

/** The charges of a subscription, and what its company still owes from earlier ones. */
async function chargesOf(db: Queryable, companyId: string, subscriptionId: string) {
  const rows = await db
    .select({
      kind: invoice.chargeKind,
      from: invoice.coversFrom,
      until: invoice.coversUntil,
      status: invoice.status,
      graceUntil: invoice.graceUntil,
      subscriptionId: invoice.subscriptionId,
    })
    .from(invoice)
    .where(
      and(
        eq(invoice.companyId, companyId),
        eq(invoice.kind, 'invoice'),
        or(eq(invoice.subscriptionId, subscriptionId), isNotNull(invoice.graceUntil)),
      ),
    )
    .orderBy(asc(invoice.coversFrom))
  const charges: Charge[] = []
  const earlierGraces: Date[] = []
  for (const { status, subscriptionId: of, ...charge } of rows) {
    const isCancelled = status === 'cancelled'
    if (of === subscriptionId) charges.push({ ...charge, isCancelled })
    else if (charge.graceUntil && !isCancelled) earlierGraces.push(charge.graceUntil)
  }
  return { charges, earlierGraces }
}

function termsOf(planId: string | null, netPriceCents: number | null, interval: PlanInterval | null): Terms | null {
  return planId !== null && netPriceCents !== null && interval !== null ? { planId, netPriceCents, interval } : null
}

function grandfathered(from: Date, until: Date): Charge {
  return { kind: 'period', from, until, isCancelled: false, graceUntil: null }
}
