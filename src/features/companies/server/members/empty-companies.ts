import { and, eq, isNull, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Transaction } from '~/platform/server/database/db'
import { company, companyMember, companyProfile } from '../table'

/**
 * Deletes the companies of a registration that nothing was made of: no name from a billing set-up, no profile and no
 * other members.
 * @param joinedId the one that stays; null when none does
 */
export async function leaveEmptyCompanies(tx: Transaction, userId: string, joinedId: string | null): Promise<void> {
  const other = alias(companyMember, 'other')
  const others = tx
    .select({ found: sql`1` })
    .from(other)
    .where(and(eq(other.companyId, company.id), ne(other.userId, userId)))
  const empty = await tx
    .select({ id: company.id })
    .from(companyMember)
    .innerJoin(company, eq(company.id, companyMember.companyId))
    .leftJoin(companyProfile, eq(companyProfile.companyId, company.id))
    .where(
      and(
        eq(companyMember.userId, userId),
        joinedId === null ? undefined : ne(company.id, joinedId),
        isNull(company.name),
        isNull(companyProfile.id),
        notExists(others),
      ),
    )
  for (const { id } of empty) await deleteUnlessReferred(tx, id)
}

// Features to the right (billing, postings) refer to companies; their foreign keys know best whether one is in use.
async function deleteUnlessReferred(tx: Transaction, companyId: string) {
  try {
    await tx.transaction((savepoint) => savepoint.delete(company).where(eq(company.id, companyId)))
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error
  }
}

function isForeignKeyViolation(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23503'
}
