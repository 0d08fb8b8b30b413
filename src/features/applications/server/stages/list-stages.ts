import { asc, eq, sql } from 'drizzle-orm'
import { colleagues } from '~/features/companies/server/who-changed'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { applicationStage } from './stage-table'

/** The company's own steps of one posting in their order, and who last changed each. */
export function listStages(db: Queryable, companyId: string, jobPostingId: string) {
  const { changedByUserId, createdByUserId, changedAt, createdAt } = applicationStage
  const colleague = colleagues(db, companyId)
  return db
    .select({
      ...pick(applicationStage, 'id', 'name', 'status'),
      // Rows from before these columns tell who added them.
      changedAt: sql<Date>`coalesce(${changedAt}, ${createdAt})`.mapWith(createdAt),
      changedBy: colleague.name,
    })
    .from(applicationStage)
    .leftJoin(colleague, eq(colleague.userId, sql`coalesce(${changedByUserId}, ${createdByUserId})`))
    .where(eq(applicationStage.jobPostingId, jobPostingId))
    .orderBy(asc(applicationStage.position))
}
