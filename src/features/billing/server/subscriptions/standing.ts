import { desc, eq } from 'drizzle-orm'
import { endsEarly } from '~/features/billing/subscription/engine'
import { currentLicenseState, type License } from '~/features/billing/subscription/license'
import { standingOf } from '~/features/billing/subscription/standing'
import type { StandingView } from '~/features/billing/subscription/standing-notice'
import { company } from '~/features/companies/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { INTERNAL_PLAN_ID } from '../commands/grant-internal-license'
import { subscription } from '../table'
import { findDebts, findLicense, type LoadedAccount, loadAccount } from './account'

type Known = { license: License | null; account: LoadedAccount | null; hasDebts: boolean }

/** How a company stands, for all members; debts only for those who may see its billing. */
export async function findStanding(
  db: Queryable,
  { companyId, isAdmin }: { companyId: string; isAdmin: boolean },
  now: Date,
): Promise<StandingView> {
  const license = await findLicense(db, companyId)
  const account = await loadAccount(db, companyId)
  const debts = await findDebts(db, companyId)
  const standing = await standingFrom(db, companyId, { license, account, hasDebts: debts.length > 0 }, now)
  return {
    standing,
    validUntil: license?.validUntil ?? null,
    isRunning: account !== null,
    endsEarly: account !== null && endsEarly(account),
    openCents: isAdmin ? debts.reduce((sum, { openCents }) => sum + openCents, 0) : null,
    closedReason: standing === 'closed' ? await findReason(db, companyId) : null,
  }
}

/** The standing of a company whose licence and subscription were read already. */
export async function standingFrom(db: Queryable, companyId: string, { license, account, hasDebts }: Known, now: Date) {
  const state = currentLicenseState(license, now)
  return standingOf({
    state,
    hasDebts,
    isRunning: account !== null,
    isCancelled: account !== null && account.subscription.cancelledAt !== null,
    isInternal: isInternal(account),
    wasTrial: state === 'expired' && (license?.state === 'trial' || (await endedWithTrial(db, companyId))),
  })
}

/** The plan of companies that the operator imported; nobody can book, renew or change it. */
export function isInternal(account: LoadedAccount | null): boolean {
  return account?.subscription.terms.planId === INTERNAL_PLAN_ID
}

async function endedWithTrial(db: Queryable, companyId: string): Promise<boolean> {
  const [last] = await db
    .select({ trialEndsAt: subscription.trialEndsAt, periodEnd: subscription.currentPeriodEnd })
    .from(subscription)
    .where(eq(subscription.companyId, companyId))
    .orderBy(desc(subscription.startedAt), desc(subscription.id))
    .limit(1)
  return last !== undefined && last.trialEndsAt?.getTime() === last.periodEnd.getTime()
}

async function findReason(db: Queryable, companyId: string): Promise<string | null> {
  const [row] = await db.select({ reason: company.suspensionReason }).from(company).where(eq(company.id, companyId))
  return row?.reason ?? null
}
