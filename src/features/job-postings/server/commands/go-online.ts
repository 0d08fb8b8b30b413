import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import { license, subscription, subscriptionPlan } from '~/features/billing/server/table'
import { isLicenseValid } from '~/features/billing/subscription/license'
import { company, companyProfile } from '~/features/companies/server/table'
import type { Queryable, Transaction } from '~/platform/server/database/db'
import { jobPostingError } from '../../errors'
import { jobPosting } from '../table'

/**
 * What a company needs and may have for publishing. A limit of null means unlimited: no limit in the plan, or no plan
 * running.
 */
export type PublishingConditions = {
  hasProfile: boolean
  hasValidLicense: boolean
  maxActive: number | null
  active: number
}

/** Conditions for one more active posting of this company; `exceptId` is not counted. */
export async function publishingConditions(
  db: Queryable,
  companyId: string,
  now: Date,
  exceptId?: string,
): Promise<PublishingConditions> {
  const isActive = and(
    eq(jobPosting.companyId, companyId),
    eq(jobPosting.status, 'published'),
    gt(jobPosting.runsUntil, now),
  )
  const counted = exceptId ? and(isActive, ne(jobPosting.id, exceptId)) : isActive
  const [[row], active] = await Promise.all([
    db
      .select({
        profileId: companyProfile.id,
        licenseState: license.state,
        validUntil: license.validUntil,
        maxActive: subscriptionPlan.maxActiveJobPostings,
      })
      .from(company)
      .leftJoin(companyProfile, eq(companyProfile.companyId, company.id))
      .leftJoin(license, eq(license.companyId, company.id))
      .leftJoin(subscription, and(eq(subscription.companyId, company.id), isNull(subscription.endedAt)))
      .leftJoin(subscriptionPlan, eq(subscriptionPlan.id, subscription.planId))
      .where(eq(company.id, companyId)),
    db.$count(jobPosting, counted),
  ])
  const state = row?.licenseState ?? null
  return {
    hasProfile: row?.profileId != null,
    hasValidLicense: isLicenseValid(state && { state, validUntil: row?.validUntil ?? null }, now),
    maxActive: row?.maxActive ?? null,
    active,
  }
}

/** Locks the company, for who knows only after locking the posting whether it needs a place. */
export async function lockForSlot(tx: Transaction, companyId: string): Promise<void> {
  await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('update')
}

/**
 * Makes sure the company may have one more active posting. Locks the company's row, so that of two simultaneous clicks
 * the second counts the first. Call it before locking the posting, or after `lockForSlot`.
 * @throws AppError profileFirst, licenseFirst, planFull
 */
export async function claimSlot(tx: Transaction, companyId: string, now: Date, exceptId: string): Promise<void> {
  await lockForSlot(tx, companyId)
  const conditions = await publishingConditions(tx, companyId, now, exceptId)
  if (!conditions.hasProfile) throw jobPostingError('profileFirst')
  if (!conditions.hasValidLicense) throw jobPostingError('licenseFirst')
  if (conditions.maxActive !== null && conditions.active >= conditions.maxActive) throw jobPostingError('planFull')
}
