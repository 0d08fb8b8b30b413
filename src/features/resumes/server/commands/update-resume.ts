import { and, eq } from 'drizzle-orm'
import type { ApplicantContext } from '~/features/accounts/server/command-context'
import { markApplicants } from '~/features/applicants/server/mark-applicants'
import { standsAlready } from '~/platform/server/database/stands-already'
import { resumeError } from '../../errors'
import type { UpdateResumeInput } from '../../schema'
import { keepVersion } from '../history/keep-version'
import { resume } from '../table'

/**
 * Replaces title, template and sections of an own résumé, if nobody has changed it since `version`. Identical content
 * is no change: then the answer to the first attempt was lost. The previous state is kept; saves in quick succession
 * count as one unless `keepsEach`.
 * @returns the new version and when it was saved
 * @throws AppError notFound, changedMeanwhile
 */
export async function updateResume(
  ctx: ApplicantContext,
  input: UpdateResumeInput,
  { keepsEach = false } = {},
): Promise<{ version: number; savedAt: Date }> {
  const { id, version, ...written } = input
  const own = and(eq(resume.id, id), eq(resume.applicantProfileId, ctx.actor.applicantProfileId))
  return ctx.db.transaction(async (tx) => {
    await keepVersion(tx, and(own, eq(resume.version, version)), ctx.now, keepsEach)
    const [saved] = await tx
      .update(resume)
      .set({ ...written, version: version + 1, updatedAt: ctx.now })
      .where(and(own, eq(resume.version, version)))
      .returning({ version: resume.version, savedAt: resume.updatedAt })
    if (saved) {
      await markApplicants(tx, [ctx.actor.applicantProfileId])
      return saved
    }
    const [existing] = await tx.select().from(resume).where(own)
    if (!existing) throw resumeError('notFound')
    if (!standsAlready(existing, written)) throw resumeError('changedMeanwhile')
    return { version: existing.version, savedAt: existing.updatedAt }
  })
}
