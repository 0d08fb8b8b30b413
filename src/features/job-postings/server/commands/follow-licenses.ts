import { and, desc, eq, exists, gt, inArray, not } from 'drizzle-orm'
import type { TimedAct } from '~/features/accounts/server/holds/timed-act'
import { license } from '~/features/billing/server/table'
import { company } from '~/features/companies/server/table'
import type { Database, Queryable } from '~/platform/server/database/db'
import { markPostings } from '../mark-postings'
import { forgetPages } from '../pages'
import { profilesOf } from '../profiles-of'
import { jobPosting } from '../table'
import { inBatches } from './ask-for-confirmations'
import { publishingConditions } from './go-online'

/** Postings in one transaction: few enough to be written at once, with their search rows. */
const BATCH = 1_000

const isOnline = eq(jobPosting.status, 'published')
const isUnlicensed = (db: Queryable, now: Date) => and(isOnline, not(hasValidLicense(db, now)))

/**
 * Pauses everything online of companies whose licence has ended. Harmless when repeated. Returns how many.
 *
 * @param companyId only this company's postings: what a person does to one company ends nothing of others
 */
export async function pauseForEndedLicense(db: Database, now: Date, companyId?: string): Promise<number> {
  return inBatches(async () => {
    const paused = await db.transaction(async (tx) => {
      const due = await tx
        .select({ id: jobPosting.id })
        .from(jobPosting)
        .where(and(isUnlicensed(tx, now), companyId ? eq(jobPosting.companyId, companyId) : undefined))
        .limit(BATCH)
        .for('update', { skipLocked: true })
      const ids = due.map(({ id }) => id)
      if (ids.length === 0) return []
      await tx.update(jobPosting).set({ status: 'paused', pausedByLicense: true }).where(inArray(jobPosting.id, ids))
      await markPostings(tx, ids)
      return ids
    })
    forgetPages(await profilesOf(db, paused))
    return paused.length
  }, BATCH)
}

export const pausingUnlicensed: TimedAct = {
  name: 'postings paused without licence',
  hurdle: {
    due: ({ db, now }) => db.$count(jobPosting, isUnlicensed(db, now)),
    total: ({ db }) => db.$count(jobPosting, isOnline),
  },
  run: (db, now) => pauseForEndedLicense(db, now),
}

/**
 * Brings back what only the licence had paused, the newest first, as many as the plan now allows. Harmless when
 * repeated. Returns how many.
 */
export async function resumeForValidLicense(db: Database, now: Date): Promise<number> {
  const waiting = await db
    .selectDistinct({ companyId: jobPosting.companyId })
    .from(jobPosting)
    .where(and(eq(jobPosting.status, 'paused'), eq(jobPosting.pausedByLicense, true), hasValidLicense(db, now)))
  let resumed = 0
  for (const { companyId } of waiting) resumed += await resumeCompany(db, companyId, now)
  return resumed
}

async function resumeCompany(db: Database, companyId: string, now: Date): Promise<number> {
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
          eq(jobPosting.pausedByLicense, true),
          gt(jobPosting.runsUntil, now),
        ),
      )
      .orderBy(desc(jobPosting.publishedAt), desc(jobPosting.id))
      .for('update')
    const ids = candidates
      .map(({ id }) => id)
      .slice(0, maxActive === null ? undefined : Math.max(0, maxActive - active))
    if (ids.length === 0) return []
    await tx.update(jobPosting).set({ status: 'published', pausedByLicense: false }).where(inArray(jobPosting.id, ids))
    await markPostings(tx, ids)
    return ids
  })
  forgetPages(await profilesOf(db, resumed))
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
