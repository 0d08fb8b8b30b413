import { eq } from 'drizzle-orm'
import type { CompanyContext } from '~/features/accounts/server/command-context'
import { audit } from '~/platform/server/audit/audit'
import { companyError } from '../../errors'
import { memberRights } from '../../policy'
import type { ChangeRoleInput } from '../../schema'
import { endUnanswered } from '../members/end-unanswered'
import { companyMember } from '../table'
import { lockMembersAsAdmin, type MemberRules, roleColumns } from './company-context'

/**
 * Gives a member another role; the last admin keeps theirs. It counts from the member's next request on. Who is no admin
 * any more has invited nobody.
 */
export async function changeRole(ctx: CompanyContext, { memberId, ...input }: ChangeRoleInput, rules: MemberRules) {
  await ctx.db.transaction(async (tx) => {
    const members = await lockMembersAsAdmin(tx, ctx.actor)
    const member = members.find((each) => each.id === memberId)
    if (!member) throw companyError('memberNotFound')
    const role = await roleColumns(tx, ctx.actor.company.id, input, rules)
    if (member.isAdmin === role.isAdmin && member.readsJobPostingId === role.readsJobPostingId) return
    if (!memberRights(member, members).changeRole) throw companyError('lastAdmin')
    await tx.update(companyMember).set(role).where(eq(companyMember.id, memberId))
    if (!role.isAdmin) await endUnanswered(tx, member.userId, ctx.actor.company.id)
    await audit(tx, ctx.actor, 'member.role-changed', {
      type: 'user',
      id: member.userId,
      details: { role: input.role },
    })
  })
}

/**
 * Removes a member from the company, and withdraws whom they invited; the account stays. The last admin cannot be
 * removed.
 */
export async function removeMember(ctx: CompanyContext, { memberId }: { memberId: string }) {
  await ctx.db.transaction(async (tx) => {
    const members = await lockMembersAsAdmin(tx, ctx.actor)
    const member = members.find((each) => each.id === memberId)
    if (!member) throw companyError('memberNotFound')
    if (!memberRights(member, members).remove) throw companyError('lastAdmin')
    await tx.delete(companyMember).where(eq(companyMember.id, memberId))
    await endUnanswered(tx, member.userId, ctx.actor.company.id)
    await audit(tx, ctx.actor, 'member.removed', { type: 'user', id: member.userId })
  })
}
