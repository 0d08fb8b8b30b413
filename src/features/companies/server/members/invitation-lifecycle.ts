import { and, inArray, type SQL } from 'drizzle-orm'
import { INVITATION_MOVES, type InvitationEvent } from '~/features/companies/invitation'
import type { Transaction } from '~/platform/server/database/db'
import { companyInvitation } from '../table'

type Link = Pick<typeof companyInvitation.$inferInsert, 'tokenHash' | 'expiresAt' | 'invitedByUserId'>

/**
 * The only way to change the status of invitations: changes those in scope for which the event is allowed.
 * @param link a new one, and who vouches for it; the old one stops working
 * @returns how many were changed
 */
export async function transition(
  tx: Transaction,
  scope: SQL | undefined,
  event: InvitationEvent,
  link: Partial<Link> = {},
): Promise<number> {
  const { to } = INVITATION_MOVES[event]
  const moved = await tx
    .update(companyInvitation)
    .set({ ...link, status: to })
    .where(and(scope, inArray(companyInvitation.status, INVITATION_MOVES[event].from)))
    .returning({ id: companyInvitation.id })
  return moved.length
}
