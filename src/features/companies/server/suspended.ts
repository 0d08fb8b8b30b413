import { eq } from 'drizzle-orm'
import { anyOf, type Transaction } from '~/platform/server/database/db'
import { companyError } from '../errors'
import { company } from './table'

/**
 * Whether a company is suspended; a suspension that begins meanwhile waits for this transaction. Take it before other
 * locks, as the suspension does.
 */
export async function isSuspended(tx: Transaction, companyId: string): Promise<boolean> {
  const [row] = await tx
    .select({ suspendedAt: company.suspendedAt })
    .from(company)
    .where(eq(company.id, companyId))
    .for('key share')
  return (row?.suspendedAt ?? null) !== null
}

/** The suspended ones of several, locked likewise, in one order. */
export async function suspendedAmong(tx: Transaction, companyIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: company.id, suspendedAt: company.suspendedAt })
    .from(company)
    .where(anyOf(company.id, new Set(companyIds)))
    .orderBy(company.id)
    .for('key share')
  return new Set(rows.filter(({ suspendedAt }) => suspendedAt !== null).map(({ id }) => id))
}

/**
 * A suspended company answers those who wait for it, and does nothing else towards other people.
 * @throws AppError suspended
 */
export async function refuseSuspended(tx: Transaction, companyId: string): Promise<void> {
  if (await isSuspended(tx, companyId)) throw companyError('suspended')
}
