import { and, eq, type SQL } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import type { ResumeSheet } from '../document/sheet'
import { attachmentsOf } from './queries'
import { resume } from './table'

/** A sheet's columns of account, profile and résumé; the same for search and page. */
export const sheetColumns = {
  ...pick(applicantProfile, 'firstName', 'lastName', 'phone', 'postalCode', 'city', 'land', 'headline', 'availability'),
  ...pick(applicantProfile, 'availableFrom', 'noticePeriodWeeks', 'desiredEmploymentTypes', 'drivingLicences'),
  email: user.email,
  ...pick(resume, 'title', 'template', 'content', 'photoFileId', 'updatedAt'),
}

/** The complete default résumé of an applicant, or null while there is none. The caller has decided who may see it. */
export async function defaultSheet(db: Queryable, applicantProfileId: string): Promise<ResumeSheet | null> {
  return sheetWhere(db, and(eq(resume.applicantProfileId, applicantProfileId), eq(resume.isDefault, true)))
}

/** One complete résumé of this applicant; null when it is somebody else's. */
export async function ownSheet(db: Queryable, applicantProfileId: string, id: string): Promise<ResumeSheet | null> {
  return sheetWhere(db, and(eq(resume.applicantProfileId, applicantProfileId), eq(resume.id, id)))
}

async function sheetWhere(db: Queryable, condition: SQL | undefined): Promise<ResumeSheet | null> {
  const [row] = await db
    .select({ id: resume.id, ...sheetColumns })
    .from(resume)
    .innerJoin(applicantProfile, eq(applicantProfile.id, resume.applicantProfileId))
    .innerJoin(user, eq(user.id, applicantProfile.userId))
    .where(condition)
  if (!row) return null
  const { id, ...sheet } = row
  return { ...sheet, attachments: await attachmentsOf(db, id) }
}
