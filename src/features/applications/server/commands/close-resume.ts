import { and, eq, ne, not, notExists } from 'drizzle-orm'
import { applicantProfile } from '~/features/applicants/server/table'
import { resumeGrant } from '~/features/resumes/server/table'
import type { Transaction } from '~/platform/server/database/db'
import { isHidden } from '../anonymous/company-view'
import { application } from '../table'

/**
 * Takes a company's right to the current résumé back when somebody has withdrawn: it keeps the copy that was sent. The
 * right stays while there is another application that gave it, and whatever else gave one stays as well. The lock of the
 * person lets one that is being sent, whose row holds the profile, come first or wait.
 */
export async function closeResume(
  tx: Transaction,
  { applicantProfileId, companyId }: { applicantProfileId: string; companyId: string },
): Promise<void> {
  await tx
    .select({ id: applicantProfile.id })
    .from(applicantProfile)
    .where(eq(applicantProfile.id, applicantProfileId))
    .for('update')
  const others = tx
    .select({ id: application.id })
    .from(application)
    .where(
      and(
        eq(application.applicantProfileId, applicantProfileId),
        eq(application.companyId, companyId),
        ne(application.status, 'withdrawn'),
        // With a hidden name it gave no right.
        not(isHidden),
      ),
    )
  await tx
    .delete(resumeGrant)
    .where(
      and(
        eq(resumeGrant.applicantProfileId, applicantProfileId),
        eq(resumeGrant.companyId, companyId),
        eq(resumeGrant.reason, 'application'),
        notExists(others),
      ),
    )
}
