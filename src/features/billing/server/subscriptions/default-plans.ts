import { ne } from 'drizzle-orm'
import type { Database } from '~/platform/server/database/db'
import { INTERNAL_PLAN_ID } from '../commands/grant-internal-license'
import { subscriptionPlan } from '../table'

/** Fixed ids, so that two processes starting at once insert the same rows. */
const DEFAULT_PLANS = [
  {
    id: '01936f00-0000-7000-8000-000000000001',
    name: 'Haltepunkt',
    description: 'Für die einzelne Stelle zwischendurch.',
    netPriceCents: 49_00,
    maxActiveJobPostings: 1,
    maxMembers: 2,
    isRecommended: false,
    position: 1,
  },
  {
    id: '01936f00-0000-7000-8000-000000000002',
    name: 'Strecke',
    description: 'Für Betriebe, die laufend einstellen.',
    netPriceCents: 149_00,
    maxActiveJobPostings: 20,
    maxMembers: 10,
    isRecommended: true,
    position: 2,
  },
  {
    id: '01936f00-0000-7000-8000-000000000003',
    name: 'Knoten',
    description: 'Für mehrere Standorte und große Teams.',
    netPriceCents: 349_00,
    maxActiveJobPostings: null,
    maxMembers: null,
    isRecommended: false,
    position: 3,
  },
] as const

/** Gives an empty installation its three plans; does nothing when it has any plan of its own (even archived). */
export async function ensureDefaultPlans(db: Database): Promise<void> {
  const existing = await db
    .select({ id: subscriptionPlan.id })
    .from(subscriptionPlan)
    .where(ne(subscriptionPlan.id, INTERNAL_PLAN_ID))
    .limit(1)
  if (existing.length > 0) return
  const common = { interval: 'month', trialDays: 14 } as const
  await db
    .insert(subscriptionPlan)
    .values(DEFAULT_PLANS.map((plan) => ({ ...plan, ...common })))
    .onConflictDoNothing()
}
