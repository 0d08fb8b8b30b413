import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { CompanyContext } from '~/features/accounts/server/command-context'
import { companyProcedure, does, router } from '~/features/accounts/server/trpc'
import { postingRights } from '~/features/job-postings/policy'
import { duplicateJobPosting } from '~/features/job-postings/server/commands/duplicate-job-posting'
import { archiveJobPosting } from '~/features/job-postings/server/commands/ending/archive-job-posting'
import { confirmJobPosting } from '~/features/job-postings/server/commands/ending/confirm-job-posting'
import { pauseJobPosting, resumeJobPosting } from '~/features/job-postings/server/commands/pause-job-posting'
import { renewJobPosting } from '~/features/job-postings/server/commands/renew-job-posting'
import { jobPosting } from '~/features/job-postings/server/table'
import { FIGURE_PERIODS, RUN_DAYS } from '~/features/job-postings/vocabulary'
import { pick } from '~/lib/pick'
import { forEachId } from '~/lib/schema/for-each-id'
import { uuidv7 } from '~/lib/uuid'
import type { Transaction } from '~/platform/server/database/db'
import { awaitsDecision, isOpen, mayBePutOff, waitsForWord } from './answers/conditions'
import { extendPromise, extendPromiseSchema } from './answers/extend-promise'
import { answerAllOf } from './commands/answer-all'
import { postingCourses } from './queries/posting-courses'
import { postingFigures } from './queries/posting-figures'
import { application } from './table'

const bulkSchema = z.object({
  ids: z.array(z.uuid()).min(1).max(100),
  action: z.enum(['pause', 'resume', 'renew', 'confirm', 'duplicate', 'archive']),
  runDays: z.literal(RUN_DAYS).optional(),
  /** For `archive`: a message to everybody who still waits. */
  message: z.string().trim().min(1).max(4000).optional(),
})

/** The part of `jobPosting` that also reads applications. */
export const postingProcedures = router({
  archive: companyProcedure
    .input(
      z.object({
        id: z.uuid(),
        /**
         * A message to everybody who still waits, with placeholders; without it a posting that owes answers stays open.
         */
        message: z.string().trim().min(1).max(4000).optional(),
      }),
    )
    .mutation(({ ctx, input }) =>
      archiveJobPosting(ctx.command, input, (tx, id) => answerAndCount(tx, ctx.command, id, input.message)),
    ),
  /** The same for many postings at once. Each is a command of its own: failures are reported, the rest is done. */
  bulk: companyProcedure.input(bulkSchema).mutation(async ({ ctx, input }) => {
    const command = ctx.command
    return forEachId(input.ids, (id) => applyToOne(command, input, id))
  }),
  /** Puts the answers to all who wait off, once. */
  extendPromise: companyProcedure.input(extendPromiseSchema).mutation(does(extendPromise)),
  /** Views, applications, where they come from and how far they get, of an own posting. */
  figures: companyProcedure
    .input(z.object({ id: z.uuid(), zeitraum: z.enum(FIGURE_PERIODS).default('alles') }))
    .query(({ ctx, input }) => postingFigures(ctx.db, ctx.me, input, ctx.now)),
  /** The running postings with their course, for the dashboard. */
  courses: companyProcedure.query(({ ctx }) => postingCourses(ctx.db, ctx.me, ctx.now)),
  /** Own postings about to be closed, each with the number of people who wait for the last word, and of those who have more than that. */
  closing: companyProcedure.input(z.object({ ids: z.array(z.uuid()).min(1).max(50) })).query(async ({ ctx, input }) => {
    const rows = await ctx.db
      .select({
        ...pick(jobPosting, 'id', 'title', 'status', 'runsUntil'),
        waiting: sql<number>`count(*) filter (where ${waitsForWord(ctx.now)})`.mapWith(Number),
        /** Without a last word, too, but with an open offer or an agreed interview to come. */
        promised: sql<number>`count(*) filter (where ${awaitsDecision(ctx.now)})`.mapWith(Number),
        /** The first date that somebody waits for and that may still be put off. */
        firstToPutOff:
          sql<Date | null>`min(${application.answerDueAt}) filter (where ${mayBePutOff} and ${jobPosting.promiseExtendedAt} is null)`.mapWith(
            application.answerDueAt,
          ),
      })
      .from(jobPosting)
      .leftJoin(application, and(eq(application.jobPostingId, jobPosting.id), isOpen))
      .where(and(eq(jobPosting.companyId, ctx.me.company.id), inArray(jobPosting.id, input.ids)))
      .groupBy(jobPosting.id)
      .orderBy(asc(jobPosting.title), asc(jobPosting.id))
    return rows.filter((row) => postingRights(row, ctx.now).archive)
  }),
  /** Applications to own postings, for "Jobs verwalten": all, unopened, and waiting for the last word. */
  applicationCounts: companyProcedure.input(z.object({ ids: z.array(z.uuid()).max(50) })).query(({ ctx, input }) =>
    ctx.db
      .select({
        jobPostingId: application.jobPostingId,
        total: count(),
        unread: sql<number>`count(*) filter (where ${application.firstOpenedAt} is null)`.mapWith(Number),
        waiting: sql<number>`count(*) filter (where ${waitsForWord(ctx.now)})`.mapWith(Number),
      })
      .from(application)
      .where(and(eq(application.companyId, ctx.me.company.id), inArray(application.jobPostingId, input.ids)))
      .groupBy(application.jobPostingId),
  ),
})

async function applyToOne(ctx: CompanyContext, input: z.infer<typeof bulkSchema>, id: string): Promise<unknown> {
  const { message } = input
  if (input.action === 'pause') return pauseJobPosting(ctx, { id })
  if (input.action === 'resume') return resumeJobPosting(ctx, { id })
  if (input.action === 'confirm') return confirmJobPosting(ctx, { id })
  if (input.action === 'renew') return renewJobPosting(ctx, { id, runDays: input.runDays ?? 30 })
  if (input.action === 'duplicate') return duplicateJobPosting(ctx, { id: uuidv7(), sourceId: id })
  return archiveJobPosting(ctx, { id }, (tx, jobPostingId) => answerAndCount(tx, ctx, jobPostingId, message))
}

/**
 * With a message everybody who waits is answered.
 * @returns how many still wait
 */
async function answerAndCount(tx: Transaction, ctx: CompanyContext, jobPostingId: string, message: string | undefined) {
  if (message) await answerAllOf(tx, ctx, { jobPostingId, message })
  return countUnanswered(tx, jobPostingId)
}

function countUnanswered(tx: Transaction, jobPostingId: string): Promise<number> {
  return tx.$count(application, and(eq(application.jobPostingId, jobPostingId), isOpen))
}
