import { eq } from 'drizzle-orm'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { announceCompanyPages } from '~/features/companies/server/company-pages'
import { company, companyProfile } from '~/features/companies/server/table'
import { audit } from '~/platform/server/audit/audit'
import { adminError } from '../../errors'
import type { MeasureInput } from '../../schema'

type Input = MeasureInput & { isVerified: boolean }

/**
 * Records that a platform admin has checked who a company is, or withdraws that. Repeating it changes nothing.
 * @throws {AppError} not-found, or conflict without a profile
 */
export async function verifyCompany(
  { db, actor, now }: SignedInContext,
  { id, reason, isVerified }: Input,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ verifiedAt: company.verifiedAt })
      .from(company)
      .where(eq(company.id, id))
      .for('update')
    if (!found) throw adminError('companyNotFound')
    const [profile] = await tx
      .select({ id: companyProfile.id })
      .from(companyProfile)
      .where(eq(companyProfile.companyId, id))
    if (!profile) throw adminError('profileMissing')
    if ((found.verifiedAt !== null) === isVerified) return
    const proof = isVerified
      ? ({ verifiedAt: now, verifiedBy: 'admin', verifiedDomain: null } as const)
      : { verifiedAt: null, verifiedBy: null, verifiedDomain: null }
    await tx.update(company).set(proof).where(eq(company.id, id))
    await audit(tx, actor, isVerified ? 'company.verified' : 'company.verification-removed', {
      type: 'company',
      id,
      reason,
    })
    await announceCompanyPages(tx, id)
  })
}
