import { and, desc, eq } from 'drizzle-orm'
import type { ApplicantActor } from '~/features/accounts/actor'
import { markApplicants } from '~/features/applicants/server/mark-applicants'
import { applicantProfile } from '~/features/applicants/server/table'
import type { Database, Transaction } from '~/platform/server/database/db'
import { resumeError } from '../../errors'
import { resume } from '../table'

type Ctx = { db: Database; actor: ApplicantActor }

/**
 * Makes an own résumé the one companies find.
 *
 * @throws AppError notFound
 */
export async function setDefaultResume(ctx: Ctx, input: { id: string }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockProfile(tx, ctx.actor)
    const [target] = await tx.select({ isDefault: resume.isDefault }).from(resume).where(own(ctx.actor, input.id))
    if (!target) throw resumeError('notFound')
    if (target.isDefault) return
    await tx
      .update(resume)
      .set({ isDefault: false, updatedAt: resume.updatedAt })
      .where(and(eq(resume.applicantProfileId, ctx.actor.applicantProfileId), eq(resume.isDefault, true)))
    await makeDefault(tx, input.id)
    await markApplicants(tx, [ctx.actor.applicantProfileId])
  })
}

/**
 * Removes an own résumé; if it was the default, the latest of the others becomes it. Applications keep their frozen
 * copy, so even the last one may be removed. Changes since `version` are not deleted unseen.
 * @throws AppError notFound, changedMeanwhile
 */
export async function removeResume(ctx: Ctx, input: { id: string; version: number }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockProfile(tx, ctx.actor)
    const [removed] = await tx
      .delete(resume)
      .where(and(own(ctx.actor, input.id), eq(resume.version, input.version)))
      .returning({ wasDefault: resume.isDefault })
    if (!removed) {
      const [existing] = await tx.select({ id: resume.id }).from(resume).where(own(ctx.actor, input.id))
      throw resumeError(existing ? 'changedMeanwhile' : 'notFound')
    }
    if (!removed.wasDefault) return
    await markApplicants(tx, [ctx.actor.applicantProfileId])
    const [heir] = await tx
      .select({ id: resume.id })
      .from(resume)
      .where(eq(resume.applicantProfileId, ctx.actor.applicantProfileId))
      .orderBy(desc(resume.updatedAt), desc(resume.id))
      .limit(1)
    if (heir) await makeDefault(tx, heir.id)
  })
}

/** One applicant's changes of the default run one after the other. */
async function lockProfile(tx: Transaction, actor: ApplicantActor) {
  await tx
    .select({ id: applicantProfile.id })
    .from(applicantProfile)
    .where(eq(applicantProfile.id, actor.applicantProfileId))
    .for('update')
}

async function makeDefault(tx: Transaction, id: string) {
  // Becoming the default does not change the résumé: its date stays.
  await tx.update(resume).set({ isDefault: true, updatedAt: resume.updatedAt }).where(eq(resume.id, id))
}

function own(actor: ApplicantActor, id: string) {
  return and(eq(resume.id, id), eq(resume.applicantProfileId, actor.applicantProfileId))
}
