import { and, arrayContains, desc, eq, exists, inArray, notExists, type SQL, sql } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import { applicantProfile } from '~/features/applicants/server/table'
import { hasActivePosting } from '~/features/job-postings/server/queries/has-active'
import type { PlaceLookup } from '~/features/places/schema'
import { findPlace } from '~/features/places/server/places'
import type { GeoPoint } from '~/lib/geo'
import { queryTerms, quoteLexeme, tsqueryText } from '~/lib/german-text'
import type { Queryable } from '~/platform/server/database/db'
import { resumeError } from '../errors'
import { resumeSearchGate } from '../policy'
import type { ResumeSearch } from '../search-params'
import { languageTag, yearsTag } from '../search-text'
import { DEFAULT_RADIUS_KM, EXPERIENCE_FILTERS, RESUMES_PER_PAGE } from '../vocabulary'
import { companyBlock } from './contact-table'
import { searchHit } from './search-hit'
import { sheetColumns } from './sheet-query'
import { resume, resumeGrant } from './table'

export type ResumeSearchResult = {
  page: number
  total: number
  items: ReturnType<typeof searchHit>[]
  place: SearchedPlace | null
}
type SearchedPlace = { kind: 'found'; label: string } | { kind: 'ambiguous'; labels: string[] } | { kind: 'unknown' }

/** With smaller circles one could find out by trying where an anonymous person lives. */
const ANONYMOUS_RADIUS_KM = 25

/**
 * Default résumés of people who chose to be found, the latest changed first; those of anonymous people without what
 * tells who they are, unless the company holds a grant.
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
  if (lookup && lookup.kind !== 'found') return { page: 1, total: 0, items: [], place: describePlace(lookup) }
  const point = lookup?.place
  const hasGrant = grantOf(db, actor.company.id)
  const distance = point ? distanceSql(point) : sql<null>`null`
  // Narrow rows first: counting and sorting whole résumés would read all of what is found.
  const found = await db
    .select({ id: resume.id, total: sql<number>`count(*) over ()` })
    .from(resume)
    .innerJoin(applicantProfile, eq(applicantProfile.id, resume.applicantProfileId))
    .where(
      and(
        ...conditions(input),
        notExists(blockOf(db, actor.company.id)),
        point ? within(distance, input.umkreis ?? DEFAULT_RADIUS_KM) : undefined,
      ),
    )
    .orderBy(desc(resume.updatedAt), desc(resume.id))
    .limit(RESUMES_PER_PAGE)
    .offset((page - 1) * RESUMES_PER_PAGE)
  // An old link to a page that no longer exists.
  if (found.length === 0 && page > 1) return searchResumes(db, actor, { ...input, page: 1 }, now)
  const rows = await db
    .select({
      applicantProfileId: resume.applicantProfileId,
      ...sheetColumns,
      isRedacted: sql<boolean>`${applicantProfile.visibility} = 'anonymous' and not ${hasGrant}`,
      distanceKm: sql<number | null>`${distance}`,
    })
    .from(resume)
    .innerJoin(applicantProfile, eq(applicantProfile.id, resume.applicantProfileId))
    .where(
      inArray(
        resume.id,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(desc(resume.updatedAt), desc(resume.id))
  return {
    page,
    total: found[0]?.total ?? 0,
    items: rows.map((row) => searchHit(row, now)),
    place: lookup ? describePlace(lookup) : null,
  }
}

async function requireGate(db: Queryable, actor: CompanyActor, now: Date) {
  const gate = resumeSearchGate(actor, await hasActivePosting(db, actor, now))
  if (gate === 'needs-license') throw resumeError('licenseNeeded')
  if (gate === 'needs-active-posting') throw resumeError('activePostingNeeded')
}

function conditions(input: ResumeSearch): (SQL | undefined)[] {
  const tsquery = resumeQuery(input)
  return [
    eq(resume.isDefault, true),
    inArray(applicantProfile.visibility, ['visible', 'anonymous']),
    tsquery ? sql`${resume.terms} @@ ${tsquery}::tsquery` : undefined,
    input.berufsfeld ? arrayContains(applicantProfile.desiredOccupationFields, [input.berufsfeld]) : undefined,
    input.arbeitszeit ? arrayContains(applicantProfile.desiredEmploymentTypes, [input.arbeitszeit]) : undefined,
    input.fuehrerschein ? arrayContains(applicantProfile.drivingLicences, [input.fuehrerschein]) : undefined,
    input.sofort ? eq(applicantProfile.availability, 'now') : undefined,
  ]
}

/**
 * Words that must stand there, words behind a minus that must not ("Koch -Kantine"), and the filters that are lexemes.
 * '' when nothing is asked for.
 */
function resumeQuery({ was = '', sprache, sprachniveau = 'A1', erfahrung }: ResumeSearch): string {
  const unwanted = [...was.matchAll(/(?:^|\s)-(\p{L}\S*)/gu)].map(([, word = '']) => word)
  const wanted = was.replace(/(?:^|\s)-\p{L}\S*/gu, ' ')
  const years = erfahrung && (EXPERIENCE_FILTERS.find((step) => step >= erfahrung) ?? EXPERIENCE_FILTERS.at(-1))
  return [
    tsqueryText(queryTerms(wanted)),
    // Only the word itself is unwanted, not what else its occupation is called.
    ...queryTerms(unwanted.join(' ')).map((word) => `!${tsqueryText([{ ...word, neighbours: [] }])}`),
    sprache && quoteLexeme(languageTag(sprache, sprachniveau)),
    years && quoteLexeme(yearsTag(years)),
  ]
    .filter(Boolean)
    .join(' & ')
}

function grantOf(db: Queryable, companyId: string): SQL {
  return exists(
    db
      .select({ id: resumeGrant.id })
      .from(resumeGrant)
      .where(and(eq(resumeGrant.applicantProfileId, resume.applicantProfileId), eq(resumeGrant.companyId, companyId))),
  )
}

function blockOf(db: Queryable, companyId: string) {
  return db
    .select({ id: companyBlock.id })
    .from(companyBlock)
    .where(and(eq(companyBlock.applicantProfileId, resume.applicantProfileId), eq(companyBlock.companyId, companyId)))
}

function within(distance: SQL, radiusKm: number): SQL {
  const wide = Math.max(radiusKm, ANONYMOUS_RADIUS_KM)
  return sql`${distance} <= case when ${applicantProfile.visibility} = 'anonymous' then ${wide}::float8 else ${radiusKm}::float8 end`
}

/** Haversine as in `~/lib/geo`, kilometres. */
function distanceSql({ lat, lon }: GeoPoint): SQL {
  const { lat: toLat, lon: toLon } = applicantProfile
  return sql`(2 * 6371.0088 * asin(sqrt(least(1,
    power(sin(radians(${toLat} - ${lat}::float8) / 2), 2)
    + cos(radians(${lat}::float8)) * cos(radians(${toLat})) * power(sin(radians(${toLon} - ${lon}::float8) / 2), 2)))))`
}

function describePlace(lookup: PlaceLookup): SearchedPlace {
  if (lookup.kind === 'found') return { kind: 'found', label: lookup.place.label }
  if (lookup.kind === 'ambiguous') return { kind: 'ambiguous', labels: lookup.places.map((place) => place.label) }
  return { kind: 'unknown' }
}
