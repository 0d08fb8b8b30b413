import { eq } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import { accountError } from '~/features/accounts/errors'
import type { Queryable, Transaction } from '~/platform/server/database/db'
import { companyError } from '../../errors'
import type { RoleInput } from '../../schema'
import { company, companyMember } from '../table'

/**
 * How many members the company's plan allows, null for unlimited; billing knows and the composition root passes it in.
 */
export type MemberLimit = (db: Queryable, companyId: string) => Promise<number | null>

/** What features on top know of a company's members. */
export type MemberRules = {
  memberLimit: MemberLimit
  /** The company's postings that somebody may read along, without those that are archived; newest first. */
  readablePostings: (db: Queryable, companyId: string) => Promise<{ id: string; title: string }[]>
  /** Titles of any of its postings, by id. */
  postingTitles: (db: Queryable, companyId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

/**
 * The columns of a role.
 * @throws AppError for a posting that is not the company's
 */
export async function roleColumns(
  db: Queryable,
  companyId: string,
  { role, jobPostingId }: RoleInput,
  { postingTitles }: MemberRules,
) {
  if (role !== 'reader') return { isAdmin: role === 'admin', readsJobPostingId: null }
  if (jobPostingId === null || !(await postingTitles(db, companyId, [jobPostingId])).has(jobPostingId)) {
    throw companyError('readsUnknownPosting')
  }
  return { isAdmin: false, readsJobPostingId: jobPostingId }
}

/**
 * Lets only one change of a company's members run at a time.
 * @returns the members
 */
export async function lockMembers(tx: Transaction, companyId: string) {
  await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('update')
  return tx.select().from(companyMember).where(eq(companyMember.companyId, companyId))
}

/** The same for an admin, who may have lost the role while waiting for the lock. */
export async function lockMembersAsAdmin(tx: Transaction, actor: CompanyActor) {
  const members = await lockMembers(tx, actor.company.id)
  const isAdmin = members.some((member) => member.userId === actor.userId && member.isAdmin)
  if (!isAdmin) throw accountError('companyAdminsOnly')
  return members
}
