import { and, desc, eq, exists, gt, inArray, isNull, not, or, type SQL } from 'drizzle-orm'
import type { TimedAct } from '~/features/accounts/server/holds/timed-act'
import { license } from '~/features/billing/server/table'
import { company } from '~/features/companies/server/table'
import { moveDue, transition } from '~/features/job-postings/server/lifecycle'
import { jobPosting } from '~/features/job-postings/server/table'
import type { Database, Queryable } from '~/platform/server/database/db'
import { jobPostingsLabels } from '../../../labels'
import { publishingConditions } from '../go-online'

const isOnline = eq(jobPosting.status, 'published')
const isUnlicensed = (db: Queryable, now: Date) => and(isOnline, not(hasValidLicense(db, now)))
const isPausedNow = and(eq(jobPosting.status, 'paused'), eq(jobPosting.pausedByLicense, false))
/** Paused for another reason; without a licence it has ended as well. */
const isPausedUnlicensed = (db: Queryable, now: Date) =>
  and(isPausedNow, isNull(jobPosting.endedAt), not(hasValidLicense(db, now)))

/**
 * Pauses all open postings of companies whose licence has ended, and ends those that pause already. May be repeated.
 * @param companyId only this company's postings: measures against one company must not affect others
 * @returns how many were paused
 */
export async function pauseForEndedLicense(db: Database, now: Date, companyId?: string): Promise<number> {
  const ofCompany = companyId ? eq(jobPosting.companyId, companyId) : undefined
  await moveDue(db, 'loseLicense', { isDue: and(isPausedUnlicensed(db, now), ofCompany), now })
  return moveDue(db, 'pauseUnlicensed', { isDue: and(isUnlicensed(db, now), ofCompany), now })
}

export const pausingUnlicensed: TimedAct = {
  name: 'postings paused without licence',
  label: jobPostingsLabels.holds['postings paused without licence'],
  hurdle: {
    due: ({ db, now }) => db.$count(jobPosting, or(isUnlicensed(db, now), isPausedUnlicensed(db, now))),
    total: ({ db }) => db.$count(jobPosting, or(isOnline, isPausedNow)),
  },
  run: (db, now) => pauseForEndedLicense(db, now),
}

/**
 * Restores what was paused only by the licence, the newest first, as many as the plan now allows. May be repeated.
 * @returns how many
 */
export async function resumeForValidLicense(db: Database, now: Date): Promise<number> {
  await moveDue(db, 'regainLicense', {
    isDue: and(isPausedNow, eq(jobPosting.endedBy, 'license'), hasValidLicense(db, now)),
    now,
  })
  return resumeWhere(db, eq(jobPosting.pausedByLicense, true), now)
}

/**
 * Restores paused postings of licensed companies, the newest first, as many as the plan allows. May be repeated.
 * @param isReady which of them may return
 * @returns how many
 */
export async function resumeWhere(db: Database, isReady: SQL, now: Date): Promise<number> {
  const waiting = await db
    .selectDistinct({ companyId: jobPosting.companyId })
    .from(jobPosting)
    .where(and(eq(jobPosting.status, 'paused'), isReady, hasValidLicense(db, now)))
  let resumed = 0
  for (const { companyId } of waiting) resumed += await resumeCompany(db, companyId, isReady, now)
  return resumed
}

async function resumeCompany(db: Database, companyId: string, isReady: SQL, now: Date): Promise<number> {
  const resumed = await db.transaction(async (tx) => {
    await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('update')
    const { maxActive, active } = await publishingConditions(tx, companyId, now)
    const candidates = await tx
      .select({ id: jobPosting.id })
      .from(jobPosting)
      .where(
        and(
          eq(jobPosting.companyId, companyId),
          eq(jobPosting.status, 'paused'),
          isReady,
          gt(jobPosting.runsUntil, now),
        ),
      )
      .orderBy(desc(jobPosting.publishedAt), desc(jobPosting.id))
      .for('update')
    const ids = candidates
      .map(({ id }) => id)
      .slice(0, maxActive === null ? undefined : Math.max(0, maxActive - active))
    await transition(tx, ids, 'resume', { now })
    return ids
  })
  return resumed.length
}

/** The same rule as `isLicenseValid`, for the database. */
function hasValidLicense(db: Queryable, now: Date) {
  return exists(
    db
      .select({ companyId: license.companyId })
      .from(license)
      .where(
        and(
          eq(license.companyId, jobPosting.companyId),
          inArray(license.state, ['trial', 'active', 'past_due']),
          gt(license.validUntil, now),
        ),
      ),
  )
}
