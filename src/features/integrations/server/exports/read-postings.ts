import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { company, companyProfile } from '~/features/companies/server/table'
import { occupationsOf } from '~/features/job-postings/server/occupations/occupation-of'
import { places } from '~/features/job-postings/server/queries/places-of-row'
import { publicColumns } from '~/features/job-postings/server/queries/posting-columns'
import { jobPosting } from '~/features/job-postings/server/table'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'

/** More postings than any company has open; keeps one answer from using up the memory. */
const MAX_EXPORTED = 5_000

/**
 * A company with its active postings for job boards, or null when there is no such company, or none in public.
 * @param companyProfileId from the public address
 */
export async function findCompanyExport(db: Queryable, companyProfileId: string, now: Date) {
  const [found] = await db
    .select({
      ...pick(companyProfile, 'companyId', 'name', 'website', 'street', 'houseNumber', 'postalCode', 'city'),
      contactName: companyProfile.contactName,
    })
    .from(companyProfile)
    .innerJoin(company, and(eq(company.id, companyProfile.companyId), isNull(company.suspendedAt)))
    .where(eq(companyProfile.id, companyProfileId))
  if (!found) return null
  const { companyId, ...shown } = found
  const postings = await db
    .select({
      ...pick(jobPosting, 'id', 'publishedAt', 'runsUntil', 'updatedAt'),
      ...publicColumns,
      places,
    })
    .from(jobPosting)
    .where(and(eq(jobPosting.companyId, companyId), eq(jobPosting.status, 'published'), gt(jobPosting.runsUntil, now)))
    .orderBy(desc(jobPosting.publishedAt), desc(jobPosting.id))
    .limit(MAX_EXPORTED)
  const occupations = await occupationsOf(
    db,
    postings.map(({ title }) => title),
  )
  return {
    company: { ...shown, companyProfileId },
    postings: postings.map((posting) => ({
      ...posting,
      /** Of the Bundesagentur's list, when the operator imported it and it has the title. */
      titleNumber: occupations.get(posting.title)?.titleNumber ?? null,
    })),
  }
}

export type CompanyExport = NonNullable<Awaited<ReturnType<typeof findCompanyExport>>>
