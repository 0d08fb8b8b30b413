import { and, asc, eq, sql } from 'drizzle-orm'
import { isApplicantActor } from '~/features/accounts/actor'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { companyProfile } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { renderApplicationFolderPdf } from '~/features/resumes/server/pdf/render-folder'
import { fileNamePart } from '~/lib/file-name'
import { pick } from '~/lib/pick'
import type { Database } from '~/platform/server/database/db'
import { readStoredFile } from '~/platform/server/files/sealed/sealed-store'
import { uploadedFile } from '~/platform/server/files/table'
import { companyView, isHidden } from '../anonymous/company-view'
import { application, applicationAttachment } from '../table'
import { ownedBy, writeDownOpening } from './access'
import type { MadeFile } from './list-files'

/**
 * "Bewerbungsmappe": letter, résumé and certificates of one application as one PDF, for its company and the person
 * themselves; null for everybody else. A company's download is recorded for the person to see.
 * @throws AppError unavailable when too many documents wait
 */
export async function applicationFolder(ctx: SignedInContext, applicationId: string): Promise<MadeFile | null> {
  const { actor, db } = ctx
  const own = ownedBy(actor)
  if (!own) return null
  const isOwn = isApplicantActor(actor)
  const [row] = await db
    .select({
      applicantProfileId: application.applicantProfileId,
      snapshot: isOwn ? application.resumeSnapshot : companyView.snapshot,
      coverLetter: isOwn ? application.coverLetter : companyView.coverLetter,
      withFiles: isOwn ? sql<boolean>`true` : sql<boolean>`not ${isHidden}`,
      submittedAt: application.submittedAt,
      jobTitle: jobPosting.title,
      companyName: companyProfile.name,
      ...pick(companyProfile, 'street', 'houseNumber', 'postalCode', 'city'),
    })
    .from(application)
    .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
    .innerJoin(companyProfile, eq(companyProfile.companyId, application.companyId))
    .where(and(eq(application.id, applicationId), own))
  if (!row) return null
  const { snapshot, companyName } = row
  const photo = snapshot.photoFileId ? await readStoredFile(snapshot.photoFileId) : null
  const { pdf } = await renderApplicationFolderPdf({
    letter: row.coverLetter.trim()
      ? {
          text: row.coverLetter,
          subject: `Bewerbung als ${row.jobTitle}`,
          recipient: [companyName, `${row.street} ${row.houseNumber}`, `${row.postalCode} ${row.city}`],
          date: row.submittedAt,
        }
      : null,
    resume: { ...snapshot, title: snapshot.resumeTitle, template: 'klar', photo },
    certificates: row.withFiles ? await readCertificates(db, applicationId) : [],
  })
  const name = `${snapshot.firstName} ${snapshot.lastName}`
  await writeDownOpening(ctx, row.applicantProfileId, 'Bewerbungsmappe')
  const title = fileNamePart(`Bewerbungsmappe ${name}, ${row.jobTitle}`)
  return { name: `${title}.pdf`, contentType: 'application/pdf', content: pdf }
}

async function readCertificates(db: Database, applicationId: string) {
  const files = await db
    .select({ id: uploadedFile.id, name: uploadedFile.name, contentType: uploadedFile.contentType })
    .from(applicationAttachment)
    .innerJoin(uploadedFile, eq(uploadedFile.id, applicationAttachment.fileId))
    .where(eq(applicationAttachment.applicationId, applicationId))
    .orderBy(asc(applicationAttachment.position))
  return Promise.all(
    files.map(async ({ id, name, contentType }) => ({ name, contentType, content: await readStoredFile(id) })),
  )
}
