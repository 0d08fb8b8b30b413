import { and, asc, count, eq, isNull, or } from 'drizzle-orm'
import { adminWhoWasFaster } from '~/features/accounts/server/admin-faster'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { planColumns } from '~/features/billing/server/queries'
import { subscription, subscriptionPlan } from '~/features/billing/server/table'
import type { SavePlanInput } from '~/features/billing/subscription/plan-schema'
import { pick } from '~/lib/pick'
import { audit } from '~/platform/server/audit/audit'
import { announce } from '~/platform/server/bus/announce'
import type { Queryable, Transaction } from '~/platform/server/database/db'
import { adminError } from '../errors'

const columns = {
  ...planColumns,
  ...pick(subscriptionPlan, 'position', 'status', 'updatedAt'),
}

/** Every plan, archived ones last, with the number of companies that have it, or will from their next period on. */
export async function listAllPlans(db: Queryable) {
  return db
    .select({ ...columns, bookings: count(subscription.id) })
    .from(subscriptionPlan)
    .leftJoin(subscription, isBooking(subscriptionPlan.id))
    .groupBy(subscriptionPlan.id)
    .orderBy(asc(subscriptionPlan.status), asc(subscriptionPlan.position), asc(subscriptionPlan.id))
}

const PLAN_ACTIONS = ['subscription-plan.changed', 'subscription-plan.created']

/**
 * Creates a plan or changes one. Booked plans keep their price and interval, and at least their limits: companies signed
 * for them. Saving the same again changes nothing.
 * @throws {AppError} not-found, or conflict when somebody changed the plan meanwhile or it is booked
 */
export async function savePlan({ db, actor, now }: SignedInContext, input: SavePlanInput): Promise<{ id: string }> {
  const { id, updatedAt, ...values } = input
  await db.transaction(async (tx) => {
    const [plan] = await tx.select(columns).from(subscriptionPlan).where(eq(subscriptionPlan.id, id)).for('update')
    const changes = plan ? changedFields(plan, values) : Object.keys(values)
    if (changes.length === 0) return
    if (!plan && updatedAt !== null) throw adminError('planNotFound')
    if (plan && plan.updatedAt.getTime() !== updatedAt?.getTime()) {
      const change = { subjectType: 'subscription-plan', actions: PLAN_ACTIONS, subjectId: id }
      throw adminError('planChanged', await adminWhoWasFaster(tx, actor, change, 'diesen Tarif'))
    }
    const refused = plan && refusedWhenBooked(plan, values)
    if (refused && (await isBooked(tx, id))) throw adminError(refused)
    await tx
      .insert(subscriptionPlan)
      .values({ id, ...values, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({ target: subscriptionPlan.id, set: { ...values, updatedAt: now } })
    await audit(tx, actor, plan ? 'subscription-plan.changed' : 'subscription-plan.created', {
      type: 'subscription-plan',
      id,
      details: Object.fromEntries(Object.entries(values).filter(([field]) => changes.includes(field))),
    })
    await announce(tx, 'changed_pages', ['plans'])
  })
  return { id }
}

type Values = Omit<SavePlanInput, 'id' | 'updatedAt'>

function changedFields(plan: Values, values: Values): string[] {
  const before = new Map<string, unknown>(Object.entries(plan))
  return Object.entries(values).flatMap(([field, value]) => (before.get(field) === value ? [] : [field]))
}

/** What companies that booked the plan were promised otherwise; null when these values keep it. */
function refusedWhenBooked(plan: Values, values: Values) {
  if (plan.netPriceCents !== values.netPriceCents || plan.interval !== values.interval) return 'planBooked' as const
  if (isLess(values.maxActiveJobPostings, plan.maxActiveJobPostings)) return 'postingsPromised' as const
  return isLess(values.maxMembers, plan.maxMembers) ? ('membersPromised' as const) : null
}

/** Whether a limit is below another; null is unlimited. */
function isLess(limit: number | null, than: number | null): boolean {
  return (limit ?? Number.POSITIVE_INFINITY) < (than ?? Number.POSITIVE_INFINITY)
}

/** Whether a company has the plan, or will from its next period on. */
async function isBooked(tx: Transaction, planId: string): Promise<boolean> {
  return (await tx.select({ id: subscription.id }).from(subscription).where(isBooking(planId)).limit(1)).length > 0
}

function isBooking(planId: string | typeof subscriptionPlan.id) {
  return and(or(eq(subscription.planId, planId), eq(subscription.nextPlanId, planId)), isNull(subscription.endedAt))
}
