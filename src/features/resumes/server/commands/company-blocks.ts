import { and, eq } from 'drizzle-orm'
import type { ApplicantContext } from '~/features/accounts/server/command-context'
import { markApplicants } from '~/features/applicants/server/mark-applicants'
import { applicantProfile } from '~/features/applicants/server/table'
import { companyProfile } from '~/features/companies/server/table'
import { resumeError } from '../../errors'
import { transition } from '../contact/contact-lifecycle'
import { companyBlock, contactRequest } from '../contact-table'
import { resumeGrant } from '../table'

/**
 * Blocks a company from the own résumé, or unblocks it. Blocking revokes an accepted contact request and declines an
 * open one; applications stay, because they were sent on purpose.
 * @throws AppError companyNotFound
 */
export async function setCompanyBlock(
  ctx: ApplicantContext,
  input: { companyProfileId: string; isBlocked: boolean },
): Promise<void> {
  const { applicantProfileId } = ctx.actor
  await ctx.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ companyId: companyProfile.companyId })
      .from(companyProfile)
      .where(eq(companyProfile.id, input.companyProfileId))
    if (!found) throw resumeError('companyNotFound')
    const { companyId } = found
    // In turn with a request that is on its way: no company asks that was blocked before.
    await tx
      .select({ id: applicantProfile.id })
      .from(applicantProfile)
      .where(eq(applicantProfile.id, applicantProfileId))
      .for('update')
    await markApplicants(tx, [applicantProfileId])
    if (!input.isBlocked) {
      await tx
        .delete(companyBlock)
        .where(and(eq(companyBlock.applicantProfileId, applicantProfileId), eq(companyBlock.companyId, companyId)))
      return
    }
    await tx.insert(companyBlock).values({ applicantProfileId, companyId }).onConflictDoNothing()
    await tx
      .delete(resumeGrant)
      .where(
        and(
          eq(resumeGrant.applicantProfileId, applicantProfileId),
          eq(resumeGrant.companyId, companyId),
          eq(resumeGrant.reason, 'contact-request'),
        ),
      )
    const asked = and(
      eq(contactRequest.applicantProfileId, applicantProfileId),
      eq(contactRequest.companyId, companyId),
    )
    await transition(tx, asked, 'decline', ctx.now)
  })
}
