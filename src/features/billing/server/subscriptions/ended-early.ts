import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { companyMember } from '~/features/companies/server/table'
import { anyOf, type Queryable } from '~/platform/server/database/db'
import { invoice } from '../invoice-table'
import { subscription } from '../table'

/**
 * Whose company has ended its plan early since a moment, because terms change, and has booked none after it (`endsEarly`
 * says it of one that runs).
 * @returns of each such person the last moment of the plan
 */
export async function plansEndedEarly(
  db: Queryable,
  userIds: readonly string[],
  since: Date,
): Promise<Map<string, Date>> {
  const chargedLonger = db
    .select({ one: sql`1` })
    .from(invoice)
    .where(
      and(
        eq(invoice.subscriptionId, subscription.id),
        eq(invoice.kind, 'invoice'),
        sql`${invoice.status} <> 'cancelled' and ${invoice.coversUntil} > ${subscription.currentPeriodEnd}`,
      ),
    )
  const newest = await db
    .selectDistinctOn([companyMember.userId], {
      userId: companyMember.userId,
      endsAt: subscription.currentPeriodEnd,
      isEarly: sql<boolean>`coalesce(${subscription.cancelledAt} >= ${since.toISOString()}::timestamptz, false)
        and (coalesce(${subscription.trialEndsAt} > ${subscription.currentPeriodEnd}, false) or exists ${chargedLonger})`,
    })
    .from(companyMember)
    .innerJoin(subscription, eq(subscription.companyId, companyMember.companyId))
    .where(and(anyOf(companyMember.userId, userIds), isNull(companyMember.readsJobPostingId)))
    .orderBy(companyMember.userId, desc(subscription.startedAt), desc(subscription.id))
  return new Map(newest.flatMap(({ userId, endsAt, isEarly }) => (isEarly ? [[userId, endsAt] as const] : [])))
}
