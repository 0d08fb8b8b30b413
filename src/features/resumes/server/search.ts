import { and, between, desc, eq, exists, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { hasActivePosting } from '~/features/job-postings/server/queries/has-active'
import type { PlaceLookup } from '~/features/places/schema'
import { findPlace } from '~/features/places/server/places'
import type { GeoPoint } from '~/lib/geo'
import type { Queryable } from '~/platform/server/database/db'
import { resumeError } from '../errors'
import { resumeSearchGate } from '../policy'
import type { ResumeSearch } from '../search-params'
import { DEFAULT_RADIUS_KM, RESUMES_PER_PAGE } from '../vocabulary'
import { companyBlock } from './contact-table'
import { distanceSql, haversine } from './distance'
import {
  addUp,
  type Counted,
  countedPairs,
  NO_COUNTS,
  NOTHING_COUNTED,
  pairsIn,
  pairsOfAllBut,
  passesFilters,
  type ResumeCounts,
} from './search-facets'
import { hitsOf, type ResumeHit } from './search-hit'
import { resumeSearch, resumeSearchTerms, resumeTally } from './search-table'
import { resumeQuery } from './search-words'
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
 * Of an anonymous person the search knows only the middle of a field of 0.4° by 0.6° (about 43 km wide each way, see
 * `resume_search_refresh`): with the place itself one could find out by trying circles where they live. No corner is
 * farther from the middle than this, so that whoever searches where the person lives finds them.
 */
const ANONYMOUS_RADIUS_KM = 35

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

/** The résumés of one page, how many there are in all, and what the filters would leave. */
async function findIds(
  db: Queryable,
  companyId: string,
  input: ResumeSearch,
  point: GeoPoint | null,
  page: number,
  now: Date,
) {
  const blockedBy = await profilesBlocking(db, companyId)
  const asked = { input, page, now }
  const hasWords = resumeQuery(input) !== ''
  if (hasWords && point === null && page <= FIRST_PAGES) return readByWords(db, blockedBy, asked)
  if (hasWords || point !== null) return readFew(db, conditions(blockedBy, input, point), asked)
  return readMany(db, blockedBy, asked)
}

/** Where an index finds the hits: once, then they are counted and sorted. */
async function readFew(db: Queryable, isHit: SQL | undefined, { input, page, now }: Asked) {
  const { rows } = await db.execute<Counted & { ids: string[] }>(sql`
    with hit as materialized (
      select resume_id, facet_id, trait_id, available_from, notice_weeks, changed_at, applicant_profile_id
      from ${sourceOf(input)} where ${isHit}
    ), listed as (
      select resume_id from hit where ${passesFilters(input, now) ?? sql`true`}
      order by changed_at desc, applicant_profile_id desc ${pageOf(page)}
    ), ${pairsIn(sql`hit`)}
    select ${countedPairs(input, now)}, (select coalesce(json_agg(resume_id), '[]') from listed) as ids`)
  const [row = { ...NOTHING_COUNTED, ids: [] }] = rows
  return { ids: row.ids, ...(await addUp(db, row, input)) }
}

/** Later ones are rarely asked for, and lie too deep for being looked for among the latest. */
const FIRST_PAGES = 5

/**
 * Where words find the hits: counted without carrying anything else along. Of words that many have, the first pages are
 * among the latest, where it takes few looks to find them.
 */
async function readByWords(db: Queryable, blockedBy: string[], { input, page, now }: Asked) {
  const isHit = conditions(blockedBy, input, null)
  const { rows } = await db.execute<Counted & { found: number; everybody: number }>(sql`
    with ${pairsIn(sql`${sourceOf(input)} where ${isHit}`)} select ${countedPairs(input, now)},
      (select coalesce(sum(number), 0)::int from pair) as found,
      (select coalesce(sum(number), 0)::int from ${resumeTally}) as everybody`)
  const [row = { ...NOTHING_COUNTED, found: 0, everybody: 0 }] = rows
  const summed = await addUp(db, row, input)
  const until = Math.min(page * RESUMES_PER_PAGE, summed.total)
  // Should they lie deeper than that, they are sorted after all.
  const looks = Math.ceil((4 * until * row.everybody) / Math.max(1, summed.total))
  const latest = looks < row.found ? await pageOfLatest(db, blockedBy, { input, page, now }, looks) : []
  const isWhole = latest.length > 0 && latest.length === until - (page - 1) * RESUMES_PER_PAGE
  if (isWhole) return { ids: latest, ...summed }
  const sorted = await db.execute<{ id: string }>(sql`
    with hit as materialized (
      select resume_id, changed_at, applicant_profile_id from ${sourceOf(input)}
      where ${and(isHit, passesFilters(input, now)) ?? sql`true`}
    )
    select resume_id as id from hit order by changed_at desc, applicant_profile_id desc ${pageOf(page)}`)
  return { ids: sorted.rows.map(({ id }) => id), ...summed }
}

/** One page of the hits among the latest changed of all, so many as are looked at; a part of it when it takes more. */
async function pageOfLatest(db: Queryable, blockedBy: string[], { input, page, now }: Asked, looks: number) {
  // "offset 0" keeps PostgreSQL from collecting everybody who has the words first.
  const hasWords = sql`exists (
    select 1 from ${resumeSearchTerms} as words
    where words.applicant_profile_id = ${resumeSearch.applicantProfileId} and words.terms @@ ${resumeQuery(input)}::tsquery
    offset 0)`
  const { rows } = await db.execute<{ id: string }>(sql`
    select resume_id as id from (
      select * from ${resumeSearch} order by changed_at desc, applicant_profile_id desc limit ${looks}
    ) as ${resumeSearch}
    where ${and(isUnblocked(blockedBy), passesFilters(input, now), hasWords)}
    order by changed_at desc, applicant_profile_id desc ${pageOf(page)}`)
  return rows.map(({ id }) => id)
}

/** Where to look: with words in the table that has them, under the name that the conditions use. */
function sourceOf(input: ResumeSearch): SQL {
  return resumeQuery(input) === '' ? sql`${resumeSearch}` : sql`${resumeSearchTerms} as ${resumeSearch}`
}

/** Where most people are hits: they have been counted before, and the latest are read by their index. */
async function readMany(db: Queryable, blockedBy: string[], { input, page, now }: Asked) {
  const { rows } = await db.execute<Counted>(sql`
    with ${pairsOfAllBut(blockedBy)} select ${countedPairs(input, now)}`)
  const summed = await addUp(db, rows[0] ?? NOTHING_COUNTED, input)
  // The index would be read to its end for a few who are far apart; they are sorted instead.
  const found = await db.execute<{ id: string }>(sql`
    with hit as ${summed.total < FEW ? sql`materialized` : sql`not materialized`} (
      select resume_id, changed_at, applicant_profile_id from ${resumeSearch} where ${and(conditions(blockedBy, input, null), passesFilters(input, now)) ?? sql`true`}
    )
    select resume_id as id from hit order by changed_at desc, applicant_profile_id desc ${pageOf(page)}`)
  return { ids: found.rows.map(({ id }) => id), ...summed }
}

/** Fewer hits than this are sorted. */
const FEW = 500

function pageOf(page: number): SQL {
  return sql`limit ${RESUMES_PER_PAGE} offset ${(page - 1) * RESUMES_PER_PAGE}`
}

type Asked = { input: ResumeSearch; page: number; now: Date }

type Since = { since: Date; now: Date }

/** How many hits of a search are news since a moment; none where nobody knows the place. */
export async function countNews(db: Queryable, companyId: string, input: ResumeSearch, time: Since) {
  const isHit = await newsSince(db, companyId, input, time)
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${sourceOf(input)} where ${isHit}`)
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
  const { rows } = await db.execute<{ applicantProfileId: string; resumeId: string }>(sql`
    select applicant_profile_id as "applicantProfileId", resume_id as "resumeId" from ${sourceOf(input)} where ${isHit}
    order by changed_at desc, applicant_profile_id desc limit ${most}`)
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

/** All but the filters that are counted; those are looked up among the combinations. */
function conditions(blockedBy: string[], input: ResumeSearch, point: GeoPoint | null): SQL | undefined {
  const tsquery = resumeQuery(input)
  return and(
    tsquery ? sql`${resumeSearch}.terms @@ ${tsquery}::tsquery` : undefined,
    isUnblocked(blockedBy),
    point ? within(point, input.umkreis ?? DEFAULT_RADIUS_KM) : undefined,
  )
}

function isUnblocked(blockedBy: string[]): SQL | undefined {
  return blockedBy.length > 0 ? notInArray(resumeSearch.applicantProfileId, blockedBy) : undefined
}

async function profilesBlocking(db: Queryable, companyId: string): Promise<string[]> {
  const blocks = await db
    .select({ id: companyBlock.applicantProfileId })
    .from(companyBlock)
    .where(eq(companyBlock.companyId, companyId))
  return blocks.map(({ id }) => id)
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

function describePlace(lookup: PlaceLookup): SearchedPlace {
  if (lookup.kind === 'found') return { kind: 'found', label: lookup.place.label }
  if (lookup.kind === 'ambiguous') return { kind: 'ambiguous', labels: lookup.places.map((place) => place.label) }
  return { kind: 'unknown' }
}
