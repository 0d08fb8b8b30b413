import {
  and,
  arrayContains,
  between,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNull,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { CompanyActor } from '~/features/accounts/actor'
import { applicantProfile } from '~/features/applicants/server/table'
import { hasActivePosting } from '~/features/job-postings/server/queries/has-active'
import type { PlaceLookup } from '~/features/places/schema'
import { findPlace } from '~/features/places/server/places'
import { addDays, toIsoDay } from '~/lib/dates'
import type { GeoPoint } from '~/lib/geo'
import type { Queryable } from '~/platform/server/database/db'
import { resumeError } from '../errors'
import { resumeSearchGate } from '../policy'
import type { ResumeSearch } from '../search-params'
import { DEFAULT_RADIUS_KM, RESUMES_PER_PAGE } from '../vocabulary'
import { companyBlock } from './contact-table'
import {
  addUp,
  allFacets,
  type FacetCount,
  facetsOf,
  hasFacetFilter,
  matchingFacets,
  type ResumeCounts,
} from './search-facets'
import { searchHit } from './search-hit'
import { resumeSearch, resumeSearchTerms } from './search-table'
import { resumeQuery } from './search-words'
import { sheetColumns } from './sheet-query'
import { resume, resumeGrant } from './table'

export type ResumeSearchResult = {
  page: number
  total: number
  counts: ResumeCounts
  items: ReturnType<typeof searchHit>[]
  place: SearchedPlace | null
}
type SearchedPlace = { kind: 'found'; label: string } | { kind: 'ambiguous'; labels: string[] } | { kind: 'unknown' }

/** With smaller circles one could find out by trying where an anonymous person lives. */
const ANONYMOUS_RADIUS_KM = 25

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
    return { page: 1, total: 0, counts: addUp([], [], input).counts, items: [], place: describePlace(lookup) }
  }
  const point = lookup?.place ?? null
  const { ids, total, counts } = await findIds(db, actor.company.id, input, point, page, now)
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
    .where(inArray(resume.id, ids))
    .orderBy(desc(resume.updatedAt), desc(resume.applicantProfileId))
  return {
    page,
    total,
    counts,
    items: rows.map((row) => searchHit(row, input, now)),
    place: lookup ? describePlace(lookup) : null,
  }
}

/** The résumés of one page, how many there are in all, and what the filters would leave. */
async function findIds(
  db: Queryable,
  companyId: string,
  input: ResumeSearch,
  point: GeoPoint | null,
  page: number,
  now: Date,
) {
  const isHit = and(...conditions(db, companyId, input, point, now))
  const counted = await countByFacet(db, isHit)
  const facets = await facetsOf(
    db,
    counted.map(({ facetId }) => facetId),
  )
  const { total, counts } = addUp(facets, counted, input)
  if (total === 0) return { ids: [], total, counts }
  const passes = hasFacetFilter(input) ? anyOf(resumeSearch.facetId, matchingFacets(facets, input)) : undefined
  const latest = [desc(resumeSearch.changedAt), desc(resumeSearch.applicantProfileId)]
  const rows = await db
    .select({ id: resumeSearch.resumeId })
    .from(resumeSearch)
    .where(and(isHit, passes))
    .orderBy(...latest)
    .limit(RESUMES_PER_PAGE)
    .offset((page - 1) * RESUMES_PER_PAGE)
  return { ids: rows.map(({ id }) => id), total, counts }
}

function countByFacet(db: Queryable, isHit: SQL | undefined): Promise<FacetCount[]> {
  return db
    .select({ facetId: resumeSearch.facetId, count: count() })
    .from(resumeSearch)
    .where(isHit)
    .groupBy(resumeSearch.facetId)
}

/** Everything a hit must meet; null for a place that nobody knows or that there are several of. */
export async function hitConditions(
  db: Queryable,
  companyId: string,
  input: ResumeSearch,
  now: Date,
): Promise<SQL | undefined | null> {
  const lookup = input.wo ? findPlace(input.wo) : null
  if (lookup && lookup.kind !== 'found') return null
  const isHit = and(...conditions(db, companyId, input, lookup?.place ?? null, now))
  if (!hasFacetFilter(input)) return isHit
  return and(isHit, anyOf(resumeSearch.facetId, matchingFacets(await allFacets(db), input)))
}

