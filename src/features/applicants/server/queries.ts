import { asc, count, desc, eq, inArray } from 'drizzle-orm'
import { companyProfile } from '~/features/companies/server/table'
import { isActive } from '~/features/job-postings/lifecycle'
import { jobPosting, jobPostingPlace } from '~/features/job-postings/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { SAVED_JOBS_PER_PAGE } from '../schema'
import { applicantProfile, savedJobPosting } from './table'

/** The profile of a user as the form edits it, or null while there is none. */
export async function ownProfile(db: Queryable, userId: string) {
  const [row] = await db
    .select({
      id: applicantProfile.id,
      version: applicantProfile.version,
      firstName: applicantProfile.firstName,
      lastName: applicantProfile.lastName,
      phone: applicantProfile.phone,
      place: {
        postalCode: applicantProfile.postalCode,
        name: applicantProfile.city,
        land: applicantProfile.land,
        lat: applicantProfile.lat,
        lon: applicantProfile.lon,
      },
      headline: applicantProfile.headline,
      availability: applicantProfile.availability,
      availableFrom: applicantProfile.availableFrom,
      noticePeriodWeeks: applicantProfile.noticePeriodWeeks,
      desiredEmploymentTypes: applicantProfile.desiredEmploymentTypes,
      desiredOccupationFields: applicantProfile.desiredOccupationFields,
      desiredWorkplaces: applicantProfile.desiredWorkplaces,
      radiusKm: applicantProfile.radiusKm,
      minSalaryCents: applicantProfile.minSalaryCents,
      drivingLicences: applicantProfile.drivingLicences,
      visibility: applicantProfile.visibility,
      updatedAt: applicantProfile.updatedAt,
    })
    .from(applicantProfile)
    .where(eq(applicantProfile.userId, userId))
  return row ?? null
}

/** One page of the saved postings, the latest saved first; closed ones stay in the list and say so. */
export async function savedJobs(db: Queryable, applicantProfileId: string, input: { page: number }, now: Date) {
  const own = eq(savedJobPosting.applicantProfileId, applicantProfileId)
  const [total] = await db.select({ count: count() }).from(savedJobPosting).where(own)
  const rows = await db
    .select({
      id: jobPosting.id,
      title: jobPosting.title,
      companyName: companyProfile.name,
      employmentTypes: jobPosting.employmentTypes,
      workplace: jobPosting.workplace,
      salaryMinCents: jobPosting.salaryMinCents,
      salaryMaxCents: jobPosting.salaryMaxCents,
      salaryPeriod: jobPosting.salaryPeriod,
      status: jobPosting.status,
      runsUntil: jobPosting.runsUntil,
      publishedAt: jobPosting.publishedAt,
      savedAt: savedJobPosting.createdAt,
    })
    .from(savedJobPosting)
    .innerJoin(jobPosting, eq(jobPosting.id, savedJobPosting.jobPostingId))
    .leftJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
    .where(own)
    .orderBy(desc(savedJobPosting.createdAt), desc(savedJobPosting.id))
    .limit(SAVED_JOBS_PER_PAGE)
    .offset((input.page - 1) * SAVED_JOBS_PER_PAGE)
  const places = await placesOf(
    db,
    rows.map((row) => row.id),
  )
  return {
    total: total?.count ?? 0,
    items: rows.map(({ status, runsUntil, ...row }) => ({
      ...row,
      places: places.get(row.id) ?? [],
      isOpen: isActive({ status, runsUntil }, now),
    })),
  }
}

/** Ids of all saved postings, for the bookmarks on job pages. */
export async function savedJobIds(db: Queryable, applicantProfileId: string): Promise<string[]> {
  const rows = await db
    .select({ id: savedJobPosting.jobPostingId })
    .from(savedJobPosting)
    .where(eq(savedJobPosting.applicantProfileId, applicantProfileId))
  return rows.map((row) => row.id)
}

async function placesOf(db: Queryable, jobPostingIds: string[]): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>()
  if (jobPostingIds.length === 0) return names
  const rows = await db
    .select({ jobPostingId: jobPostingPlace.jobPostingId, name: jobPostingPlace.name })
    .from(jobPostingPlace)
    .where(inArray(jobPostingPlace.jobPostingId, jobPostingIds))
    .orderBy(asc(jobPostingPlace.jobPostingId), asc(jobPostingPlace.position))
  for (const { jobPostingId, name } of rows) names.set(jobPostingId, [...(names.get(jobPostingId) ?? []), name])
  return names
}
