import type { SessionUser } from '~/platform/client/session-user'

/** Who may open the page of a résumé (specification section 2); for the route, every procedure asks again. */
export function mayOpenResume(user: SessionUser, applicantProfileId: string): boolean {
  return user.isAdmin || user.applicantProfile?.id === applicantProfileId || hasLicensedProfile(user)
}

/** A member of a company whose profile, the first one, has a valid licence. */
export function hasLicensedProfile(user: SessionUser): boolean {
  return user.companyProfiles[0]?.companyProfile.hasValidLicense === true
}
