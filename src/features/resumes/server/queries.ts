import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import { companyProfile } from '~/features/companies/server/table'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { uploadedFile } from '~/platform/server/files/table'
import { completeness } from '../completeness'
import { resumeError } from '../errors'
import { resume, resumeAttachment, resumeView } from './table'

/** How many openings the applicant is shown; the data export has the complete list. */
const VIEWS_SHOWN = 50

/** All résumés of an applicant, the default first, then the latest. */
export async function ownResumes(db: Queryable, applicantProfileId: string) {
  const rows = await db
    .select(pick(resume, 'id', 'title', 'template', 'isDefault', 'version', 'updatedAt', 'content'))
    .from(resume)
    .where(eq(resume.applicantProfileId, applicantProfileId))
    .orderBy(desc(resume.isDefault), desc(resume.updatedAt), desc(resume.id))
  const attachments = await attachmentCounts(
    db,
    rows.map((row) => row.id),
  )
  return rows.map(({ content, ...row }) => ({
    ...row,
    completeness: completeness(content),
    attachmentCount: attachments.get(row.id) ?? 0,
  }))
}

/**
 * One own résumé with everything the editor changes.
 *
 * @throws AppError notFound, also for somebody else's
 */
export async function ownResume(db: Queryable, applicantProfileId: string, id: string) {
  const [row] = await db
    .select(pick(resume, 'id', 'title', 'template', 'isDefault', 'version', 'updatedAt', 'content', 'photoFileId'))
    .from(resume)
    .where(and(eq(resume.id, id), eq(resume.applicantProfileId, applicantProfileId)))
  if (!row) throw resumeError('notFound')
  return { ...row, attachments: await attachmentsOf(db, row.id) }
}

/** The documents of a résumé in the order in which they were added. */
export async function attachmentsOf(db: Queryable, resumeId: string) {
  return db
    .select({
      id: resumeAttachment.id,
      ...pick(uploadedFile, 'name', 'contentType', 'size'),
    })
    .from(resumeAttachment)
    .innerJoin(uploadedFile, eq(uploadedFile.id, resumeAttachment.fileId))
    .where(eq(resumeAttachment.resumeId, resumeId))
    .orderBy(asc(resumeAttachment.id))
}

/** The files of all documents of a person's résumés, without duplicates, to attach to an application. */
export async function documentsOf(db: Queryable, applicantProfileId: string) {
  return db
    .selectDistinct({ id: uploadedFile.id, name: uploadedFile.name, size: uploadedFile.size })
    .from(resumeAttachment)
    .innerJoin(resume, eq(resume.id, resumeAttachment.resumeId))
    .innerJoin(uploadedFile, eq(uploadedFile.id, resumeAttachment.fileId))
    .where(eq(resume.applicantProfileId, applicantProfileId))
    .orderBy(asc(uploadedFile.name), asc(uploadedFile.id))
}

/** Who opened the résumé, the latest first; platform admins with their reason. */
export async function resumeViews(db: Queryable, applicantProfileId: string) {
  const rows = await db
    .select({
      ...pick(resumeView, 'id', 'shown', 'kind', 'detail', 'basis', 'searchedFor', 'reason', 'companyId'),
      viewedAt: resumeView.createdAt,
      companyName: companyProfile.name,
      companyProfileId: companyProfile.id,
    })
    .from(resumeView)
    .leftJoin(companyProfile, eq(companyProfile.companyId, resumeView.companyId))
    .where(eq(resumeView.applicantProfileId, applicantProfileId))
    .orderBy(desc(resumeView.createdAt), desc(resumeView.id))
    .limit(VIEWS_SHOWN)
  return rows.map(({ companyId, ...row }) => ({ ...row, isPlatform: companyId === null }))
}

async function attachmentCounts(db: Queryable, resumeIds: string[]): Promise<Map<string, number>> {
  if (resumeIds.length === 0) return new Map()
  const rows = await db
    .select({ resumeId: resumeAttachment.resumeId, count: count() })
    .from(resumeAttachment)
    .where(inArray(resumeAttachment.resumeId, resumeIds))
    .groupBy(resumeAttachment.resumeId)
  return new Map(rows.map((row) => [row.resumeId, row.count]))
}
