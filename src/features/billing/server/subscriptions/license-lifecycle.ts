import { and, eq, inArray, ne, type SQL } from 'drizzle-orm'
import { canChangeLicense, type License, VALID_LICENSE_STATES } from '~/features/billing/subscription/license'
import type { Queryable, Transaction } from '~/platform/server/database/db'
import { license } from '../table'

/**
 * Only this file writes the state of licences: as it follows from bookings and payments, and by the platform's
 * decision.
 */

/**
 * Sets the licence that follows from a company's subscription. The company is locked.
 * @throws Error when that cannot follow the current state: the caller derived it wrongly
 */
export async function transition(tx: Transaction, companyId: string, to: License): Promise<License> {
  const from = (await lockLicense(tx, companyId))?.state ?? 'none'
  if (from !== to.state && !canChangeLicense(from, to.state)) {
    throw new Error(`a licence cannot go from ${from} to ${to.state}`)
  }
  await tx
    .insert(license)
    .values({ companyId, ...to })
    .onConflictDoUpdate({ target: license.companyId, set: { ...to } })
  return to
}

/** Suspends a company's licence by a platform admin's decision; the previous state is kept. May be repeated. */
export async function suspendLicense(tx: Transaction, companyId: string): Promise<void> {
  await tx
    .insert(license)
    .values({ companyId, state: 'suspended', stateBeforeSuspension: 'none' })
    .onConflictDoUpdate({
      target: license.companyId,
      set: { state: 'suspended', stateBeforeSuspension: license.state },
      setWhere: ne(license.state, 'suspended'),
    })
}

/** Restores a suspended licence; one that ended meanwhile is expired by its date. */
export async function restoreLicense(tx: Transaction, companyId: string): Promise<void> {
  const current = await lockLicense(tx, companyId)
  if (current?.state !== 'suspended' || current.before === null) return
  await tx
    .update(license)
    .set({ state: current.before, stateBeforeSuspension: null })
    .where(eq(license.companyId, companyId))
}

/** Makes these licences valid until a date, whatever they were before; suspended ones stay suspended. */
export async function grantLicenses(tx: Transaction, companyIds: readonly string[], validUntil: Date): Promise<void> {
  if (companyIds.length === 0) return
  await tx
    .insert(license)
    .values(companyIds.map((companyId) => ({ companyId, state: 'active' as const, validUntil })))
    .onConflictDoUpdate({
      target: license.companyId,
      set: { validUntil, state: 'active' },
      setWhere: ne(license.state, 'suspended'),
    })
}

/**
 * Ends the valid licences in scope.
 * @param at when they ended, when that is not their date
 */
export async function expireLicenses(db: Queryable, scope: SQL | undefined, at?: Date): Promise<void> {
  await db
    .update(license)
    .set({ state: 'expired', ...(at && { validUntil: at }) })
    .where(and(scope, inArray(license.state, VALID_LICENSE_STATES)))
}

async function lockLicense(tx: Transaction, companyId: string) {
  const [row] = await tx
    .select({ state: license.state, before: license.stateBeforeSuspension })
    .from(license)
    .where(eq(license.companyId, companyId))
    .for('update')
  return row
}
