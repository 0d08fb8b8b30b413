import { eq } from 'drizzle-orm'
import type { Transaction } from '~/platform/server/database/db'
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

/**
 * A suspended company answers those who wait for it, and does nothing else towards other people.
 * @throws AppError suspended
 */
export async function refuseSuspended(tx: Transaction, companyId: string): Promise<void> {
  if (await isSuspended(tx, companyId)) throw companyError('suspended')
}
