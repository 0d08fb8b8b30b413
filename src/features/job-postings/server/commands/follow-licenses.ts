import { and, desc, eq, exists, gt, inArray, not } from 'drizzle-orm'
import { license } from '~/features/billing/server/table'
import { company } from '~/features/companies/server/table'
import type { Database, Queryable } from '~/platform/server/database/db'
import { markPostings } from '../mark-postings'
import { forgetPages } from '../pages'
import { profilesOf } from '../profiles-of'
import { jobPosting } from '../table'
import { publishingConditions } from './go-online'

/** Pauses everything online of companies whose licence has ended. Harmless when repeated. Returns how many. */
export async function pauseForEndedLicense(db: Database, now: Date): Promise<number> {
  const paused = await db.transaction(async (tx) => {
    const rows = await tx
      .update(jobPosting)
      .set({ status: 'paused', pausedByLicense: true })
      .where(and(eq(jobPosting.status, 'published'), not(hasValidLicense(tx, now))))
      .returning({ id: jobPosting.id })
    await markPostings(
      tx,
      rows.map(({ id }) => id),
    )
    return rows.map(({ id }) => id)
  })
  forgetPages(await profilesOf(db, paused))
  return paused.length
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
