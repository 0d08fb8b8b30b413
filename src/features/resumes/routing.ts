import type { SessionUser } from '~/platform/client/session-user'

/** Who may open the page of a résumé (specification section 2); for the route, every procedure checks again. */
export function mayOpenResume(user: SessionUser, applicantProfileId: string): boolean {
  return user.isAdmin || user.applicantProfile?.id === applicantProfileId || hasLicensedProfile(user)
}

/**
 * Where somebody who opens "Alle Lebensläufe" is redirected, or null when it may open (specification section 6, also
 * for platform admins).
 * @param hasActivePosting called only when it decides
 */
export async function resumeSearchRedirect(user: SessionUser, hasActivePosting: () => Promise<boolean>) {
  if (!maySearchResumes(user)) return '/app'
  return (await hasActivePosting()) ? null : '/app/company/job-postings'
}

/** Whether "Alle Lebensläufe" leads anywhere but back to the overview. */
export function maySearchResumes(user: SessionUser): boolean {
  return user.type === 'COMPANY' && user.hasValidLicense
}

/** A member of a company whose first profile has a valid licence. */
function hasLicensedProfile(user: SessionUser): boolean {
  return user.companyProfiles[0]?.companyProfile.hasValidLicense === true
}
