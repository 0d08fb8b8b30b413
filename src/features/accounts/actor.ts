import type { UserType } from './vocabulary.ts'

/** Who acts, with everything a policy needs to decide; loaded once per request from the session. Null is a visitor. */
export type SignedInActor = {
  userId: string
  email: string
  name: string
  type: UserType
  isPlatformAdmin: boolean
  /** An authenticator app or a passkey. Missing means none. */
  hasSecondFactor?: boolean
  applicantProfileId: string | null
  company: ActorCompany | null
}

/** The company in use: that of the user's oldest membership. */
export type ActorCompany = {
  id: string
  isAdmin: boolean
  profileId: string | null
  hasValidLicense: boolean
  billingSetup: boolean
}

export type Actor = SignedInActor | null

/** A company user who belongs to a company. */
export type CompanyActor = SignedInActor & { company: ActorCompany }

/** An applicant with a profile. */
export type ApplicantActor = SignedInActor & { applicantProfileId: string }

/** Whether somebody is a member of a company. */
export function isCompanyActor(actor: Actor): actor is CompanyActor {
  return actor?.type === 'COMPANY' && actor.company !== null
}

/** Whether somebody is an applicant with a profile. */
export function isApplicantActor(actor: Actor): actor is ApplicantActor {
  return actor?.type === 'APPLICANT' && actor.applicantProfileId !== null
}
