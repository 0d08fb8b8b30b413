import { and, isNull } from 'drizzle-orm'
import { addDays } from '~/lib/dates/dates'
import { anyOf, type Transaction } from '~/platform/server/database/db'
import { grantLicenses } from '../subscriptions/license-lifecycle'
import { subscription, subscriptionPlan } from '../table'

/** A plan that nobody can book: free, without limits, for companies that the operator imports. */
export const INTERNAL_PLAN_ID = '01936f00-0000-7000-8000-0000000000ff'
const INTERNAL_LICENSE_DAYS = 365

/**
 * Gives these companies the internal plan, with a licence of 365 days from now. The subscription is already cancelled,
 * so that it ends by itself instead of being renewed and invoiced. Companies with a booked plan are left alone.
 */
export async function grantInternalLicense(tx: Transaction, companyIds: string[], now: Date): Promise<void> {
  if (companyIds.length === 0) return
  await tx
    .insert(subscriptionPlan)
    .values({
      id: INTERNAL_PLAN_ID,
      name: 'Intern (Import)',
      description: 'Für Unternehmen, deren Stellen importiert werden. Nicht buchbar.',
      netPriceCents: 0,
      interval: 'year',
      maxActiveJobPostings: null,
      maxMembers: null,
      trialDays: 0,
      status: 'archived',
      position: 99,
    })
    .onConflictDoNothing()
  const validUntil = addDays(now, INTERNAL_LICENSE_DAYS)
  const running = await tx
    .select({ companyId: subscription.companyId, planId: subscription.planId })
    .from(subscription)
    .where(and(anyOf(subscription.companyId, companyIds), isNull(subscription.endedAt)))
  const booked = new Set(running.filter((row) => row.planId !== INTERNAL_PLAN_ID).map((row) => row.companyId))
  const granted = companyIds.filter((id) => !booked.has(id))
  const known = running.filter((row) => !booked.has(row.companyId)).map((row) => row.companyId)
  const missing = granted.filter((id) => !known.includes(id))
  if (known.length > 0) {
    const own = and(anyOf(subscription.companyId, known), isNull(subscription.endedAt))
    await tx.update(subscription).set({ currentPeriodEnd: validUntil }).where(own)
  }
  if (missing.length > 0) {
    await tx.insert(subscription).values(
      missing.map((companyId) => ({
        companyId,
        planId: INTERNAL_PLAN_ID,
        startedAt: now,
        currentPeriodEnd: validUntil,
        cancelledAt: now,
      })),
    )
  }
  await grantLicenses(tx, granted, validUntil)
}
