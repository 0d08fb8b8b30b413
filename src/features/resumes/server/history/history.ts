import { and, desc, eq } from 'drizzle-orm'
import type { ApplicantContext } from '~/features/accounts/server/command-context'
import { resumeError } from '~/features/resumes/errors'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { updateResume } from '../commands/update-resume'
import { resumeVersion } from '../history-table'
import { resume } from '../table'

/** The résumé's previous states, the latest first. */
export async function resumeHistory(db: Queryable, applicantProfileId: string, resumeId: string) {
  return db
    .select(pick(resumeVersion, 'id', 'title', 'template', 'savedAt'))
    .from(resumeVersion)
    .innerJoin(resume, eq(resume.id, resumeVersion.resumeId))
    .where(and(eq(resumeVersion.resumeId, resumeId), eq(resume.applicantProfileId, applicantProfileId)))
    .orderBy(desc(resumeVersion.createdAt), desc(resumeVersion.id))
}

/**
 * Restores a previous state; the current one becomes a previous state itself.
 * @throws AppError notFound, changedMeanwhile
 */
export async function restoreResume(
  ctx: ApplicantContext,
  input: { id: string; versionId: string; version: number },
): Promise<{ version: number; savedAt: Date }> {
  const [earlier] = await ctx.db
    .select({ title: resumeVersion.title, template: resumeVersion.template, content: resumeVersion.content })
    .from(resumeVersion)
    .innerJoin(resume, eq(resume.id, resumeVersion.resumeId))
    .where(
      and(
        eq(resumeVersion.id, input.versionId),
        eq(resume.id, input.id),
        eq(resume.applicantProfileId, ctx.actor.applicantProfileId),
      ),
    )
  if (!earlier) throw resumeError('notFound')
  return updateResume(ctx, { ...earlier, id: input.id, version: input.version }, { keepsEach: true })
}
