type Member = { id: string; isAdmin: boolean }

/**
 * What company admins may do with one of the members: the last admin can neither be removed nor lose the role, not even
 * by themselves.
 */
export function memberRights(member: Member, members: readonly Member[]) {
  const admins = members.filter((each) => each.isAdmin)
  const isLastAdmin = member.isAdmin && admins.length === 1
  return { changeRole: !isLastAdmin, remove: !isLastAdmin }
}
