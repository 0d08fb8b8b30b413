import { getConfig } from '~/platform/server/config'
import type { ResumeSnapshot } from '../schema'

/** What is to know of an application to write to both sides of its interview. */
export type InterviewSides = {
  id: string
  companyId: string
  title: string
  companyName: string
  snapshot: Pick<ResumeSnapshot, 'email' | 'firstName' | 'lastName'>
}

export function applicantOf({ snapshot }: Pick<InterviewSides, 'snapshot'>) {
  return { email: snapshot.email, firstName: snapshot.firstName }
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
