import { and, eq, notInArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { CompanyActor } from '~/features/accounts/actor'
import { whoChanged } from '~/features/companies/server/who-changed'
import { jobPosting } from '~/features/job-postings/server/table'
import { currentTime } from '~/lib/current-time'
import type { Database } from '~/platform/server/database/db'
import { applicationError } from '../../errors'
import type { saveStagesSchema } from '../../workflow/workflow-schema'
import { application } from '../table'
import { applicationStage } from './stage-table'

type Ctx = { db: Database; actor: CompanyActor }

/**
 * Saves the company's own steps of one posting, also while it is open. Applications at a removed step keep their
 * status.
 * @throws AppError postingNotFound, stagesChanged, stageNotFound
 */
export async function saveStages(ctx: Ctx, input: z.infer<typeof saveStagesSchema>): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [posting] = await tx
      .select({ id: jobPosting.id })
      .from(jobPosting)
      .where(and(eq(jobPosting.id, input.jobPostingId), eq(jobPosting.companyId, ctx.actor.company.id)))
      .for('update')
    if (!posting) throw applicationError('postingNotFound')
    const ofPosting = eq(applicationStage.jobPostingId, posting.id)
    const present = await tx.select().from(applicationStage).where(ofPosting)
    const kept = input.stages.map(({ id }) => id)
    // Only known steps may be removed: a colleague's new step stays.
    const spared = new Set([...input.known, ...kept])
    const unseen = present.find(({ id }) => !spared.has(id))
    if (unseen) {
      const who = await whoChanged(tx, ctx.actor, unseen.createdByUserId, 'die Schritte dieser Stelle')
      throw applicationError('stagesChanged', who)
    }
    await tx
      .delete(applicationStage)
      .where(kept.length > 0 ? and(ofPosting, notInArray(applicationStage.id, kept)) : ofPosting)
    const { userId } = ctx.actor
    for (const [position, { id, status, name }] of input.stages.entries()) {
      const isSame = present.some((before) => before.id === id && before.name === name && before.status === status)
      const change = isSame ? {} : { changedByUserId: userId, changedAt: currentTime() }
      const [saved] = await tx
        .insert(applicationStage)
        .values({ id, jobPostingId: posting.id, status, name, position, createdByUserId: userId, ...change })
        .onConflictDoUpdate({
          target: applicationStage.id,
          set: { status, name, position, ...change },
          setWhere: ofPosting,
        })
        .returning({ id: applicationStage.id })
      // The id belongs to a step of another posting.
      if (!saved) throw applicationError('stageNotFound')
      // Applications at a step that now belongs to another status leave it.
      await tx
        .update(application)
        .set({ stageId: null })
        .where(and(eq(application.stageId, id), notInArray(application.status, [status])))
    }
  })
}

/**
 * Puts an application at a step of its current status, or at none.
 * @throws AppError notFound, stageNotFound
 */
export async function setStage(ctx: Ctx, input: { applicationId: string; stageId: string | null }): Promise<void> {
  const own = and(eq(application.id, input.applicationId), eq(application.companyId, ctx.actor.company.id))
  await ctx.db.transaction(async (tx) => {
    // Locks the posting first, as where the steps are changed: no deadlock, and no step disappears meanwhile.
    const [posting] = await tx
      .select({ id: jobPosting.id })
      .from(jobPosting)
      .innerJoin(application, eq(application.jobPostingId, jobPosting.id))
      .where(own)
      .for('share', { of: jobPosting })
    if (!posting) throw applicationError('notFound')
    const [current] = await tx
      .select({ id: application.id, jobPostingId: application.jobPostingId, status: application.status })
      .from(application)
      .where(own)
      .for('update')
    if (!current) throw applicationError('notFound')
    if (input.stageId !== null) {
      const [stage] = await tx
        .select({ id: applicationStage.id })
        .from(applicationStage)
        .where(
          and(
            eq(applicationStage.id, input.stageId),
            eq(applicationStage.jobPostingId, current.jobPostingId),
            eq(applicationStage.status, current.status),
          ),
        )
      if (!stage) throw applicationError('stageNotFound')
    }
    await tx.update(application).set({ stageId: input.stageId }).where(eq(application.id, current.id))
  })
}
