import { and, eq } from 'drizzle-orm'
import { applicantProfile } from '~/features/applicants/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { shownToCompany } from '../policy'
import type { Shown } from '../schema'
import { resumeGrant } from './table'

/** How much of a person's résumé a licensed company gets to see; null when there is no such person. */
export async function shownToCompanyNow(
  db: Queryable,
  applicantProfileId: string,
  companyId: string,
): Promise<Shown | null> {
  const [row] = await db
    .select({ visibility: applicantProfile.visibility, grantId: resumeGrant.id })
    .from(applicantProfile)
    .leftJoin(
      resumeGrant,
      and(eq(resumeGrant.applicantProfileId, applicantProfile.id), eq(resumeGrant.companyId, companyId)),
    )
    .where(eq(applicantProfile.id, applicantProfileId))
    .limit(1)
  return row ? shownToCompany(row.visibility, row.grantId !== null) : null
}

/** Whether there is such a person. */
export async function profileExists(db: Queryable, applicantProfileId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: applicantProfile.id })
    .from(applicantProfile)
    .where(eq(applicantProfile.id, applicantProfileId))
  return row !== undefined
}
