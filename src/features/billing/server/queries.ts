import { and, asc, eq, isNull } from 'drizzle-orm'
import { company } from '~/features/companies/server/table'
import { pick } from '~/lib/pick'
import type { Queryable, Transaction } from '~/platform/server/database/db'
import { subscription, subscriptionPlan } from './table'

/** Whom an order and its invoices are addressed to. */
export const billedColumns = pick(company, 'name', 'street', 'houseNumber', 'postalCode', 'city', 'country', 'vatId')

/** A plan as people see it who book it. */
export const planColumns = {
  ...pick(subscriptionPlan, 'id', 'name', 'description', 'netPriceCents', 'interval', 'maxActiveJobPostings'),
  ...pick(subscriptionPlan, 'maxMembers', 'trialDays', 'isRecommended'),
}

/** The bookable plans, in the operator's order. */
export async function listPlans(db: Queryable) {
  return db
    .select(planColumns)
    .from(subscriptionPlan)
    .where(eq(subscriptionPlan.status, 'active'))
    .orderBy(asc(subscriptionPlan.position), asc(subscriptionPlan.id))
}

/** A bookable plan, or null. It is locked: an admin's change of what is being promised waits, and sees the booking. */
export async function findBookablePlan(tx: Transaction, planId: string) {
  const [plan] = await tx
    .select(planColumns)
    .from(subscriptionPlan)
    .where(and(eq(subscriptionPlan.id, planId), eq(subscriptionPlan.status, 'active')))
    .for('key share')
  return plan ?? null
}

export type BookablePlan = NonNullable<Awaited<ReturnType<typeof findBookablePlan>>>

/** The limits of the company's current plan; a limit of null means unlimited. Null without a running subscription. */
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

/** How many members the plan allows; null is unlimited. Without a running subscription only the existing one. */
export async function findMemberLimit(db: Queryable, companyId: string): Promise<number | null> {
  const limits = await findPlanLimits(db, companyId)
  return limits ? limits.maxMembers : 1
}

/** The name of a plan, including archived ones. */
export async function findPlanName(db: Queryable, planId: string): Promise<string> {
  const [plan] = await db
    .select({ name: subscriptionPlan.name })
    .from(subscriptionPlan)
    .where(eq(subscriptionPlan.id, planId))
  return plan?.name ?? ''
}
