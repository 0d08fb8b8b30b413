import { and, eq, inArray, isNull, lte, notExists } from 'drizzle-orm'
import type { Database, Transaction } from '~/platform/server/database/db'
import { addInterval, type PlanInterval } from '../period'
import { license, subscription, subscriptionPlan } from './table'

/** Renewed this long before the end, so that no licence has a gap until the worker's next turn. */
const AHEAD_MS = 60 * 60 * 1000
const BATCH = 200
const RUNNING = ['trial', 'active', 'past_due'] as const

/**
 * What time does to licences: booked plans go on into the next period, cancelled ones end with it, and a licence past
 * its date without a subscription is written down as expired. Safe in several processes at once and when repeated.
 */
export async function advanceLicenses(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const due = await tx
      .select({
        id: subscription.id,
        companyId: subscription.companyId,
        periodEnd: subscription.currentPeriodEnd,
        cancelledAt: subscription.cancelledAt,
        interval: subscriptionPlan.interval,
        state: license.state,
      })
      .from(subscription)
      .innerJoin(subscriptionPlan, eq(subscriptionPlan.id, subscription.planId))
      .innerJoin(license, eq(license.companyId, subscription.companyId))
      .where(
        and(
          isNull(subscription.endedAt),
          lte(subscription.currentPeriodEnd, new Date(now.getTime() + AHEAD_MS)),
          inArray(license.state, RUNNING),
        ),
      )
      .limit(BATCH)
      .for('update', { of: subscription, skipLocked: true })
    for (const each of due) {
      if (!each.cancelledAt) await renew(tx, each, now)
      else if (each.periodEnd <= now) await end(tx, each, now)
    }
  })
  const running = db
    .select({ id: subscription.id })
    .from(subscription)
    .where(and(eq(subscription.companyId, license.companyId), isNull(subscription.endedAt)))
  await db
    .update(license)
    .set({ state: 'expired' })
    .where(and(inArray(license.state, RUNNING), lte(license.validUntil, now), notExists(running)))
}

type Due = { id: string; companyId: string; periodEnd: Date; interval: PlanInterval; state: string }

async function renew(tx: Transaction, due: Due, now: Date) {
  let periodEnd = due.periodEnd
  while (periodEnd.getTime() <= now.getTime() + AHEAD_MS) periodEnd = addInterval(periodEnd, due.interval)
  await tx.update(subscription).set({ currentPeriodEnd: periodEnd }).where(eq(subscription.id, due.id))
  const state = due.state === 'past_due' ? 'past_due' : 'active'
  // Grace is bounded by its own date; only a licence that is paid for is prolonged.
  if (state === 'active') {
    await tx.update(license).set({ state, validUntil: periodEnd }).where(eq(license.companyId, due.companyId))
  }
}

async function end(tx: Transaction, due: Due, now: Date) {
  await tx.update(subscription).set({ endedAt: now }).where(eq(subscription.id, due.id))
  await tx.update(license).set({ state: 'expired' }).where(eq(license.companyId, due.companyId))
}
