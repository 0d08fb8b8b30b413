import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { type Actor, isCompanyActor } from '~/features/accounts/actor'
import type { Queryable } from '~/platform/server/database/db'
import { uploadedFile } from '~/platform/server/files/table'
import { resumeRole } from '../policy'
import { shownToCompanyNow } from './release'
import { resume, resumeAttachment, resumeView } from './table'

/** How long the reason a platform admin gave on the page holds for its documents, milliseconds. */
const REASON_HOLDS = 12 * 60 * 60 * 1000

/**
 * The file behind an attachment of a résumé, if this actor may read it; null for everybody else and when there is none,
 * so that nobody learns which exist. Companies get it only where they see the whole résumé, and only the default one's.
 */
export async function readableAttachment(db: Queryable, actor: Actor, attachmentId: string, now: Date) {
  const [row] = await db
    .select({
      applicantProfileId: resume.applicantProfileId,
      isDefault: resume.isDefault,
      fileId: uploadedFile.id,
      name: uploadedFile.name,
      contentType: uploadedFile.contentType,
    })
    .from(resumeAttachment)
    .innerJoin(resume, eq(resume.id, resumeAttachment.resumeId))
    .innerJoin(uploadedFile, eq(uploadedFile.id, resumeAttachment.fileId))
    .where(eq(resumeAttachment.id, attachmentId))
  if (!row) return null
  const { applicantProfileId, isDefault, ...file } = row
  return (await mayRead(db, actor, { applicantProfileId, isDefault }, now)) ? file : null
}

async function mayRead(
  db: Queryable,
  actor: Actor,
  { applicantProfileId, isDefault }: { applicantProfileId: string; isDefault: boolean },
  now: Date,
): Promise<boolean> {
  const role = resumeRole(actor, applicantProfileId)
  if (!actor || role === null) return false
  if (role === 'owner') return true
  if (!isDefault) return false
  if (role === 'platform-admin') return hasGivenReason(db, actor.userId, applicantProfileId, now)
  if (!isCompanyActor(actor)) return false
  return (await shownToCompanyNow(db, applicantProfileId, actor.company.id)) === 'all'
}

async function hasGivenReason(db: Queryable, userId: string, applicantProfileId: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: resumeView.id })
    .from(resumeView)
    .where(
      and(
        eq(resumeView.applicantProfileId, applicantProfileId),
        eq(resumeView.viewerUserId, userId),
        isNotNull(resumeView.reason),
        gt(resumeView.createdAt, new Date(now.getTime() - REASON_HOLDS)),
      ),
    )
    .limit(1)
  return row !== undefined
}
