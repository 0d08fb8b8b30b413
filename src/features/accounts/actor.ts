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
  /** Null for who only reads one posting's applications: whatever asks for a company refuses them. */
  company: ActorCompany | null
  /** Set for them instead. Missing means none. */
  reader?: ActorReader | null
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

/** A colleague who reads the applications to one posting, and decides nothing. */
export type ActorReader = { companyId: string; jobPostingId: string; hasLicensedProfile: boolean }

/** A company user who works for all of a company. */
export type CompanyActor = SignedInActor & { company: ActorCompany }

export type ReaderActor = SignedInActor & { company: null; reader: ActorReader }

/** Everybody at a company who reads applications. */
export type TeamActor = CompanyActor | ReaderActor

export type ApplicantActor = SignedInActor & { applicantProfileId: string }

/** Whether somebody works for all of a company: an admin or a recruiter. */
export function isCompanyActor(actor: Actor): actor is CompanyActor {
  return actor?.type === 'COMPANY' && actor.company !== null
}

/** Whether somebody at a company reads only one posting's applications. */
export function isReaderActor(actor: Actor): actor is ReaderActor {
  return actor?.type === 'COMPANY' && actor.company === null && (actor.reader ?? null) !== null
}

/** Of which company somebody reads applications, and to which posting; null means to all of its postings. */
export function teamScope(actor: TeamActor): { companyId: string; jobPostingId: string | null } {
  return actor.company ? { companyId: actor.company.id, jobPostingId: null } : actor.reader
}

/** Whether somebody is an applicant with a profile. */
export function isApplicantActor(actor: Actor): actor is ApplicantActor {
  return actor?.type === 'APPLICANT' && actor.applicantProfileId !== null
}
