import { and, eq, gte, inArray, isNull } from 'drizzle-orm'
import { type CompanyActor, isCompanyActor, type SignedInActor } from '~/features/accounts/actor'
import { terminateEarly } from '~/features/billing/server/commands/change-subscription'
import { type LoadedAccount, loadAccount } from '~/features/billing/server/subscriptions/account'
import { isInternal } from '~/features/billing/server/subscriptions/standing'
import { endsEarly } from '~/features/billing/subscription/engine'
import { companyMember } from '~/features/companies/server/table'
import { toIsoDay } from '~/lib/dates/dates'
import { dayAfter } from '~/lib/dates/days'
import { startOfDay } from '~/lib/dates/weeks'
import type { Database, Queryable } from '~/platform/server/database/db'
import { privacyError } from '../../errors'
import { firstDayOf } from '../../terms/lifecycle'
import { ANNOUNCED_DAYS } from '../../terms/terms'
import { termsConsent, termsVersion } from './table'

type Version = { version: number; validFrom: string; announcedAt: Date | null }

/**
 * The first day without the plan, when a company ends it today because the terms change (Art. 3 Abs. 2 P2B-VO): after
 * fifteen days, and before it would be bound by the new ones.
 */
export function dayWithoutPlan(version: Version, now: Date): string {
  const [first, notice] = [firstDayOf(version, now), dayAfter(toIsoDay(now), ANNOUNCED_DAYS + 1)]
  return [first, notice].toSorted()[0] ?? first
}

/**
 * Until when an admin may end their company's plan because of this version, which is not in force yet; null when there is
 * nothing to end earlier than it ends anyway, or an admin has agreed for the company.
 * @returns the first day without the plan
 */
export async function possibleTermination(
  db: Queryable,
  actor: SignedInActor,
  version: Version,
  now: Date,
): Promise<{ endsOn: string } | null> {
  if (!isCompanyActor(actor) || !actor.company.isAdmin || firstDayOf(version, now) <= toIsoDay(now)) return null
  const account = await loadAccount(db, actor.company.id)
  if (!account || account.isSuspended || isInternal(account) || endsEarly(account)) return null
  const { cancelledAt, periodEnd } = account.subscription
  if (cancelledAt && periodEnd <= startOfDay(dayWithoutPlan(version, now))) return null
  return (await hasAgreed(db, actor.company.id, version.version)) ? null : { endsOn: endOf(account, version, now) }
}

/** The first day without the plan: its period, which does not go on then, may end before the notice does. */
function endOf({ subscription: { periodEnd } }: LoadedAccount, version: Version, now: Date): string {
  const notice = dayWithoutPlan(version, now)
  const afterPeriod = dayAfter(toIsoDay(periodEnd > now ? periodEnd : now), 1)
  return [notice, afterPeriod].toSorted()[0] ?? notice
}

/**
 * Ends a company's plan because of an announced version of the terms; what was charged for the time after is credited.
 * @throws AppError termsNotFound, termsWithdrawn, termsInForceAlready, termsAgreedTo, and those of billing
 */
export async function terminateForTerms(
  ctx: { db: Database; actor: CompanyActor; now: Date; clientIp: string | null },
  { version }: { version: number },
) {
  const { db, actor, now } = ctx
  const [found] = await db
    .select()
    .from(termsVersion)
    .where(
      and(
        eq(termsVersion.document, 'terms'),
        eq(termsVersion.version, version),
        inArray(termsVersion.audience, ['everyone', 'companies']),
      ),
    )
  if (found?.withdrawnAt) throw privacyError('termsWithdrawn')
  if (!found?.announcedAt || version === 1) throw privacyError('termsNotFound')
  if (firstDayOf(found, now) <= toIsoDay(now)) throw privacyError('termsInForceAlready')
  if (await hasAgreed(db, actor.company.id, version)) throw privacyError('termsAgreedTo')
  const account = await loadAccount(db, actor.company.id)
  await terminateEarly(ctx, startOfDay(dayWithoutPlan(found, now)))
  return { endsOn: account ? endOf(account, found, now) : dayWithoutPlan(found, now) }
}

/** Whether an admin has agreed for the company: then it has given up the notice. */
async function hasAgreed(db: Queryable, companyId: string, version: number): Promise<boolean> {
  const [agreed] = await db
    .select({ id: termsConsent.id })
    .from(termsConsent)
    .innerJoin(companyMember, eq(companyMember.userId, termsConsent.userId))
    .innerJoin(
      termsVersion,
      and(
        eq(termsVersion.document, termsConsent.document),
        eq(termsVersion.version, termsConsent.version),
        isNull(termsVersion.withdrawnAt),
      ),
    )
    .where(
      and(
        eq(termsConsent.document, 'terms'),
        gte(termsConsent.version, version),
        eq(companyMember.companyId, companyId),
        eq(companyMember.isAdmin, true),
      ),
    )
    .limit(1)
  return agreed !== undefined
}
