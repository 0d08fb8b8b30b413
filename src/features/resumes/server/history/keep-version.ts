import { and, desc, eq, gt, inArray, type SQL } from 'drizzle-orm'
import { addDays } from '~/lib/dates/dates'
import { pick } from '~/lib/pick'
import type { Transaction } from '~/platform/server/database/db'
import { resumeVersion } from '../history-table'
import { resume } from '../table'

/** Previous states that are kept of one résumé. */
const VERSIONS_KEPT = 30
/** Saves within this time count as one, days (ten minutes). */
const BURST_DAYS = 10 / (24 * 60)

/** Keeps the current state of a résumé before it is changed; the caller changes it in the same transaction. */
export async function keepVersion(tx: Transaction, own: SQL | undefined, now: Date, keepsEach: boolean): Promise<void> {
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
