import { sql } from 'drizzle-orm'
import { applicantProfile } from '~/features/applicants/server/table'
import { companyProfile } from '~/features/companies/server/table'
import type { Side } from '../../vocabulary'
import { conversation } from '../table'

/** Messages about a résumé hide addresses until both sides agree; applicants have given theirs already. */
export function isShielded() {
  return sql<boolean>`(${conversation.applicationId} is null and (${conversation.companySharedAt} is null or ${conversation.applicantSharedAt} is null))`
}

/** The other side's name. */
export function partnerName(side: Side) {
  if (side === 'applicant') return sql<string>`coalesce(${companyProfile.name}, 'Unternehmen')`
  return sql<string>`${applicantProfile.firstName} || ' ' || ${applicantProfile.lastName}`
}
