import { and, eq, gt } from 'drizzle-orm'
import { type Actor, isCompanyActor } from '~/features/accounts/actor'
import type { Queryable } from '~/platform/server/database/db'
import { jobPosting } from '../table'

/** Whether the actor's company has an active posting; false for visitors and applicants. */
export async function hasActivePosting(db: Queryable, actor: Actor, now: Date): Promise<boolean> {
  if (!isCompanyActor(actor)) return false
  const rows = await db
    .select({ id: jobPosting.id })
    .from(jobPosting)
    .where(
      and(
        eq(jobPosting.companyId, actor.company.id),
        eq(jobPosting.status, 'published'),
        gt(jobPosting.runsUntil, now),
      ),
    )
    .limit(1)
  return rows.length > 0
}
