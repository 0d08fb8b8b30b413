import { eq } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import { accountError } from '~/features/accounts/errors'
import type { Database, Transaction } from '~/platform/server/database/db'
import { company, companyMember } from '../table'

export type CompanyContext = { db: Database; actor: CompanyActor; now: Date }

/**
 * How many members the company's plan allows, null for unlimited; billing knows and the composition root passes it in.
 */
export type MemberLimit = (db: Transaction | Database, companyId: string) => Promise<number | null>

/**
 * Lets only one change of a company's members run at a time.
 * @returns the members
 */
export async function lockMembers(tx: Transaction, companyId: string) {
  await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('update')
  return tx
    .select({ id: companyMember.id, userId: companyMember.userId, isAdmin: companyMember.isAdmin })
    .from(companyMember)
    .where(eq(companyMember.companyId, companyId))
}

/** The same for an admin, who may have lost the role while waiting for the lock. */
export async function lockMembersAsAdmin(tx: Transaction, actor: CompanyActor) {
  const members = await lockMembers(tx, actor.company.id)
  const isAdmin = members.some((member) => member.userId === actor.userId && member.isAdmin)
  if (!isAdmin) throw accountError('companyAdminsOnly')
  return members
}
