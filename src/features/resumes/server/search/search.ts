import { and, eq, exists, inArray, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { CompanyActor } from '~/features/accounts/actor'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { hasActivePosting } from '~/features/job-postings/server/queries/has-active'
import type { PlaceLookup } from '~/features/places/schema'
import { findPlace } from '~/features/places/server/places'
import type { GeoPoint } from '~/lib/geo'
import type { Queryable } from '~/platform/server/database/db'
import { and as both, type Query } from '~/platform/server/search/query'
import { resumeError } from '../../errors'
import { resumeSearchGate } from '../../policy'
import type { ResumeSearch } from '../../search-params'
import { RESUMES_PER_PAGE } from '../../vocabulary'
import { companyBlock } from '../contact-table'
import { sheetColumns } from '../sheet-query'
import { resume, resumeGrant } from '../table'
import { type AskedSearch, readAsked, readCorrected } from './asked-search'
import { countsOf, type ResumeCounts } from './filter-queries'
import { hitsOf, type ResumeHit } from './hit'
import { newsOfDays, newsSince } from './news'
import { openPeopleIndex, viewerOf } from './people-index'
import { requestOf } from './request'

export type ResumeSearchResult = {
  page: number
  total: number
  /** How many of them have every word; the others come last. */
  exactTotal: number
  counts: ResumeCounts
  items: ResumeHit[]
  place: SearchedPlace | null
  /** Conditions read from the words, and words that were corrected. */
  read: AskedSearch['read']
  corrections: AskedSearch['corrections']
}
type SearchedPlace = { kind: 'found'; label: string } | { kind: 'ambiguous'; labels: string[] } | { kind: 'unknown' }

/**
 * Default résumés of applicants who chose to be found, those first whose headline and stations fit; anonymous ones without
 * identifying data, unless the company holds a grant. Suspended applicants and those who block the company are excluded.
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
    const nothing = { read: [], corrections: [] }
    return {
      page: 1,
      total: 0,
      exactTotal: 0,
      counts: countsOf({}, input),
      items: [],
      place: describePlace(lookup),
      ...nothing,
    }
  }
  const index = await openPeopleIndex()
  const literal = await readCorrected(db, input, index, viewerOf(actor.company.id))
  const point = lookup?.place ?? literal.place
  const slice = { size: RESUMES_PER_PAGE, offset: (page - 1) * RESUMES_PER_PAGE }
  const run = (each: AskedSearch) => index.search({ ...requestOf(actor.company.id, each, point, now), page: slice })
  const exact = await run(literal)
  const asked = exact.total < FEW && hasFurtherWords(literal) ? withFewerWords(literal) : literal
  const { hits, total, facets } = asked === literal ? exact : await run(asked)
  // An old link to a page that no longer exists.
  if (hits.length === 0 && page > 1) return searchResumes(db, actor, { ...input, page: 1 }, now)
  const hasGrant = grantOf(db, actor.company.id)
  const ids = hits.map(({ id }) => id)
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
    .where(isFound(db, actor.company.id, ids))
  const byId = new Map(rows.map((row) => [row.applicantProfileId, row]))
  return {
    page,
    total,
    exactTotal: exact.total,
    counts: countsOf(facets, asked.search),
    items: ids.flatMap((id) => byId.get(id) ?? []).map(hitsOf(asked, now)),
    place: lookup ? describePlace(lookup) : asked.place ? { kind: 'found', label: asked.place.label } : null,
    read: asked.read,
    corrections: asked.corrections,
  }
}

/** With fewer hits than this, people follow who lack a further word. */
const FEW = 10

/** Words beside an occupation, or several: without one of them the others still say whom to look for. */
function hasFurtherWords({ search, asked: { asked } }: AskedSearch): boolean {
  return search.deuten !== 'nein' && asked.length > 1 && asked.some(({ kind }) => kind === 'word')
}

function withFewerWords(search: AskedSearch): AskedSearch {
  return { ...search, asked: { ...search.asked, canLack: true } }
}

/**
 * Default résumés of those of these applicants whom a company may find now: an index may be a second behind, and never
 * decides what may be seen.
 */
export function isFound(db: Queryable, companyId: string, profileIds: readonly string[]): SQL | undefined {
  const blocks = db
    .select({ id: companyBlock.companyId })
    .from(companyBlock)
    .where(and(eq(companyBlock.applicantProfileId, resume.applicantProfileId), eq(companyBlock.companyId, companyId)))
  return and(
    inArray(resume.applicantProfileId, [...profileIds]),
    eq(resume.isDefault, true),
    inArray(applicantProfile.visibility, ['visible', 'anonymous']),
    isNull(user.suspendedAt),
    not(exists(blocks)),
  )
}

type Since = { since: Date; now: Date }
type Limits = { now: Date; most: number }

/** How many hits of a search are new, by whole days since that of a moment; none when the place is unknown. */
export async function countNews(companyId: string, input: ResumeSearch, { since, now }: Since): Promise<number> {
  return (await searchNews(companyId, input, newsOfDays(since, now), { now, most: 0 })).total
}

/** Profiles of the same hits, the latest changed first, at most `most`, and how many more there are. */
export async function findNews(companyId: string, input: ResumeSearch, { since, ...limits }: Since & Limits) {
  const { hits, total } = await searchNews(companyId, input, newsSince(since), limits)
  return { ids: hits.map(({ id }) => id), further: total - hits.length }
}

async function searchNews(companyId: string, input: ResumeSearch, news: Query, { now, most }: Limits) {
  const lookup = input.wo ? findPlace(input.wo) : null
  if (lookup && lookup.kind !== 'found') return { total: 0, hits: [] }
  const index = await openPeopleIndex()
  const asked = readAsked(input)
  const request = requestOf(companyId, asked, lookup?.place ?? asked.place, now)
  const match = both(request.match, news)
  return index.search({ ...request, match, facets: {}, sort: { by: 'order' }, page: { size: most, offset: 0 } })
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

/** Distance from a point to a person's home, kilometres. */
function distanceSql(point: GeoPoint): SQL {
  return haversine(point, applicantProfile.lat, applicantProfile.lon)
}

/** As in `~/lib/geo`, kilometres. */
function haversine({ lat, lon }: GeoPoint, toLat: PgColumn, toLon: PgColumn): SQL {
  return sql`(2 * 6371.0088 * asin(sqrt(least(1,
    power(sin(radians(${toLat} - ${lat}::float8) / 2), 2)
    + cos(radians(${lat}::float8)) * cos(radians(${toLat})) * power(sin(radians(${toLon} - ${lon}::float8) / 2), 2)))))`
}
