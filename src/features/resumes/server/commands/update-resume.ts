import { and, desc, eq, gt, inArray, type SQL } from 'drizzle-orm'
import type { ApplicantContext } from '~/features/accounts/server/command-context'
import { markApplicants } from '~/features/applicants/server/mark-applicants'
import { addDays } from '~/lib/dates/dates'
import { pick } from '~/lib/pick'
import type { Transaction } from '~/platform/server/database/db'
import { standsAlready } from '~/platform/server/database/stands-already'
import { resumeError } from '../../errors'
import type { UpdateResumeInput } from '../../schema'
import { resumeVersion } from '../history-table'
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

/** Previous states that are kept of one résumé. */
const VERSIONS_KEPT = 30
/** Saves within this time count as one, days (ten minutes). */
const BURST_DAYS = 10 / (24 * 60)

/** Keeps the current state of a résumé before it is changed; the caller changes it in the same transaction. */
async function keepVersion(tx: Transaction, own: SQL | undefined, now: Date, keepsEach: boolean): Promise<void> {
  const [present] = await tx
    .select({
      resumeId: resume.id,
      ...pick(resume, 'title', 'template', 'content'),
      savedAt: resume.updatedAt,
    })
    .from(resume)
    .where(own)
    .for('update')
  if (!present) return
  const ofThis = eq(resumeVersion.resumeId, present.resumeId)
  const [recent] = await tx
    .select({ id: resumeVersion.id })
    .from(resumeVersion)
    .where(and(ofThis, gt(resumeVersion.createdAt, addDays(now, -BURST_DAYS))))
    .limit(1)
  if (recent && !keepsEach) return
  await tx.insert(resumeVersion).values({ ...present, createdAt: now })
  const old = await tx
    .select({ id: resumeVersion.id })
    .from(resumeVersion)
    .where(ofThis)
    .orderBy(desc(resumeVersion.createdAt), desc(resumeVersion.id))
    .offset(VERSIONS_KEPT)
  if (old.length === 0) return
  await tx.delete(resumeVersion).where(
    inArray(
      resumeVersion.id,
      old.map(({ id }) => id),
    ),
  )
}
