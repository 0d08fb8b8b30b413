import { and, asc, count, desc, eq, ilike, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { ADMIN_PAGE_SIZE, type ApplicantListInput, listOffset, listSort } from '~/features/accounts/admin-lists'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { application } from '~/features/applications/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { containsPattern } from './like-pattern'

/** One page of all applicants, those without a profile too. */
export async function listApplicants(db: Queryable, input: ApplicantListInput) {
  // A platform admin has to have some type; without a profile it says nothing.
  const isApplicant = and(eq(user.type, 'APPLICANT'), or(eq(user.isAdmin, false), isNotNull(applicantProfile.id)))
  const where = and(isApplicant, matching(input.q))
  const [rows, [total]] = await Promise.all([
    db
      .select({
        id: user.id,
        name: user.name,
        email: user.email,
        emailVerified: user.emailVerified,
        profileId: applicantProfile.id,
        city: applicantProfile.city,
        visibility: applicantProfile.visibility,
        applications: sql<number>`(select count(*)::int from ${application} where ${application.applicantProfileId} = ${applicantProfile.id})`,
        createdAt: user.createdAt,
      })
      .from(user)
      .leftJoin(applicantProfile, eq(applicantProfile.userId, user.id))
      .where(where)
      .orderBy(...order(input))
      .limit(ADMIN_PAGE_SIZE)
      .offset(listOffset(input)),
    db
      .select({ count: count() })
      .from(user)
      .leftJoin(applicantProfile, eq(applicantProfile.userId, user.id))
      .where(where),
  ])
  return { total: total?.count ?? 0, rows }
}

function matching(q: string | undefined): SQL | undefined {
  if (!q) return undefined
  const pattern = containsPattern(q)
  return or(ilike(user.name, pattern), ilike(user.email, pattern), ilike(applicantProfile.city, pattern))
}

function order(input: ApplicantListInput): SQL[] {
  const { column, direction } = listSort(input)
  const way = direction === 'ascending' ? asc : desc
  if (column === 'createdAt') return [way(user.createdAt), way(user.id)]
  return [way(sql`lower(${user.name})`), asc(user.id)]
}
