import { and, asc, count, desc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm'
import { ADMIN_PAGE_SIZE, type CompanyListInput, listOffset, listSort } from '~/features/accounts/admin-lists'
import { user } from '~/features/accounts/server/table'
import { currentLicenseState } from '~/features/billing/license'
import { license, subscription, subscriptionPlan } from '~/features/billing/server/table'
import { company, companyMember, companyProfile } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { containsPattern } from './like-pattern'

const name = sql<string | null>`coalesce(${companyProfile.name}, ${company.name})`

/** One page of all companies, those without a profile too. The figures are counted for the rows shown only. */
export async function listCompanies(db: Queryable, input: CompanyListInput, now: Date) {
  const where = matching(input.q)
  const [rows, [total]] = await Promise.all([
    db
      .select({
        id: company.id,
        name,
        city: sql<string | null>`coalesce(${companyProfile.city}, ${company.city})`,
        profileId: companyProfile.id,
        planName: subscriptionPlan.name,
        licenseState: license.state,
        validUntil: license.validUntil,
        activePostings: sql<number>`(select count(*)::int from ${jobPosting} where ${jobPosting.companyId} = ${company.id} and ${jobPosting.status} = 'published')`,
        members: sql<number>`(select count(*)::int from ${companyMember} where ${companyMember.companyId} = ${company.id})`,
        contactEmail: sql<
          string | null
        >`(select ${user.email} from ${companyMember} join ${user} on ${user.id} = ${companyMember.userId} where ${companyMember.companyId} = ${company.id} order by ${companyMember.createdAt} limit 1)`,
        createdAt: company.createdAt,
      })
      .from(company)
      .leftJoin(companyProfile, eq(companyProfile.companyId, company.id))
      .leftJoin(license, eq(license.companyId, company.id))
      .leftJoin(subscription, and(eq(subscription.companyId, company.id), isNull(subscription.endedAt)))
      .leftJoin(subscriptionPlan, eq(subscriptionPlan.id, subscription.planId))
      .where(where)
      .orderBy(...order(input))
      .limit(ADMIN_PAGE_SIZE)
      .offset(listOffset(input)),
    db
      .select({ count: count() })
      .from(company)
      .leftJoin(companyProfile, eq(companyProfile.companyId, company.id))
      .where(where),
  ])
  return {
    total: total?.count ?? 0,
    rows: rows.map(({ licenseState, validUntil, ...row }) => ({
      ...row,
      licenseState: currentLicenseState(licenseState ? { state: licenseState, validUntil } : null, now),
    })),
  }
}

function matching(q: string | undefined): SQL | undefined {
  if (!q) return undefined
  const pattern = containsPattern(q)
  return or(
    ilike(companyProfile.name, pattern),
    ilike(company.name, pattern),
    ilike(companyProfile.city, pattern),
    ilike(company.vatId, pattern),
  )
}

function order(input: CompanyListInput): SQL[] {
  const { column, direction } = listSort(input)
  const way = direction === 'ascending' ? asc : desc
  if (column === 'createdAt') return [way(company.createdAt), way(company.id)]
  return [sql`${way(sql`lower(${name})`)} nulls last`, asc(company.id)]
}
