import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { CompanyContext } from '~/features/accounts/server/command-context'
import { mailEach } from '~/features/accounts/server/notices/enqueue-mails'
import { lockPosting } from '~/features/job-postings/server/commands/command-context'
import { jobPosting } from '~/features/job-postings/server/table'
import { pick } from '~/lib/pick'
import { uuidv7 } from '~/lib/uuid'
import { anyOf } from '~/platform/server/database/db'
import { EXTENSION_DAYS, extendedUntil } from '../../answer-promise'
import { applicationError } from '../../errors'
import { maskedWords } from '../anonymous/reveal'
import { fillFor } from '../commands/answer-all'
import { tellOpenPages } from '../commands/live'
import { applicantOf, applicantUrl } from '../interviews/interview-sides'
import { lockApplications } from '../lifecycle'
import { application, applicationEvent } from '../table'
import { promiseExtendedMail } from './answer-emails'
import { mayBePutOff } from './conditions'
import { resumeAnswered } from './pause-overdue'

export const extendPromiseSchema = z.object({
  id: z.uuid(),
  days: z.literal(EXTENSION_DAYS),
  message: z.string().trim().min(20, 'Bitte schreiben Sie den Wartenden ein paar Worte.').max(2000),
})

/**
 * Puts the answer off for everybody who still waits for one to this posting and would have it sooner, with a word to
 * each; once for each posting, and not beyond the closing letter. A posting that paused for that comes back.
 * @throws AppError notFound, promiseExtendedBefore, nobodyWaits, allWaitLonger
 */
export async function extendPromise(
  ctx: CompanyContext,
  { id, days, message }: z.infer<typeof extendPromiseSchema>,
): Promise<{ until: Date; count: number }> {
  const done = await ctx.db.transaction(async (tx) => {
    await lockPosting(tx, ctx.actor, id)
    const [extended] = await tx
      .update(jobPosting)
      .set({ promiseExtendedAt: ctx.now, updatedAt: sql`${jobPosting.updatedAt}` })
      .where(and(eq(jobPosting.id, id), isNull(jobPosting.promiseExtendedAt)))
      .returning(pick(jobPosting, 'endedAt', 'runsUntil'))
    if (!extended) throw applicationError('promiseExtendedBefore')
    const until = extendedUntil(ctx.now, days, extended.endedAt ?? extended.runsUntil)
    const isWaiting = and(eq(application.jobPostingId, id), mayBePutOff)
    // Whoever has a later day keeps it, and is told nothing.
    const waiting = await lockApplications(tx, and(isWaiting, lt(application.answerDueAt, until)))
    if (waiting.length === 0) {
      throw applicationError((await tx.$count(application, isWaiting)) > 0 ? 'allWaitLonger' : 'nobodyWaits')
    }
    await tx
      .update(application)
      .set({
        firstDueAt: sql`coalesce(${application.firstDueAt}, ${application.answerDueAt})`,
        answerDueAt: until,
        dueRemindedDays: null,
        lateToldAt: null,
      })
      .where(
        anyOf(
          application.id,
          waiting.map((current) => current.id),
        ),
      )
    const told = waiting.map((current) => ({ current, words: fillFor(message, current, ctx.actor.name) }))
    await tx.insert(applicationEvent).values(
      told.map(({ current, words }) => ({
        id: uuidv7(ctx.now.getTime()),
        applicationId: current.id,
        fromStatus: current.status,
        toStatus: current.status,
        actorUserId: ctx.actor.userId,
        actorSide: 'company' as const,
        message: words,
        maskedMessage: maskedWords(current, 'company', words, ctx.now),
        promisedUntil: until,
        createdAt: ctx.now,
      })),
    )
    await mailEach(tx, told, ({ current, words }) =>
      promiseExtendedMail(applicantOf(current), current, {
        ...{ message: words, until, url: applicantUrl(current.id), applicationId: current.id },
      }),
    )
    for (const { current } of told) await tellOpenPages(tx, current)
    return { until, count: told.length }
  })
  await resumeAnswered(ctx.db, ctx.now, ctx.actor.company.id)
  return done
}
