import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { applicantProfile } from '~/features/applicants/server/table'
import type { ApplicationAnswer, ResumeSnapshot } from '../../schema'
import { application, applicationEvent } from '../table'

/** Whether the company does not see who applied: sent to an anonymous posting, and names not shown since. */
export const isHidden = sql<boolean>`(${application.alias} is not null and ${application.namesShownAt} is null)`

const mask = application.masked

/**
 * An application as its company may read it at this moment. Whatever goes to a company, as answer, file or mail, reads
 * these instead of the columns, in the same statement: what is hidden never leaves the database, and nobody can search
 * or sort by it (`tests/architecture/company-view.test.ts`).
 */
export const companyView = {
  snapshot: seen<ResumeSnapshot>(sql`${mask}->'snapshot'`, application.resumeSnapshot),
  coverLetter: seen<string>(sql`${mask}->>'coverLetter'`, application.coverLetter),
  answers: seen<ApplicationAnswer[]>(sql`${mask}->'answers'`, application.answers),
  /** Leads to the résumé and to other applications of the person. */
  applicantProfileId: seen<string | null>(sql`null`, application.applicantProfileId),
  lat: seen<number | null>(sql`(${mask}->'point'->>'lat')::float8`, applicantProfile.lat),
  lon: seen<number | null>(sql`(${mask}->'point'->>'lon')::float8`, applicantProfile.lon),
  /** Needs the table of events. */
  eventMessage: seen<string | null>(sql`${applicationEvent.maskedMessage}`, applicationEvent.message),
} as const

/** A text field of the résumé as sent. */
export function seenField(
  name: 'firstName' | 'lastName' | 'email' | 'phone' | 'postalCode' | 'city' | 'headline' | 'photoFileId',
): SQL<string> {
  const key = sql.raw(`'${name}'`)
  return seen<string>(sql`${mask}->'snapshot'->>${key}`, sql`${application.resumeSnapshot}->>${key}`)
}

export const firstName = seenField('firstName')
export const lastName = seenField('lastName')
/** "Bewerbung 7F" while the name is hidden. */
export const seenName = sql<string>`${firstName} || ' ' || ${lastName}`

function seen<Value>(masked: SQL, full: AnyPgColumn | SQL): SQL<Value> {
  return sql<Value>`(case when ${isHidden} then ${masked} else ${full} end)`
}
