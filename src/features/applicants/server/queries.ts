import { and, count, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { isActive } from '~/features/job-postings/lifecycle'
import { cardsByIds } from '~/features/job-postings/server/queries/card'
import { isRemoved, isShown } from '~/features/job-postings/server/queries/is-shown'
import { jobPosting } from '~/features/job-postings/server/table'
import { addDays } from '~/lib/dates/dates'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { SAVED_JOB_ENDS_SOON_DAYS, SAVED_JOBS_PER_PAGE } from '../vocabulary'
import { type Saver, savedBy } from './saved-jobs'
import { applicantProfile, savedJobPosting } from './table'

/** The profile of a user for the form, or null while there is none. */
export async function ownProfile(db: Queryable, userId: string) {
  const [row] = await db
    .select({
      ...pick(applicantProfile, 'id', 'version', 'firstName', 'lastName', 'phone'),
      place: {
        ...pick(applicantProfile, 'postalCode', 'land', 'lat', 'lon'),
        name: applicantProfile.city,
      },
      ...pick(applicantProfile, 'headline', 'availability', 'availableFrom', 'noticePeriodWeeks'),
      ...pick(applicantProfile, 'desiredEmploymentTypes', 'desiredOccupationFields', 'desiredWorkplaces', 'radiusKm'),
      ...pick(applicantProfile, 'minSalaryCents', 'drivingLicences', 'visibility', 'updatedAt'),
    })
    .from(applicantProfile)
    .where(eq(applicantProfile.userId, userId))
  return row ?? null
}

/** One page of the saved postings, the latest saved first; closed ones stay in the list and are marked. */
export async function savedJobs(db: Queryable, saver: Saver, input: { page: number }, now: Date) {
  const own = savedBy(saver)
  const isOpen = and(eq(jobPosting.status, 'published'), gt(jobPosting.runsUntil, now))
  const endsSoon = and(isOpen, lte(jobPosting.runsUntil, addDays(now, SAVED_JOB_ENDS_SOON_DAYS)))
  const [[counts], rows] = await Promise.all([
    db
      .select({ total: count(), endingSoon: sql<number>`count(*) filter (where ${endsSoon})`.mapWith(Number) })
      .from(savedJobPosting)
      .innerJoin(jobPosting, eq(jobPosting.id, savedJobPosting.jobPostingId))
      .where(own),
    db
      .select({
        ...pick(jobPosting, 'id', 'status', 'runsUntil'),
        isShown,
        isRemoved,
        note: savedJobPosting.note,
      })
      .from(savedJobPosting)
      .innerJoin(jobPosting, eq(jobPosting.id, savedJobPosting.jobPostingId))
      .where(own)
      .orderBy(desc(savedJobPosting.createdAt), desc(savedJobPosting.id))
      .limit(SAVED_JOBS_PER_PAGE)
      .offset((input.page - 1) * SAVED_JOBS_PER_PAGE),
  ])
  const saved = new Map(rows.map((row) => [row.id, row]))
  const cards = await cardsByIds(db, [...saved.keys()])
  return {
    total: counts?.total ?? 0,
    /** Open postings of the whole list that end within a week. */
    endingSoon: counts?.endingSoon ?? 0,
    items: cards.map((card) => {
      const row = saved.get(card.id)
      return {
        ...card,
        isOpen: row !== undefined && isActive(row, now),
        isShown: row?.isShown ?? false,
        isRemoved: row?.isRemoved ?? false,
        isPaused: row?.status === 'paused',
        runsUntil: row?.runsUntil ?? null,
        note: row?.note ?? null,
      }
    }),
  }
}

/** Ids of all saved postings, for the bookmarks on job pages. */
export async function savedJobIds(db: Queryable, saver: Saver): Promise<string[]> {
  const rows = await db.select({ id: savedJobPosting.jobPostingId }).from(savedJobPosting).where(savedBy(saver))
  return rows.map((row) => row.id)
}
