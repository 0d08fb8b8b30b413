import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { applicantProfile } from '~/features/applicants/server/table'
import { isHidden, seenName } from '~/features/applications/server/anonymous/company-view'
import { application } from '~/features/applications/server/table'
import { companyProfile } from '~/features/companies/server/table'
import type { Side } from '../../vocabulary'
import { conversation, message } from '../table'

/** Messages about a résumé hide addresses until both sides agree; applicants have given theirs already. */
export function isShielded() {
  return sql<boolean>`(${conversation.applicationId} is null and (${conversation.companySharedAt} is null or ${conversation.applicantSharedAt} is null))`
}

/** Whether this side does not see who the other one is; the query includes the application, if there is one. */
export function isPartnerHidden(side: Side) {
  return side === 'applicant' ? sql<boolean>`false` : sql<boolean>`(${application.id} is not null and ${isHidden})`
}

/** The words of a message as this side may read them. */
export function bodyFor(side: Side, of: { body: AnyPgColumn; maskedBody: AnyPgColumn } = message) {
  // Without a masked text nothing is shown, rather than too much.
  return sql<string>`(case when ${isPartnerHidden(side)} then coalesce(${of.maskedBody}, '') else ${of.body} end)`
}

/**
 * The beginning of these words. Whole while addresses are hidden, to be cut behind that: nobody recognises half of an
 * address.
 */
export function beginningFor(side: Side, length: number, of?: Parameters<typeof bodyFor>[1]) {
  const body = bodyFor(side, of)
  return sql<string>`(case when ${isShielded()} then ${body} else left(${body}, ${length}) end)`
}

/** The other side's name. */
export function partnerName(side: Side) {
  if (side === 'applicant') return sql<string>`coalesce(${companyProfile.name}, 'Unternehmen')`
  return sql<string>`(case when ${isPartnerHidden(side)} then ${seenName}
    else ${applicantProfile.firstName} || ' ' || ${applicantProfile.lastName} end)`
}
