import { and, count, eq, ne } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { company, companyMember } from '../table'

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
