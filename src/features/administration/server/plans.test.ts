import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { ensureDefaultPlans } from '~/features/billing/server/subscriptions/default-plans'
import { subscription } from '~/features/billing/server/table'
import type { SavePlanInput } from '~/features/billing/subscription/plan-schema'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany } from '../../../../tests/factories/company'
import { createSubscription } from '../../../../tests/factories/subscription'
import { createPlatformAdmin } from '../../../../tests/factories/user'

const { db } = database()
let admin: ReturnType<typeof callerFor>['admin']
beforeAll(async () => {
  await ensureDefaultPlans(db)
  admin = callerFor(await createPlatformAdmin()).admin
})

async function createPlan() {
  const plan: SavePlanInput = {
    ...{ id: uuidv7(), updatedAt: null, name: 'Weiche', description: 'Für kleine Teams', netPriceCents: 9900 },
    ...{ interval: 'month', maxActiveJobPostings: 3, maxMembers: 5, trialDays: 14, isRecommended: false },
    ...{ position: 9, status: 'active' },
  }
  await admin.savePlan(plan)
  const change = async (values: Partial<SavePlanInput>) => {
    const { bookings: _bookings, ...known } = (await admin.plans()).find(({ id }) => id === plan.id) ?? {
      ...plan,
      bookings: 0,
    }
    return admin.savePlan({ ...known, ...values })
  }
  return { id: plan.id, change }
}

async function subscribe(values: Partial<typeof subscription.$inferInsert>) {
  const { id } = await createSubscription((await createCompany()).id)
  await db.update(subscription).set(values).where(eq(subscription.id, id))
}

test.each([
  ['runs', 'planId'],
  ['begins with the next period', 'nextPlanId'],
] as const)(
  'a plan that %s counts as booked, and keeps at least the limits it was booked with',
  async (_what, column) => {
    const { id, change } = await createPlan()
    await subscribe({ [column]: id })
    expect((await admin.plans()).find((plan) => plan.id === id)).toMatchObject({ bookings: 1 })
    await expect(change({ maxActiveJobPostings: 2 })).rejects.toThrow('Weniger Stellen')
    await expect(change({ maxMembers: 4 })).rejects.toThrow('Weniger Kollegen')
    await change({ maxActiveJobPostings: null, maxMembers: 6 })
    await expect(change({ maxActiveJobPostings: 100_000 })).rejects.toThrow('Weniger Stellen')
  },
)

test('a plan that nobody has any more may have less', async () => {
  const { id, change } = await createPlan()
  await subscribe({ planId: id, endedAt: new Date('2026-11-20') })
  await change({ maxActiveJobPostings: 1, maxMembers: 1 })
})