/** @throws AppError licenseNeeded, activePostingNeeded */
export async function requireGate(db: Queryable, actor: CompanyActor, now: Date) {
  const gate = resumeSearchGate(actor, await hasActivePosting(db, actor, now))
  if (gate === 'needs-license') throw resumeError('licenseNeeded')
  if (gate === 'needs-active-posting') throw resumeError('activePostingNeeded')
}

/** All but the filters that are counted; those are looked up among the combinations. */
function conditions(
  db: Queryable,
  companyId: string,
  input: ResumeSearch,
  point: GeoPoint | null,
  now: Date,
): (SQL | undefined)[] {
  const tsquery = resumeQuery(input)
  return [
    tsquery
      ? inArray(
          resumeSearch.applicantProfileId,
          db
            .select({ id: resumeSearchTerms.applicantProfileId })
            .from(resumeSearchTerms)
            .where(sql`${resumeSearchTerms.terms} @@ ${tsquery}::tsquery`),
        )
      : undefined,
    input.fuehrerschein ? arrayContains(resumeSearch.drivingLicences, [input.fuehrerschein]) : undefined,
    input.verfuegbar ? isAvailable(addDays(now, input.verfuegbar * 7), input.verfuegbar) : undefined,
    notInArray(
      resumeSearch.applicantProfileId,
      db
        .select({ id: companyBlock.applicantProfileId })
        .from(companyBlock)
        .where(eq(companyBlock.companyId, companyId)),
    ),
    point ? within(point, input.umkreis ?? DEFAULT_RADIUS_KM) : undefined,
  ]
}

/** At the latest on a day: with a known first day until then, or with a period of notice that has run out. */
function isAvailable(day: Date, weeks: number): SQL | undefined {
  return or(
    lte(resumeSearch.availableFrom, toIsoDay(day)),
    and(isNull(resumeSearch.availableFrom), lte(resumeSearch.noticeWeeks, weeks)),
  )
}

function grantOf(db: Queryable, companyId: string): SQL {
  return exists(
    db
      .select({ id: resumeGrant.id })
      .from(resumeGrant)
      .where(and(eq(resumeGrant.applicantProfileId, resume.applicantProfileId), eq(resumeGrant.companyId, companyId))),
  )
}

/** A box first, which the index knows; then the circle. */
function within(point: GeoPoint, radiusKm: number): SQL | undefined {
  const wide = Math.max(radiusKm, ANONYMOUS_RADIUS_KM)
  const latSpan = wide / KM_PER_DEGREE
  const lonSpan = latSpan / Math.cos((point.lat * Math.PI) / 180)
  return and(
    between(resumeSearch.lat, point.lat - latSpan, point.lat + latSpan),
    between(resumeSearch.lon, point.lon - lonSpan, point.lon + lonSpan),
    sql`${haversine(point, resumeSearch.lat, resumeSearch.lon)} <= case when ${resumeSearch.isAnonymous} then ${wide}::float8 else ${radiusKm}::float8 end`,
  )
}

/** A little less than a degree of latitude really is, so that the box is never too small. */
const KM_PER_DEGREE = 111

function distanceSql(point: GeoPoint): SQL {
  return haversine(point, applicantProfile.lat, applicantProfile.lon)
}

/** As in `~/lib/geo`, kilometres. */
function haversine({ lat, lon }: GeoPoint, toLat: PgColumn, toLon: PgColumn): SQL {
  return sql`(2 * 6371.0088 * asin(sqrt(least(1,
    power(sin(radians(${toLat} - ${lat}::float8) / 2), 2)
    + cos(radians(${lat}::float8)) * cos(radians(${toLat})) * power(sin(radians(${toLon} - ${lon}::float8) / 2), 2)))))`
}

function anyOf(column: PgColumn, ids: number[]): SQL {
  return sql`${column} = any(${sql.param(ids)}::int[])`
}

function describePlace(lookup: PlaceLookup): SearchedPlace {
  if (lookup.kind === 'found') return { kind: 'found', label: lookup.place.label }
  if (lookup.kind === 'ambiguous') return { kind: 'ambiguous', labels: lookup.places.map((place) => place.label) }
  return { kind: 'unknown' }
}
