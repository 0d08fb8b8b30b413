import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '~/platform/server/database/db'
import { license } from '../table'

/** Lets a company's licence rest by a platform admin's decision; what it was is kept for the return. Repeatable. */
export async function suspendLicense(tx: Transaction, companyId: string): Promise<void> {
  const before = sql`case when ${license.state} = 'suspended' then ${license.stateBeforeSuspension} else ${license.state} end`
  await tx
    .insert(license)
    .values({ companyId, state: 'suspended', stateBeforeSuspension: 'none' })
    .onConflictDoUpdate({ target: license.companyId, set: { state: 'suspended', stateBeforeSuspension: before } })
}

/** Gives a suspended licence its state back; what ran out meanwhile is expired by its date. */
export async function restoreLicense(tx: Transaction, companyId: string): Promise<void> {
  const [current] = await tx
    .select({ state: license.state, before: license.stateBeforeSuspension })
    .from(license)
    .where(eq(license.companyId, companyId))
    .for('update')
  if (current?.state !== 'suspended' || current.before === null) return
  await tx
    .update(license)
    .set({ state: current.before, stateBeforeSuspension: null })
    .where(eq(license.companyId, companyId))
}
