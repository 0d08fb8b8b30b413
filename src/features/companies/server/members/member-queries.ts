import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { type Actor, isCompanyActor, isReaderActor, type SignedInActor } from '~/features/accounts/actor'
import { session, user } from '~/features/accounts/server/table'
import { companyError } from '~/features/companies/errors'
import { invitationState, maskEmail } from '~/features/companies/invitation'
import { memberRights } from '~/features/companies/policy'
import { memberRole } from '~/features/companies/vocabulary'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { hashLinkToken } from '~/platform/server/link-token'
import type { MemberRules } from '../commands/company-context'
import { company, companyInvitation, companyMember, companyProfile } from '../table'

/** Members and open invitations of the company, with what an admin may do; `maxMembers` null is unlimited. */
export async function listMembers(
  db: Queryable,
  scope: { companyId: string; userId: string },
  now: Date,
  { memberLimit, readablePostings, postingTitles }: MemberRules,
) {
  const rows = await db
    .select({
      ...pick(companyMember, 'id', 'userId', 'isAdmin', 'readsJobPostingId'),
      name: user.name,
      email: user.email,
      since: companyMember.createdAt,
      lastActiveOn: lastActiveOn(),
    })
    .from(companyMember)
    .innerJoin(user, eq(user.id, companyMember.userId))
    .where(eq(companyMember.companyId, scope.companyId))
    .orderBy(asc(companyMember.createdAt), asc(companyMember.id))
  const invited = await listInvitations(db, scope.companyId, now)
  const read = [...rows, ...invited].flatMap(({ readsJobPostingId }) => readsJobPostingId ?? [])
  const [titles, postings, maxMembers] = await Promise.all([
    postingTitles(db, scope.companyId, read),
    readablePostings(db, scope.companyId),
    memberLimit(db, scope.companyId),
  ])
  const members = rows.map(({ userId, isAdmin, readsJobPostingId, ...member }) => ({
    ...member,
    ...roleShown({ isAdmin, readsJobPostingId }, titles),
    isMe: userId === scope.userId,
    can: memberRights({ id: member.id, isAdmin }, rows),
  }))
  const invitations = invited.map(({ isAdmin, readsJobPostingId, ...row }) => ({
    ...row,
    ...roleShown({ isAdmin, readsJobPostingId }, titles),
  }))
  const taken = members.length + invitations.filter(({ state }) => state === 'pending').length
  const can = { invite: maxMembers === null || taken < maxMembers }
  return { members, invitations, postings, taken, maxMembers, can }
}

type RoleColumns = { isAdmin: boolean; readsJobPostingId: string | null }

/** A role as admins see it; `posting` is what a reader reads, without a title when it was deleted. */
function roleShown(columns: RoleColumns, titles: ReadonlyMap<string, string>) {
  const { readsJobPostingId: id } = columns
  return { role: memberRole(columns), posting: id === null ? null : { id, title: titles.get(id) ?? null } }
}

/** The actor's own role, and for readers what they read; null for who belongs to no company. */
export async function ownRole(db: Queryable, actor: SignedInActor, { postingTitles }: MemberRules) {
  if (isCompanyActor(actor)) return { role: memberRole({ ...actor.company, readsJobPostingId: null }), posting: null }
  if (!isReaderActor(actor)) return null
  const { companyId, jobPostingId } = actor.reader
  return roleShown(
    { isAdmin: false, readsJobPostingId: jobPostingId },
    await postingTitles(db, companyId, [jobPostingId]),
  )
}

/**
 * The German calendar day on which a member was last active; null for those who never signed in. The day and not the
 * hour, and for admins only: it shows which account can be removed, not how long somebody works
 * (docs/decisions/012-last-active-day.md).
 */
function lastActiveOn() {
  const seen = sql`greatest(${user.lastActiveAt}, (select max(${session.updatedAt}) from ${session} where ${session.userId} = ${user.id}))`
  return sql<string | null>`to_char(${seen} at time zone 'Europe/Berlin', 'YYYY-MM-DD')`
}

/** The invitation behind a link, for whoever holds it. */
export async function findInvitation(db: Queryable, token: string, actor: Actor, now: Date) {
  const [row] = await db
    .select({
      ...pick(companyInvitation, 'email', 'status', 'expiresAt', 'isAdmin', 'readsJobPostingId'),
      companyName: company.name,
      profileName: companyProfile.name,
      invitedBy: user.name,
    })
    .from(companyInvitation)
    .innerJoin(company, eq(company.id, companyInvitation.companyId))
    .leftJoin(companyProfile, eq(companyProfile.companyId, companyInvitation.companyId))
    .leftJoin(user, eq(user.id, companyInvitation.invitedByUserId))
    .where(eq(companyInvitation.tokenHash, hashLinkToken(token)))
  if (!row) throw companyError('invitationNotFound')
  return {
    companyName: row.profileName ?? row.companyName,
    invitedBy: row.invitedBy,
    role: memberRole(row),
    maskedEmail: maskEmail(row.email),
    expiresAt: row.expiresAt,
    state: invitationState(row, now),
    viewer: viewerOf(row.email, actor),
  }
}

function viewerOf(email: string, actor: Actor): 'visitor' | 'invitee' | 'other' | 'applicant' {
  if (!actor) return 'visitor'
  if (actor.email.toLowerCase() !== email) return 'other'
  return actor.type === 'COMPANY' ? 'invitee' : 'applicant'
}

async function listInvitations(db: Queryable, companyId: string, now: Date) {
  const rows = await db
    .select(pick(companyInvitation, 'id', 'email', 'isAdmin', 'readsJobPostingId', 'status', 'expiresAt'))
    .from(companyInvitation)
    .where(and(eq(companyInvitation.companyId, companyId), inArray(companyInvitation.status, ['pending', 'expired'])))
    .orderBy(desc(companyInvitation.createdAt))
    .limit(100)
  return rows.map(({ status, ...row }) => ({ ...row, state: invitationState({ ...row, status }, now) }))
}
