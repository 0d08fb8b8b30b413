import { and, eq, isNull, ne } from 'drizzle-orm'
import type { z } from 'zod'
import { company } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import type { Database } from '~/platform/server/database/db'
import { applicantError } from '../../errors'
import type { toggleSavedJobSchema } from '../../schema'
import { MAX_SAVED_JOBS } from '../../vocabulary'
import { ownerOf, type Saver, savedBy } from '../saved-jobs'
import { savedJobPosting } from '../table'

type Ctx = { db: Database; actor: Saver }

/**
 * Sets whether a posting is saved; repeating it changes nothing.
 * @throws AppError postingNotFound (unknown, a draft that nobody may know of, or one that nobody may read any more), tooManySaved
 */
export async function toggleSavedJob(ctx: Ctx, input: z.infer<typeof toggleSavedJobSchema>): Promise<void> {
  const own = savedBy(ctx.actor)
  if (!input.isSaved) {
    await ctx.db.delete(savedJobPosting).where(and(own, eq(savedJobPosting.jobPostingId, input.jobPostingId)))
    return
  }
  const others = ctx.db.$count(savedJobPosting, and(own, ne(savedJobPosting.jobPostingId, input.jobPostingId)))
  const [posting] = await ctx.db
    .select({ id: jobPosting.id, others })
    .from(jobPosting)
    .innerJoin(company, eq(company.id, jobPosting.companyId))
    .where(
      and(
        eq(jobPosting.id, input.jobPostingId),
        ne(jobPosting.status, 'draft'),
        isNull(jobPosting.removedAt),
        isNull(company.suspendedAt),
      ),
    )
  if (!posting) throw applicantError('postingNotFound')
  if (posting.others >= MAX_SAVED_JOBS) throw applicantError('tooManySaved')
  await ctx.db
    .insert(savedJobPosting)
    .values({ ...ownerOf(ctx.actor), jobPostingId: posting.id, note: input.note ?? null })
    .onConflictDoNothing()
}
