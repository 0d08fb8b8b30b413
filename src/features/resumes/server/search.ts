import { and, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { hasActivePosting } from '~/features/job-postings/server/queries/has-active'
import type { PlaceLookup } from '~/features/places/schema'
import { findPlace } from '~/features/places/server/places'
import type { Queryable } from '~/platform/server/database/db'
import { resumeError } from '../errors'
import { resumeSearchGate } from '../policy'
import type { ResumeSearch } from '../search-params'
import { distanceSql } from './distance'
import { NO_COUNTS, passesFilters, type ResumeCounts } from './search-facets'
import { hitsOf, type ResumeHit } from './search-hit'
import { byWordIndex, conditions, findIds, profilesBlocking, sourceOf } from './search-ids'
import { resumeSearch } from './search-table'
import { sheetColumns } from './sheet-query'
import { resume, resumeGrant } from './table'

export type ResumeSearchResult = {
  page: number
  total: number
  counts: ResumeCounts
  items: ResumeHit[]
  place: SearchedPlace | null
}
type SearchedPlace = { kind: 'found'; label: string } | { kind: 'ambiguous'; labels: string[] } | { kind: 'unknown' }

/**
 * Default résumés of people who chose to be found, the latest changed first; those of anonymous people without what
 * tells who they are, unless the company holds a grant. Suspended people and people who block the company are not there.
 *
 * @throws AppError licenseNeeded, activePostingNeeded
 */
export async function searchResumes(
  db: Queryable,
  actor: CompanyActor,
  input: ResumeSearch,
  now: Date,
): Promise<ResumeSearchResult> {
  await requireGate(db, actor, now)
  const lookup = input.wo ? findPlace(input.wo) : null
  const page = input.page ?? 1
  if (lookup && lookup.kind !== 'found') {
    return { page: 1, total: 0, counts: NO_COUNTS, items: [], place: describePlace(lookup) }
  }
  const point = lookup?.place ?? null
  const { ids, total, counts } = await findIds(db, actor.company.id, { input, point, page, now })
  // An old link to a page that no longer exists.
  if (ids.length === 0 && page > 1) return searchResumes(db, actor, { ...input, page: 1 }, now)
  const hasGrant = grantOf(db, actor.company.id)
  const rows = await db
    .select({
      applicantProfileId: resume.applicantProfileId,
      ...sheetColumns,
      isRedacted: sql<boolean>`${applicantProfile.visibility} = 'anonymous' and not ${hasGrant}`,
      distanceKm: sql<number | null>`${point ? distanceSql(point) : sql`null`}`,
    })
    .from(resume)
    .innerJoin(applicantProfile, eq(applicantProfile.id, resume.applicantProfileId))
    .innerJoin(user, eq(user.id, applicantProfile.userId))
    .where(inArray(resume.id, ids))
    .orderBy(desc(resume.updatedAt), desc(resume.applicantProfileId))
  return {
    page,
    total,
    counts,
    items: rows.map(hitsOf(input, now)),
    place: lookup ? describePlace(lookup) : null,
  }
}

type Since = { since: Date; now: Date }

/** How many hits of a search are news since a moment; none where nobody knows the place. */
export async function countNews(db: Queryable, companyId: string, input: ResumeSearch, time: Since) {
  const isHit = await newsSince(db, companyId, input, time)
  const { rows } = await byWordIndex(db, input, (tx) =>
    tx.execute<{ count: number }>(sql`select count(*)::int as count from ${sourceOf(input)} where ${isHit}`),
  )
  return rows[0]?.count ?? 0
}

/** The same hits, the latest changed first and no more than `most`. */
export async function findNews(
  db: Queryable,
  companyId: string,
  input: ResumeSearch,
  { most, ...time }: Since & { most: number },
) {
  const isHit = await newsSince(db, companyId, input, time)
  const { rows } = await byWordIndex(db, input, (tx) =>
    tx.execute<{ applicantProfileId: string; resumeId: string }>(sql`
      select applicant_profile_id as "applicantProfileId", resume_id as "resumeId" from ${sourceOf(input)} where ${isHit}
      order by changed_at desc, applicant_profile_id desc limit ${most}`),
  )
  return rows
}

async function newsSince(db: Queryable, companyId: string, input: ResumeSearch, { since, now }: Since) {
  const lookup = input.wo ? findPlace(input.wo) : null
  if (lookup && lookup.kind !== 'found') return sql`false`
  return and(
    conditions(await profilesBlocking(db, companyId), input, lookup?.place ?? null),
    passesFilters(input, now),
    // The table with the words has no such date; few are news.
    sql`${resumeSearch.applicantProfileId} in (select applicant_profile_id from resume_search where news_at > ${since.toISOString()}::timestamptz)`,
  )
}

/** @throws AppError licenseNeeded, activePostingNeeded */
export async function requireGate(db: Queryable, actor: CompanyActor, now: Date) {
  const gate = resumeSearchGate(actor, await hasActivePosting(db, actor, now))
  if (gate === 'needs-license') throw resumeError('licenseNeeded')
  if (gate === 'needs-active-posting') throw resumeError('activePostingNeeded')
}

function grantOf(db: Queryable, companyId: string): SQL {
  return exists(
    db
      .select({ id: resumeGrant.id })
      .from(resumeGrant)
      .where(and(eq(resumeGrant.applicantProfileId, resume.applicantProfileId), eq(resumeGrant.companyId, companyId))),
  )
}

function describePlace(lookup: PlaceLookup): SearchedPlace {
  if (lookup.kind === 'found') return { kind: 'found', label: lookup.place.label }
  if (lookup.kind === 'ambiguous') return { kind: 'ambiguous', labels: lookup.places.map((place) => place.label) }
  return { kind: 'unknown' }
}
