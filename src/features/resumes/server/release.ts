import { and, eq, isNull } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { shownToCompany } from '../policy'
import type { ReleaseBasis, Shown } from '../vocabulary'
import { companyBlock } from './contact-table'
import { resumeGrant } from './table'

export type Release = {
  shown: Shown
  basis: ReleaseBasis
  grant: 'application' | 'contact-request' | 'talent-pool' | null
  /** Whether they said yes to this company: to contact, or to its pool. An application alone is none. */
  hasAgreed: boolean
}

/** How much of a person's résumé a licensed company may see, and why; null when there is no such person. */
export async function releaseNow(
  db: Queryable,
  applicantProfileId: string,
  companyId: string,
): Promise<Release | null> {
  const rows = await db
    .select({
      ...pick(applicantProfile, 'visibility', 'removedAt'),
      grant: resumeGrant.reason,
      blockId: companyBlock.id,
    })
    .from(applicantProfile)
    .leftJoin(
      resumeGrant,
      and(eq(resumeGrant.applicantProfileId, applicantProfile.id), eq(resumeGrant.companyId, companyId)),
    )
    .leftJoin(
      companyBlock,
      and(eq(companyBlock.applicantProfileId, applicantProfile.id), eq(companyBlock.companyId, companyId)),
    )
    // For companies a suspended person does not exist.
    .innerJoin(user, and(eq(user.id, applicantProfile.userId), isNull(user.suspendedAt)))
    .where(eq(applicantProfile.id, applicantProfileId))
    .orderBy(resumeGrant.reason)
    .limit(resumeGrant.reason.enumValues.length)
  const [row] = rows
  if (!row) return null
  const shown = shownToCompany(row.visibility, row.grant !== null, row.blockId !== null || row.removedAt !== null)
  const chosen = row.visibility === 'visible' || row.visibility === 'anonymous' ? row.visibility : 'not-released'
  const basis = shown === 'nothing' ? 'not-released' : (row.grant ?? chosen)
  const hasAgreed = rows.some(({ grant }) => grant === 'contact-request' || grant === 'talent-pool')
  return { shown, basis, grant: row.grant, hasAgreed }
}

/** Whether there is such a person. */
export async function profileExists(db: Queryable, applicantProfileId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: applicantProfile.id })
    .from(applicantProfile)
    .where(eq(applicantProfile.id, applicantProfileId))
  return row !== undefined
}
