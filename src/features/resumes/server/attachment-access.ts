import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { type Actor, type CompanyActor, isCompanyActor } from '~/features/accounts/actor'
import type { Database, Queryable } from '~/platform/server/database/db'
import { uploadedFile } from '~/platform/server/files/table'
import { type ResumeRole, resumeRole } from '../policy'
import { redactSheet } from '../redaction/redact'
import type { OpeningKind, Shown } from '../vocabulary'
import { type Opening, writeOpening } from './opening'
import { releaseNow } from './release'
import { defaultSheet } from './sheet-query'
import { resume, resumeAttachment, resumeView } from './table'

/** How long the reason a platform admin gave on the page is valid for its documents, milliseconds. */
const REASON_HOLDS = 12 * 60 * 60 * 1000

/**
 * The file of a résumé's attachment, if this actor may read it; null for everybody else and when there is none, so that
 * nobody learns which exist. Companies get it only when they see the complete résumé, and only of the default one.
 */
export async function readableAttachment(db: Database, actor: Actor, attachmentId: string, now: Date) {
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
  const right = await readingRight(db, actor, applicantProfileId, now)
  if (!right || (right.role !== 'owner' && (!isDefault || right.shown !== 'all'))) return null
  await right.writeDown('attachment', file.name)
  return file
}

/**
 * The photo of a résumé, for those who see all of it; the opening of the page is what is recorded. Null for everybody
 * else.
 */
export async function readablePhoto(db: Database, actor: Actor, fileId: string, now: Date) {
  const rows = await db
    .select({ applicantProfileId: resume.applicantProfileId, isDefault: resume.isDefault })
    .from(resume)
    .where(eq(resume.photoFileId, fileId))
  for (const { applicantProfileId, isDefault } of rows) {
    const right = await readingRight(db, actor, applicantProfileId, now)
    if (right?.role === 'owner' || (right?.shown === 'all' && isDefault)) {
      return { fileId, name: 'Foto.jpg', contentType: 'image/jpeg' }
    }
  }
  return null
}

/** A person's default résumé as far as this actor may download it, redacted if needed; else null. */
export async function readableSheet(db: Database, actor: Actor, applicantProfileId: string, now: Date) {
  const right = await readingRight(db, actor, applicantProfileId, now)
  if (!right || right.shown === 'nothing') return null
  const sheet = await defaultSheet(db, applicantProfileId)
  if (!sheet) return null
  await right.writeDown('pdf', null)
  return right.shown === 'all' ? sheet : redactSheet(sheet)
}

type ReadingRight = {
  role: ResumeRole
  shown: Shown
  /** Records its use; the owner's own use is not recorded. */
  writeDown: (kind: OpeningKind, detail: string | null) => Promise<void>
}

async function readingRight(
  db: Database,
  actor: Actor,
  applicantProfileId: string,
  now: Date,
): Promise<ReadingRight | null> {
  const role = resumeRole(actor, applicantProfileId)
  if (!actor || role === null) return null
  if (role === 'owner') return { role, shown: 'all', writeDown: async () => {} }
  const viewerUserId = actor.userId
  if (role === 'platform-admin') {
    const reason = await givenReason(db, viewerUserId, applicantProfileId, now)
    if (reason === null) return null
    const opening = { viewerUserId, companyId: null, reason, shown: 'all', basis: null, searchedFor: null } as const
    return { role, shown: 'all', writeDown: (kind, detail) => write({ ...opening, kind, detail }, null) }
  }
  if (!isCompanyActor(actor)) return null
  const companyId = actor.company.id
  const release = await releaseNow(db, applicantProfileId, companyId)
  if (release === null) return null
  const { shown, basis } = release
  const opening = { viewerUserId, companyId, reason: null, shown, basis, searchedFor: null }
  return { role, shown, writeDown: (kind, detail) => write({ ...opening, kind, detail }, actor) }

  function write(opening: Opening, company: CompanyActor | null) {
    return writeOpening({ db, now }, applicantProfileId, opening, company)
  }
}

async function givenReason(db: Queryable, userId: string, applicantProfileId: string, now: Date) {
  const [row] = await db
    .select({ reason: resumeView.reason })
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
  return row?.reason ?? null
}
