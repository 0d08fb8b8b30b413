import { and, eq, lte } from 'drizzle-orm'
import type { CompanyContext } from '~/features/accounts/server/command-context'
import { countAttempt } from '~/features/accounts/server/limits/attempts'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { user } from '~/features/accounts/server/table'
import { addDays } from '~/lib/dates/dates'
import { audit } from '~/platform/server/audit/audit'
import { getConfig } from '~/platform/server/config'
import type { Transaction } from '~/platform/server/database/db'
import { hashLinkToken, newLinkToken } from '~/platform/server/link-token'
import { companyError, memberLimitError } from '../../errors'
import { INVITATION_DAYS } from '../../invitation'
import type { InviteColleagueInput } from '../../schema'
import { type MemberRole, memberRole } from '../../vocabulary'
import { invitationMail } from '../emails'
import { transition } from '../members/invitation-lifecycle'
import { refuseSuspended } from '../suspended'
import { company, companyInvitation, companyMember, companyProfile } from '../table'
import { lockMembersAsAdmin, type MemberLimit, type MemberRules, roleColumns } from './company-context'

/** Invitations a company may send in a day: enough for any team, too little for bothering strangers. */
const SENDING = { max: 60, windowSeconds: 24 * 60 * 60 }

/** Invites a colleague by mail. Open invitations use a place of the plan, so that accepting cannot exceed it. */
export async function inviteColleague(ctx: CompanyContext, input: InviteColleagueInput, rules: MemberRules) {
  const companyId = ctx.actor.company.id
  return ctx.db.transaction(async (tx) => {
    const members = await lockMembersAsAdmin(tx, ctx.actor)
    await refuseSuspended(tx, companyId)
    if (await isRepeated(tx, companyId, input)) return { id: input.id }
    await expireInvitations(tx, companyId, ctx.now)
    await refuseKnown(tx, companyId, input.email)
    await refuseOverLimit(tx, companyId, members.length, rules.memberLimit)
    const role = await roleColumns(tx, companyId, input, rules)
    const token = newLinkToken()
    const expiresAt = addDays(ctx.now, INVITATION_DAYS)
    const { id, email } = input
    const row = {
      id,
      email,
      ...role,
      companyId,
      expiresAt,
      tokenHash: hashLinkToken(token),
      invitedByUserId: ctx.actor.userId,
    }
    await tx.insert(companyInvitation).values(row)
    await sendInvitation(tx, ctx, { email, token, expiresAt, role: input.role })
    const details = { role: input.role }
    await audit(tx, ctx.actor, 'member.invited', { type: 'company', id: companyId, details })
    return { id: input.id }
  })
}

/**
 * Resends an open or expired invitation with a new link; the old link stops working.
 * @throws AppError mailboxFull: then it works on
 */
export async function resendInvitation(ctx: CompanyContext, invitationId: string, { memberLimit }: MemberRules) {
  const companyId = ctx.actor.company.id
  await ctx.db.transaction(async (tx) => {
    const members = await lockMembersAsAdmin(tx, ctx.actor)
    await refuseSuspended(tx, companyId)
    await expireInvitations(tx, companyId, ctx.now)
    const own = and(eq(companyInvitation.id, invitationId), eq(companyInvitation.companyId, companyId))
    const [row] = await tx.select().from(companyInvitation).where(own)
    if (!row) throw companyError('invitationNotFound')
    if (row.status === 'accepted') throw companyError('invitationUsed')
    if (row.status === 'revoked') throw companyError('invitationRevoked')
    if (row.status === 'expired') {
      await refuseKnown(tx, companyId, row.email)
      await refuseOverLimit(tx, companyId, members.length, memberLimit)
    }
    const token = newLinkToken()
    const expiresAt = addDays(ctx.now, INVITATION_DAYS)
    const link = { tokenHash: hashLinkToken(token), expiresAt, invitedByUserId: ctx.actor.userId }
    await transition(tx, own, 'resend', link)
    await sendInvitation(tx, ctx, { email: row.email, token, expiresAt, role: memberRole(row) })
  })
}

/** Withdraws an open invitation. Repeating it changes nothing. */
export async function revokeInvitation(ctx: CompanyContext, invitationId: string) {
  await ctx.db.transaction(async (tx) => {
    await lockMembersAsAdmin(tx, ctx.actor)
    const own = and(eq(companyInvitation.id, invitationId), eq(companyInvitation.companyId, ctx.actor.company.id))
    const [row] = await tx.select({ status: companyInvitation.status }).from(companyInvitation).where(own)
    if (!row) throw companyError('invitationNotFound')
    if (row.status === 'accepted') throw companyError('invitationUsed')
    await transition(tx, own, 'revoke')
  })
}

function pendingOf(companyId: string) {
  return and(eq(companyInvitation.companyId, companyId), eq(companyInvitation.status, 'pending'))
}

async function isRepeated(tx: Transaction, companyId: string, { id }: { id: string }) {
  const [row] = await tx
    .select({ companyId: companyInvitation.companyId })
    .from(companyInvitation)
    .where(eq(companyInvitation.id, id))
  if (row && row.companyId !== companyId) throw companyError('changedMeanwhile')
  return row !== undefined
}

async function expireInvitations(tx: Transaction, companyId: string, now: Date) {
  const over = and(eq(companyInvitation.companyId, companyId), lte(companyInvitation.expiresAt, now))
  await transition(tx, over, 'expire')
}

async function refuseKnown(tx: Transaction, companyId: string, email: string) {
  const [member] = await tx
    .select({ id: companyMember.id })
    .from(companyMember)
    .innerJoin(user, eq(user.id, companyMember.userId))
    .where(and(eq(companyMember.companyId, companyId), eq(user.email, email)))
  if (member) throw companyError('alreadyMember')
  const invited = await tx.$count(companyInvitation, and(pendingOf(companyId), eq(companyInvitation.email, email)))
  if (invited > 0) throw companyError('alreadyInvited')
}

async function refuseOverLimit(tx: Transaction, companyId: string, members: number, memberLimit: MemberLimit) {
  const maxMembers = await memberLimit(tx, companyId)
  if (maxMembers === null) return
  const pending = await tx.$count(companyInvitation, pendingOf(companyId))
  if (members + pending >= maxMembers) throw memberLimitError(maxMembers)
}

/** @throws AppError mailboxFull, tooManyToday */
async function sendInvitation(
  tx: Transaction,
  { actor }: CompanyContext,
  { token, ...invitation }: { email: string; token: string; expiresAt: Date; role: MemberRole },
) {
  const { id: companyId } = actor.company
  await countAttempt(tx, `company-invitation ${companyId}`, SENDING)
  const [names] = await tx
    .select({ name: company.name, profileName: companyProfile.name })
    .from(company)
    .leftJoin(companyProfile, eq(companyProfile.companyId, company.id))
    .where(eq(company.id, companyId))
  const companyName = names?.profileName ?? names?.name ?? 'ein Unternehmen'
  const url = `${getConfig().APP_URL}/invitation/${token}`
  const left = await enqueueMails(tx, [invitationMail({ ...invitation, companyName, inviterName: actor.name, url })])
  // Nothing of it is kept then: an earlier link goes on.
  if (left === 0) throw companyError('mailboxFull')
}
