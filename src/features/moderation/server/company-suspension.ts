import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { session } from '~/features/accounts/server/table'
import { tellWaiting } from '~/features/applications/server/commands/leave-nobody-waiting'
import { application } from '~/features/applications/server/table'
import { suspendLicense } from '~/features/billing/server/subscriptions/license-lifecycle'
import { resumeBilling } from '~/features/billing/server/subscriptions/resume-subscription'
import { announceCompanyPages } from '~/features/companies/server/company-pages'
import { company, companyMember } from '~/features/companies/server/table'
import type { Queryable, Transaction } from '~/platform/server/database/db'
import { liftRemovals } from './removals'

/** Who suspends a company or lets it back in: an admin directly, or a decision on a report. */
type By = 'admin' | 'decision'

/**
 * Suspends a company: the licence is paused and every member is signed out. They may sign in again, to read what
 * happened, for their invoices and to answer applicants, who are informed.
 */
export async function shutOutCompany(
  tx: Transaction,
  companyId: string,
  { reason, by, now }: { reason: string; by: By; now: Date },
): Promise<void> {
  const before = await lockSuspension(tx, companyId)
  const direct = by === 'admin' ? { directSuspensionReason: reason } : {}
  await tx
    .update(company)
    .set({ suspendedAt: now, suspensionReason: reason, ...direct })
    .where(eq(company.id, companyId))
  await suspendLicense(tx, companyId)
  if (!before?.suspendedAt) await tellWaiting(tx, eq(application.companyId, companyId), 'company-suspended', now)
  const members = tx
    .select({ userId: companyMember.userId })
    .from(companyMember)
    .where(eq(companyMember.companyId, companyId))
  await tx.delete(session).where(inArray(session.userId, members))
  await announceCompanyPages(tx, companyId)
}

/**
 * Ends a company's suspension, with the remaining licence. Waiting applicants were warned, and are informed of this. A
 * decision takes back only what decisions did: what an admin did directly stays, for its own reason.
 * @returns false when the company stays suspended
 */
export async function letCompanyBackIn(
  tx: Transaction,
  companyId: string,
  { by, now }: { by: By; now: Date },
): Promise<boolean> {
  const before = await lockSuspension(tx, companyId)
  const direct = before?.directSuspensionReason ?? null
  if (by === 'decision' && direct !== null) {
    await tx.update(company).set({ suspensionReason: direct }).where(eq(company.id, companyId))
    return false
  }
  await tx
    .update(company)
    .set({ suspendedAt: null, suspensionReason: null, directSuspensionReason: null })
    .where(eq(company.id, companyId))
  if (by === 'admin') await liftRemovals(tx, companyId, now)
  await resumeBilling(tx, companyId, now)
  await announceCompanyPages(tx, companyId)
  if (before?.suspendedAt) await tellWaiting(tx, eq(application.companyId, companyId), 'company-restored', now)
  return true
}

/** Of several decisions one was taken back. What an admin did directly keeps its own reason. */
export async function nameReason(tx: Transaction, companyId: string, reason: string): Promise<void> {
  const before = await lockSuspension(tx, companyId)
  if (!before?.suspendedAt) return
  await tx
    .update(company)
    .set({ suspensionReason: before.directSuspensionReason ?? reason })
    .where(eq(company.id, companyId))
}

/** Whether an admin has suspended a company apart from any report. */
export async function isSuspendedDirectly(db: Queryable, companyId: string): Promise<boolean> {
  const isDirect = and(eq(company.id, companyId), isNotNull(company.directSuspensionReason))
  return (await db.$count(company, isDirect)) > 0
}

async function lockSuspension(tx: Transaction, companyId: string) {
  const [found] = await tx
    .select({ suspendedAt: company.suspendedAt, directSuspensionReason: company.directSuspensionReason })
    .from(company)
    .where(eq(company.id, companyId))
    .for('update')
  return found
}
