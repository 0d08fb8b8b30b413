import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '~/platform/server/database/db'
import { companyInvitation, companyVerification } from '../table'
import { transition } from './invitation-lifecycle'

/**
 * Ends what somebody began on their word alone and nobody has answered yet, where that word no longer counts: their open
 * invitations and proofs of a domain. What they did in the company's name with others (messages, offers, requests) stays
 * the company's.
 * @param companyId null for all companies
 */
export async function endUnanswered(tx: Transaction, userId: string, companyId: string | null): Promise<void> {
  const { invitedByUserId, companyId: invitedTo } = companyInvitation
  const isOfCompany = companyId === null ? undefined : eq(invitedTo, companyId)
  await transition(tx, and(eq(invitedByUserId, userId), isOfCompany), 'revoke')
  const { requestedByUserId, usedAt, companyId: provenFor } = companyVerification
  await tx
    .delete(companyVerification)
    .where(
      and(eq(requestedByUserId, userId), isNull(usedAt), companyId === null ? undefined : eq(provenFor, companyId)),
    )
}
