import { getConfig } from '~/platform/server/config'

/** What mails to both sides of an interview need of the application. */
export type InterviewSides = {
  id: string
  companyId: string
  jobPostingId: string
  title: string
  companyName: string
  /** The account's current address; the one in the frozen copy may be old. */
  applicantEmail: string
  /** Only for mails to the person. */
  snapshot: { firstName: string }
  /** The name as the company may read it. */
  seenName: string
}

/** The applicant as a recipient of mails. */
export function applicantOf({ applicantEmail, snapshot }: Pick<InterviewSides, 'applicantEmail' | 'snapshot'>) {
  return { email: applicantEmail, firstName: snapshot.firstName }
}

/** Names for mails: applicant, posting and company. */
export function namesOf({ seenName, title, companyName }: InterviewSides) {
  return { jobTitle: title, companyName, applicantName: seenName }
}

/** The page of an application for its applicant; absolute. */
export function applicantUrl(applicationId: string): string {
  return `${getConfig().APP_URL}/app/applicant/applications?bewerbung=${applicationId}`
}

/** The page of an application for its company; absolute. */
export function companyUrl(applicationId: string): string {
  return `${getConfig().APP_URL}/app/company/applications?bewerbung=${applicationId}`
}
