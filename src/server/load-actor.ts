import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { SignedInActor } from '~/features/accounts/actor'
import { passkey, user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { isLicenseValid } from '~/features/billing/license'
import { license, sepaMandate } from '~/features/billing/server/table'
import { companyMember, companyProfile } from '~/features/companies/server/table'
import type { SessionUser } from '~/platform/client/session-user'
import type { Queryable } from '~/platform/server/database/db'

type Loaded = { actor: SignedInActor; sessionUser: SessionUser }

/**
 * Everything the session says of a user, in one query: profile, company in use (oldest membership), mandate, licence.
 * Null when the user does not exist any more.
 */
export async function loadUser(db: Queryable, userId: string, now: Date): Promise<Loaded | null> {
  const [row] = await db
    .select({
      userId: user.id,
      name: user.name,
      email: user.email,
      type: user.type,
      isPlatformAdmin: user.isAdmin,
      hasSecondFactor: sql<boolean>`coalesce(${user.twoFactorEnabled}, false) or exists (select 1 from ${passkey} where ${passkey.userId} = ${user.id})`,
      suspendedAt: user.suspendedAt,
      applicantProfileId: applicantProfile.id,
      companyId: companyMember.companyId,
      isCompanyAdmin: companyMember.isAdmin,
      profileId: companyProfile.id,
      profileName: companyProfile.name,
      licenseState: license.state,
      licenseValidUntil: license.validUntil,
      mandateId: sepaMandate.id,
    })
    .from(user)
    .leftJoin(applicantProfile, eq(applicantProfile.userId, user.id))
    .leftJoin(companyMember, eq(companyMember.userId, user.id))
    .leftJoin(companyProfile, eq(companyProfile.companyId, companyMember.companyId))
    .leftJoin(license, eq(license.companyId, companyMember.companyId))
    .leftJoin(sepaMandate, and(eq(sepaMandate.companyId, companyMember.companyId), isNull(sepaMandate.revokedAt)))
    .where(eq(user.id, userId))
    .orderBy(asc(companyMember.createdAt), asc(companyMember.id))
    .limit(1)
  // The sessions of a suspended account are gone; should one have been made meanwhile, it is worth nothing.
  if (!row || row.suspendedAt !== null) return null
  const { userId: id, name, email, type, isPlatformAdmin } = row
  const isCompanyUser = type === 'COMPANY'
  const hasValidLicense =
    isCompanyUser &&
    isLicenseValid(row.licenseState ? { state: row.licenseState, validUntil: row.licenseValidUntil } : null, now)
  const billingSetup = isCompanyUser && row.mandateId !== null
  const isAdmin = row.isCompanyAdmin === true
  const { profileId, profileName, companyId } = row
  return {
    actor: {
      userId: id,
      email,
      name,
      type,
      isPlatformAdmin,
      hasSecondFactor: row.hasSecondFactor,
      applicantProfileId: isCompanyUser ? null : row.applicantProfileId,
      company:
        isCompanyUser && companyId !== null
          ? { id: companyId, isAdmin, profileId, hasValidLicense, billingSetup }
          : null,
    },
    sessionUser: {
      id,
      name,
      email,
      type,
      billingSetup,
      hasValidLicense,
      isAdmin: isPlatformAdmin,
      applicantProfile: !isCompanyUser && row.applicantProfileId !== null ? { id: row.applicantProfileId } : null,
      companyProfiles:
        isCompanyUser && profileId !== null && profileName !== null
          ? [{ isAdmin, companyProfile: { id: profileId, name: profileName, hasValidLicense } }]
          : [],
    },
  }
}
