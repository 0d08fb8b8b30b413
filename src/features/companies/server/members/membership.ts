import { and, count, eq, inArray, ne, notInArray } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import type { Queryable, Transaction } from '~/platform/server/database/db'
import { company, companyInvitation, companyMember } from '../table'
import { endUnanswered } from './end-unanswered'
import { transition } from './invitation-lifecycle'

/**
 * Creates the company of a user who registered as one, with the user as first admin. Repeating it changes nothing.
 * @returns the id of the company the user belongs to
 */
export async function createCompanyFor(db: Queryable, userId: string): Promise<string> {
  return db.transaction(async (tx) => {
    // Two calls at once must not make two companies.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update')
    const [existing] = await tx
      .select({ companyId: companyMember.companyId })
      .from(companyMember)
      .where(eq(companyMember.userId, userId))
      .limit(1)
    if (existing) return existing.companyId
    const [created] = await tx.insert(company).values({}).returning({ id: company.id })
    if (!created) throw new Error('insert returned no row')
    await tx.insert(companyMember).values({ companyId: created.id, userId, isAdmin: true })
    return created.id
  })
}

/**
 * Locks the companies of somebody who is about to leave them for good: of two admins who go at the same moment the second
 * is the last one, and nobody joins meanwhile.
 */
export async function lockCompaniesOf(tx: Transaction, userId: string): Promise<void> {
  const own = tx.select({ id: companyMember.companyId }).from(companyMember).where(eq(companyMember.userId, userId))
  await tx.select({ id: company.id }).from(company).where(inArray(company.id, own)).orderBy(company.id).for('update')
}

/**
 * Under these locks: takes the member out of the companies that go on, with their open invitations, and ends all those of
 * the others, which would have members without an admin otherwise.
 * @param abandoned companies without other members; there the member stays until the account goes
 */
export async function leaveCompanies(tx: Transaction, userId: string, abandoned: readonly string[]): Promise<void> {
  await transition(tx, inArray(companyInvitation.companyId, [...abandoned]), 'revoke')
  await endUnanswered(tx, userId, null)
  const goingOn = notInArray(companyMember.companyId, [...abandoned])
  await tx.delete(companyMember).where(and(eq(companyMember.userId, userId), goingOn))
}

/** Whether a company would have members but no admin without this user. */
export async function isIndispensableAdmin(db: Queryable, userId: string): Promise<boolean> {
  const memberships = await db
    .select({ companyId: companyMember.companyId })
    .from(companyMember)
    .where(and(eq(companyMember.userId, userId), eq(companyMember.isAdmin, true)))
  for (const { companyId } of memberships) {
    const others = await countOthers(db, companyId, userId)
    if (others.members > 0 && others.admins === 0) return true
  }
  return false
}

async function countOthers(db: Queryable, companyId: string, userId: string) {
  const rows = await db
    .select({ isAdmin: companyMember.isAdmin, count: count() })
    .from(companyMember)
    .where(and(eq(companyMember.companyId, companyId), ne(companyMember.userId, userId)))
    .groupBy(companyMember.isAdmin)
  const admins = rows.find((row) => row.isAdmin)?.count ?? 0
  return { admins, members: rows.reduce((sum, row) => sum + row.count, 0) }
}
