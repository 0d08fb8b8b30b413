import { and, count, eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '~/features/accounts/actor'
import { publicProcedure, router } from '~/features/accounts/server/trpc'
import { isLead } from '~/features/job-postings/server/one-job/leads'
import { findPublicPosting } from '~/features/job-postings/server/queries/by-id'
import { jobPosting } from '~/features/job-postings/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { jobSearchSchema } from '../schema'
import { searchMap } from './map/search-map'
import { netOfPosting } from './pay/net-of-posting'
import { readPayrollLaw } from './pay/payroll-law'
import { searchJobs } from './search/search-jobs'
import { similarPostings } from './search/similar'
import { suggestSearches } from './search/suggest'
import { commuteTo } from './statistics/commute'
import { payInRegion } from './statistics/pay-region'

/** The part of `jobPosting` that reads several postings at once. */
export const jobSearchProcedures = router({
  byId: publicProcedure
    .input(z.object({ id: z.uuid() }))
    .query(async ({ ctx, input }) => findPostingPage(ctx.reads, input.id, ctx.now, await seesRemoved(ctx))),
  /** How far a posting is from a typed place, which is not kept. */
  commute: publicProcedure
    .input(z.object({ id: z.uuid(), from: z.string().max(80) }))
    .query(async ({ ctx, input }) => commuteTo(ctx.reads, input, ctx.now, await seesRemoved(ctx))),
  search: publicProcedure.input(jobSearchSchema).query(({ ctx, input }) => searchJobs(ctx.reads, input, ctx.now)),
  /** The same counted by place, for the map. */
  map: publicProcedure.input(jobSearchSchema).query(({ ctx, input }) => searchMap(ctx.reads, input, ctx.now)),
  suggest: publicProcedure
    .input(z.object({ text: z.string().max(120) }))
    .query(({ ctx, input }) => suggestSearches(ctx.reads, input.text, ctx.now)),
  statistics: publicProcedure.query(({ ctx }) => postingStatistics(ctx.reads, ctx.now)),
})

/** Platform admins, who decide about objections, read what was removed. */
async function seesRemoved(ctx: { actor: () => Promise<Actor> }): Promise<boolean> {
  return (await ctx.actor())?.isPlatformAdmin === true
}

/**
 * A posting with similar ones and the usual pay nearby.
 * @throws AppError notFound
 */
async function findPostingPage(db: Queryable, id: string, now: Date, isShownRemoved: boolean) {
  const posting = await findPublicPosting(db, id, now, isShownRemoved)
  const [similar, payRegion, law] = await Promise.all([
    similarPostings(db, posting, now),
    payInRegion(db, posting, now),
    readPayrollLaw(db, now),
  ])
  return { ...posting, similar, payRegion, netPay: netOfPosting(posting, law) }
}

/** Live figures of the home page: cards of active postings, and their number in each occupation field, largest first. */
async function postingStatistics(db: Queryable, now: Date) {
  const rows = await db
    .select({ field: jobPosting.occupationField, count: count() })
    .from(jobPosting)
    .where(and(eq(jobPosting.status, 'published'), gt(jobPosting.runsUntil, now), isLead))
    .groupBy(jobPosting.occupationField)
  const fields = rows.flatMap(({ field, count }) => (field === null ? [] : [{ field, count }]))
  return {
    active: rows.reduce((sum, row) => sum + row.count, 0),
    fields: fields.sort((a, b) => b.count - a.count || a.field.localeCompare(b.field, 'de')),
  }
}
