import type { ResumeSnapshot } from '~/features/applications/schema'
import { getConfig } from '~/platform/server/config'

/** What mails to both sides of an interview need of the application. */
export type InterviewSides = {
  id: string
  companyId: string
  title: string
  companyName: string
  /** The account's current address; the one in the frozen copy may be old. */
  applicantEmail: string
  snapshot: Pick<ResumeSnapshot, 'firstName' | 'lastName'>
}

export function applicantOf({ applicantEmail, snapshot }: Pick<InterviewSides, 'applicantEmail' | 'snapshot'>) {
  return { email: applicantEmail, firstName: snapshot.firstName }
}

export function namesOf({ snapshot, title, companyName }: InterviewSides) {
  return { jobTitle: title, companyName, applicantName: `${snapshot.firstName} ${snapshot.lastName}` }
}

export function applicantUrl(applicationId: string): string {
  return `${getConfig().APP_URL}/app/applicant/applications?bewerbung=${applicationId}`
}

export function companyUrl(applicationId: string): string {
  return `${getConfig().APP_URL}/app/company/applications?bewerbung=${applicationId}`
}
