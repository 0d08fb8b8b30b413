import { sql } from 'drizzle-orm'
import { applicantProfile } from '~/features/applicants/server/table'
import { companyProfile } from '~/features/companies/server/table'
import type { Side } from '../../vocabulary'
import { conversation } from '../table'

/** Words of a conversation about a résumé hide addresses until both agree; who applied has given theirs already. */
export function isShielded() {
  return sql<boolean>`(${conversation.applicationId} is null and (${conversation.companySharedAt} is null or ${conversation.applicantSharedAt} is null))`
}

/** Whom the thread is with, seen from one side. */
export function partnerName(side: Side) {
  if (side === 'applicant') return sql<string>`coalesce(${companyProfile.name}, 'Unternehmen')`
  return sql<string>`${applicantProfile.firstName} || ' ' || ${applicantProfile.lastName}`
}
