import { type Actor, isCompanyActor, isReaderActor } from '~/features/accounts/actor'
import type { Visibility } from '~/features/applicants/vocabulary'
import type { Shown } from './vocabulary'

export type ResumeRole = 'owner' | 'platform-admin' | 'company' | 'reader'

/**
 * In which role somebody may open an applicant's résumé (specification section 2), or null when not at all. With
 * several roles the strictest applies: an admin gives a reason even with a licence.
 */
export function resumeRole(actor: Actor, applicantProfileId: string): ResumeRole | null {
  if (!actor) return null
  if (actor.applicantProfileId === applicantProfileId) return 'owner'
  if (actor.isPlatformAdmin) return 'platform-admin'
  // The page opens to all members (specification section 2). To readers it shows nothing: they read what was sent.
  if (isReaderActor(actor) && actor.reader.hasLicensedProfile) return 'reader'
  return mayUsePaidFunctions(actor) ? 'company' : null
}

/**
 * What the applicant's choice lets a licensed company see. No choice counts as hidden; a block closes everything, as
 * its text says: a company keeps applications sent to it, and sees nothing written later. So does a decision that
 * removed the résumé. A grant opens everything, because it was given to this company.
 */
export function shownToCompany(visibility: Visibility | null, hasGrant: boolean, isClosed = false): Shown {
  if (isClosed) return 'nothing'
  if (hasGrant) return 'all'
  if (visibility === 'visible') return 'all'
  return visibility === 'anonymous' ? 'redacted' : 'nothing'
}

export type SearchGate = 'open' | 'needs-license' | 'needs-active-posting'

/** The requirements of "Alle Lebensläufe" (specification section 6), also for platform admins. */
export function resumeSearchGate(actor: Actor, hasActivePosting: boolean): SearchGate {
  // The profile is not mentioned here: without one there is no posting, and the list of postings says what is missing.
  if (!isCompanyActor(actor) || !actor.company.hasValidLicense) return 'needs-license'
  return hasActivePosting ? 'open' : 'needs-active-posting'
}

/** A member of a company whose profile has a valid licence. */
function mayUsePaidFunctions(actor: Actor): boolean {
  return isCompanyActor(actor) && actor.company.profileId !== null && actor.company.hasValidLicense
}
