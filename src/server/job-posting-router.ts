import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { companyProcedure, mergeRouters, router } from '~/features/accounts/server/trpc'
import { APPLICATION_STATUSES, isFinal } from '~/features/applications/lifecycle'
import { application } from '~/features/applications/server/table'
import { archiveJobPosting } from '~/features/job-postings/server/commands/archive-job-posting'
import { jobPostingProcedures } from '~/features/job-postings/server/procedures'
import type { Transaction } from '~/platform/server/database/db'

const UNANSWERED = APPLICATION_STATUSES.filter((status) => !isFinal(status))

/** `jobPosting`: the feature's procedures, and those that also look at applications, which lie above it. */
export const jobPostingRouter = mergeRouters(
  jobPostingProcedures,
  router({
    archive: companyProcedure
      .input(z.object({ id: z.uuid() }))
      .mutation(({ ctx, input }) =>
        archiveJobPosting({ db: ctx.db, actor: ctx.me, now: ctx.now }, input, countUnanswered),
      ),
    /** Applications to own postings, for "Jobs verwalten": all of them, and those nobody has opened yet. */
    applicationCounts: companyProcedure.input(z.object({ ids: z.array(z.uuid()).max(50) })).query(({ ctx, input }) =>
      ctx.db
        .select({
          jobPostingId: application.jobPostingId,
          total: count(),
          unread: sql<number>`count(*) filter (where ${application.firstOpenedAt} is null)`.mapWith(Number),
        })
        .from(application)
        .where(and(eq(application.companyId, ctx.me.company.id), inArray(application.jobPostingId, input.ids)))
        .groupBy(application.jobPostingId),
    ),
  }),
)

async function countUnanswered(tx: Transaction, jobPostingId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(application)
    .where(and(eq(application.jobPostingId, jobPostingId), inArray(application.status, UNANSWERED)))
  return row?.count ?? 0
}
