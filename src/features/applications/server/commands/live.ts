import { eq } from 'drizzle-orm'
import { applicantProfile } from '~/features/applicants/server/table'
import { companyMember } from '~/features/companies/server/table'
import type { Transaction } from '~/platform/server/database/db'
import { notifyUsers } from '~/platform/server/live/notice'

/** Lets the open pages of both sides read the application again, once the transaction holds. */
export async function tellOpenPages(
  tx: Transaction,
  { companyId, applicantProfileId }: { companyId: string; applicantProfileId: string },
): Promise<void> {
  const members = await tx
    .select({ userId: companyMember.userId })
    .from(companyMember)
    .where(eq(companyMember.companyId, companyId))
  const applicants = await tx
    .select({ userId: applicantProfile.userId })
    .from(applicantProfile)
    .where(eq(applicantProfile.id, applicantProfileId))
  await notifyUsers(
    tx,
    [...members, ...applicants].map(({ userId }) => userId),
    'application',
  )
}
