export type ReaderSide = 'applicant' | 'company'

type Reader = { type: 'APPLICANT' | 'COMPANY'; isPlatformAdmin: boolean; hasApplicantProfile: boolean }

/** Whether somebody is platform admin and nothing else: their account looks like an applicant's without a profile. */
export function isOnlyAdmin({ isPlatformAdmin, hasApplicantProfile }: Omit<Reader, 'type'>): boolean {
  return isPlatformAdmin && !hasApplicantProfile
}

/** How somebody is addressed: "du" to applicants, "Sie" to companies and platform admins. */
export function readerSide(reader: Reader): ReaderSide {
  return reader.type === 'COMPANY' || isOnlyAdmin(reader) ? 'company' : 'applicant'
}
