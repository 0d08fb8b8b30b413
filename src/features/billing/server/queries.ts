import { and, asc, eq, isNull } from 'drizzle-orm'
import type { SignedInActor } from '~/features/accounts/actor'
import { accountError } from '~/features/accounts/errors'
import { company } from '~/features/companies/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { currentLicenseState, isLicenseValid } from '../license'
import { maskIban } from '../mandate'
import { license, sepaMandate, subscription, subscriptionPlan } from './table'

const planColumns = {
  id: subscriptionPlan.id,
  name: subscriptionPlan.name,
  description: subscriptionPlan.description,
  netPriceCents: subscriptionPlan.netPriceCents,
  interval: subscriptionPlan.interval,
  maxActiveJobPostings: subscriptionPlan.maxActiveJobPostings,
  maxMembers: subscriptionPlan.maxMembers,
  trialDays: subscriptionPlan.trialDays,
  isRecommended: subscriptionPlan.isRecommended,
}

/** The plans that can be booked, in the operator's order. */
export async function listPlans(db: Queryable) {
  return db
    .select(planColumns)
    .from(subscriptionPlan)
    .where(eq(subscriptionPlan.status, 'active'))
    .orderBy(asc(subscriptionPlan.position), asc(subscriptionPlan.id))
}

/** A plan that can be booked, or null. */
export async function findBookablePlan(db: Queryable, planId: string) {
  const [plan] = await db
    .select(planColumns)
    .from(subscriptionPlan)
    .where(and(eq(subscriptionPlan.id, planId), eq(subscriptionPlan.status, 'active')))
  return plan ?? null
}

/** The limits of the company's running plan; a limit of null means unlimited. Null without a running subscription. */
export async function findPlanLimits(db: Queryable, companyId: string) {
  const [limits] = await db
    .select({
      planName: subscriptionPlan.name,
      maxActiveJobPostings: subscriptionPlan.maxActiveJobPostings,
      maxMembers: subscriptionPlan.maxMembers,
    })
    .from(subscription)
    .innerJoin(subscriptionPlan, eq(subscriptionPlan.id, subscription.planId))
    .where(and(eq(subscription.companyId, companyId), isNull(subscription.endedAt)))
  return limits ?? null
}

/** How many members the plan allows; null is unlimited. Without a running subscription only the one who is there. */
export async function findMemberLimit(db: Queryable, companyId: string): Promise<number | null> {
  const limits = await findPlanLimits(db, companyId)
  return limits ? limits.maxMembers : 1
}

/** Plan, licence, mandate and invoice address of a company, for its admins. */
export async function findBillingOverview(db: Queryable, companyId: string, now: Date) {
  const [row] = await db
    .select({
      companyName: company.name,
      street: company.street,
      houseNumber: company.houseNumber,
      postalCode: company.postalCode,
      city: company.city,
      vatId: company.vatId,
      plan: planColumns,
      startedAt: subscription.startedAt,
      periodEnd: subscription.currentPeriodEnd,
      cancelledAt: subscription.cancelledAt,
      licenseState: license.state,
      validUntil: license.validUntil,
      reference: sepaMandate.reference,
      accountHolder: sepaMandate.accountHolder,
      iban: sepaMandate.iban,
      signedAt: sepaMandate.signedAt,
    })
    .from(company)
    .leftJoin(subscription, and(eq(subscription.companyId, company.id), isNull(subscription.endedAt)))
    .leftJoin(subscriptionPlan, eq(subscriptionPlan.id, subscription.planId))
    .leftJoin(license, eq(license.companyId, company.id))
    .leftJoin(sepaMandate, and(eq(sepaMandate.companyId, company.id), isNull(sepaMandate.revokedAt)))
    .where(eq(company.id, companyId))
  if (!row) return null
  const { companyName, street, houseNumber, postalCode, city, vatId, plan } = row
  const { reference, accountHolder, iban, signedAt, startedAt, periodEnd, cancelledAt } = row
  const known = row.licenseState ? { state: row.licenseState, validUntil: row.validUntil } : null
  const state = currentLicenseState(known, now)
  const isValid = isLicenseValid(known, now)
  const hasMandate = reference !== null
  return {
    company: { name: companyName, street, houseNumber, postalCode, city, vatId },
    plan,
    subscription: startedAt && periodEnd ? { startedAt, periodEnd, cancelledAt } : null,
    license: { state, validUntil: row.validUntil, isValid },
    mandate:
      reference && accountHolder && iban && signedAt
        ? { reference, accountHolder, maskedIban: maskIban(iban), signedAt }
        : null,
    can: { setUp: !hasMandate && state !== 'suspended', bookAgain: hasMandate && !isValid && state !== 'suspended' },
  }
}

/**
 * What "Bezahlung einrichten" starts with. `first`: no mandate yet. `again`: there is one, but no valid licence.
 * `done`: nothing to do. `closed`: the licence was suspended. `not-admin`: somebody else has to do it.
 */
export async function findOrderStart(db: Queryable, actor: SignedInActor, now: Date) {
  if (actor.type !== 'COMPANY') throw accountError('companiesOnly')
  if (actor.company && !actor.company.isAdmin) return { mode: 'not-admin' as const }
  const overview = actor.company ? await findBillingOverview(db, actor.company.id, now) : null
  if (!overview) return { mode: 'first' as const, company: null, planId: null, hasTrial: true }
  const { can, license: current, mandate } = overview
  const planId = overview.plan?.id ?? null
  const hasTrial = current.state === 'none'
  if (current.state === 'suspended') return { mode: 'closed' as const }
  if (can.setUp) return { mode: 'first' as const, company: overview.company, planId, hasTrial }
  return can.bookAgain && mandate ? { mode: 'again' as const, mandate, planId } : { mode: 'done' as const }
}
