import { eq } from 'drizzle-orm'
import type { SignedInActor } from '~/features/accounts/actor'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { audit } from '~/platform/server/audit/audit'
import type { Transaction } from '~/platform/server/database/db'
import { hashLinkToken } from '~/platform/server/link-token'
import { companyError } from '../../errors'
import { invitationState } from '../../invitation'
import { memberRole } from '../../vocabulary'
import { leaveEmptyCompanies } from '../members/empty-companies'
import { transition } from '../members/invitation-lifecycle'
import { isSuspended } from '../suspended'
import { companyInvitation, companyMember } from '../table'
import { lockMembers, type MemberLimit } from './company-context'

/**
 * Adds the signed-in user to the inviting company. The empty company from the registration is removed, so that the new
 * one is in use; other memberships stay, and the oldest is the one in use.
 * @returns whether the company is the one in use now
 */
export async function acceptInvitation(ctx: SignedInContext, token: string, memberLimit: MemberLimit) {
  const { actor, db, now } = ctx
  return db.transaction(async (tx) => {
    const invitation = await findForActor(tx, token, actor)
    const { id, companyId, isAdmin, readsJobPostingId } = invitation
    const members = await lockMembers(tx, companyId)
    const isMember = members.some((member) => member.userId === actor.userId)
    const state = invitationState(await reread(tx, id), now)
    // Pressed twice, or the first answer was lost.
    if (state === 'accepted' && isMember) return { isInUse: await isInUse(tx, actor.userId, companyId) }
    if (state === 'accepted') throw companyError('invitationUsed')
    if (state === 'revoked') throw companyError('invitationRevoked')
    if (state === 'expired') throw companyError('invitationExpired')
    if (await isSuspended(tx, companyId)) throw companyError('invitedBySuspended')
    const maxMembers = await memberLimit(tx, companyId)
    if (!isMember && maxMembers !== null && members.length >= maxMembers) throw companyError('companyFull')
    if ((await transition(tx, eq(companyInvitation.id, id), 'accept')) === 0) throw companyError('invitationUsed')
    const role = { isAdmin, readsJobPostingId }
    await tx
      .insert(companyMember)
      .values({ companyId, userId: actor.userId, ...role })
      .onConflictDoNothing()
    await leaveEmptyCompanies(tx, actor.userId, companyId)
    await audit(tx, actor, 'member.joined', { type: 'company', id: companyId, details: { role: memberRole(role) } })
    return { isInUse: await isInUse(tx, actor.userId, companyId) }
  })
}

async function findForActor(tx: Transaction, token: string, actor: SignedInActor) {
  const [invitation] = await tx
    .select()
    .from(companyInvitation)
    .where(eq(companyInvitation.tokenHash, hashLinkToken(token)))
  if (!invitation) throw companyError('invitationNotFound')
  if (invitation.email !== actor.email.toLowerCase()) throw companyError('otherAddress')
  if (actor.type !== 'COMPANY') throw companyError('applicantAccount')
  return invitation
}

// The state is reliable only under the company's lock.
async function reread(tx: Transaction, id: string) {
  const [row] = await tx
    .select({ status: companyInvitation.status, expiresAt: companyInvitation.expiresAt })
    .from(companyInvitation)
    .where(eq(companyInvitation.id, id))
  if (!row) throw companyError('invitationNotFound')
  return row
}

async function isInUse(tx: Transaction, userId: string, companyId: string) {
  const [oldest] = await tx
    .select({ companyId: companyMember.companyId })
    .from(companyMember)
    .where(eq(companyMember.userId, userId))
    .orderBy(companyMember.createdAt, companyMember.id)
    .limit(1)
  return oldest?.companyId === companyId
}
