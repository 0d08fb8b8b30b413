import { eq, inArray } from 'drizzle-orm'
import { session } from '~/features/accounts/server/table'
import { tellWaiting } from '~/features/applications/server/commands/leave-nobody-waiting'
import { application } from '~/features/applications/server/table'
import { restoreLicense, suspendLicense } from '~/features/billing/server/subscriptions/license-lifecycle'
import { announceCompanyPages } from '~/features/companies/server/company-pages'
import { company, companyMember } from '~/features/companies/server/table'
import type { Transaction } from '~/platform/server/database/db'

/**
 * Suspends a company, by an admin or by a decision on a report: the licence is paused and every member is signed out.
 * They may sign in again, to read what happened, for their invoices and to answer applicants, who are informed.
 */
export async function shutOutCompany(tx: Transaction, companyId: string, reason: string, now: Date): Promise<void> {
  const wasShutOut = await isShutOut(tx, companyId)
  await tx.update(company).set({ suspendedAt: now, suspensionReason: reason }).where(eq(company.id, companyId))
  await suspendLicense(tx, companyId)
  if (!wasShutOut) await tellWaiting(tx, eq(application.companyId, companyId), 'company-suspended', now)
  const members = tx
    .select({ userId: companyMember.userId })
    .from(companyMember)
    .where(eq(companyMember.companyId, companyId))
  await tx.delete(session).where(inArray(session.userId, members))
  await announceCompanyPages(tx, companyId)
}

/**
 * Ends a company's suspension, with the remaining licence. Waiting applicants were warned, and are informed of this.
 */
export async function letCompanyBackIn(tx: Transaction, companyId: string, now: Date): Promise<void> {
  const wasShutOut = await isShutOut(tx, companyId)
  await tx.update(company).set({ suspendedAt: null, suspensionReason: null }).where(eq(company.id, companyId))
  await restoreLicense(tx, companyId)
  await announceCompanyPages(tx, companyId)
  if (wasShutOut) await tellWaiting(tx, eq(application.companyId, companyId), 'company-restored', now)
}

async function isShutOut(tx: Transaction, companyId: string): Promise<boolean> {
  const [found] = await tx
    .select({ suspendedAt: company.suspendedAt })
    .from(company)
    .where(eq(company.id, companyId))
    .for('update')
  return found !== undefined && found.suspendedAt !== null
}
