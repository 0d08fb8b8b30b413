import { eq } from 'drizzle-orm'
import { ensureDefaultPlans } from '~/features/billing/server/subscriptions/default-plans'
import { subscription, subscriptionPlan } from '~/features/billing/server/table'
import { database } from '~/platform/server/database/db'

/** A running subscription of one of the default plans: Haltepunkt (2 members), Strecke (10), Knoten (unlimited). */
export async function createSubscription(companyId: string, planName: 'Haltepunkt' | 'Strecke' | 'Knoten' = 'Strecke') {
  const { db } = database()
  await ensureDefaultPlans(db)
  const [plan] = await db
    .select({ id: subscriptionPlan.id })
    .from(subscriptionPlan)
    .where(eq(subscriptionPlan.name, planName))
  if (!plan) throw new Error(`no plan ${planName}`)
  const period = { startedAt: new Date('2026-11-01'), currentPeriodEnd: new Date('2099-12-31') }
  const [row] = await db
    .insert(subscription)
    .values({ companyId, planId: plan.id, ...period })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}
