import { and, between, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import type { GeoPoint } from '~/lib/geo'
import type { Queryable } from '~/platform/server/database/db'
import type { ResumeSearch } from '../search-params'
import { DEFAULT_RADIUS_KM, RESUMES_PER_PAGE } from '../vocabulary'
import { companyBlock } from './contact-table'
import { haversine } from './distance'
import { addUp, COUNTED, type Counted, pairsIn, pairsOfAllBut, passesFilters } from './search-facets'
import { resumePairTally, resumeSearch, resumeSearchTerms } from './search-table'
import { tsqueriesOf } from './search-words'

/**
 * Of an anonymous person the search knows only the middle of a field of 0.4° by 0.6° (about 43 km wide each way, see
 * `resume_search_refresh`): with the place itself one could find out by trying circles where they live. No corner is
 * farther from the middle than this, so that whoever searches where the person lives finds them.
 */
const ANONYMOUS_RADIUS_KM = 35

type Found = { ids: string[] } & Awaited<ReturnType<typeof addUp>>

/** The résumés of one page, how many there are in all, and what the filters would leave. */
export async function findIds(
  db: Queryable,
  companyId: string,
  { input, point, page, now }: Asked & { point: GeoPoint | null },
): Promise<Found> {
  const blockedBy = await profilesBlocking(db, companyId)
  const asked = { input, page, now }
  const isFound = tsqueriesOf(input).found !== ''
  return byWordIndex(db, input, (tx) => {
    if (point === null && !isFound) return readMany(tx, blockedBy, asked)
    if (point === null && page <= FIRST_PAGES) return readByWords(tx, blockedBy, asked)
    return readFew(tx, conditions(blockedBy, input, point), asked)
  })
}

/**
 * Runs a search; one with words so that the index is asked whatever the planner expects. It takes the rows for cheap to
 * read one after the other, without counting that each would have to fetch its lexemes from elsewhere.
 */
export async function byWordIndex<Result>(
  db: Queryable,
  input: ResumeSearch,
  run: (db: Queryable) => Promise<Result>,
): Promise<Result> {
  const { found, takenAway } = tsqueriesOf(input)
  if (found === '' && takenAway === '') return run(db)
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    return run(tx)
  })
}

/** Where an index finds the hits: once, then they are counted and sorted. */
async function readFew(db: Queryable, isHit: SQL | undefined, { input, page, now }: Asked): Promise<Found> {
  const { rows } = await db.execute<Counted & { ids: string[] }>(sql`
    with hit as materialized (
      select resume_id, facet_id, trait_id, pair_id, available_from, notice_weeks, changed_at, applicant_profile_id
      from ${sourceOf(input)} where ${isHit}
    ), listed as (
      select resume_id from hit where ${passesFilters(input, now) ?? sql`true`}
      order by changed_at desc, applicant_profile_id desc ${pageOf(page)}
    ), ${pairsIn(sql`hit`)}, ${COUNTED}
    select counted.*, (select coalesce(json_agg(resume_id), '[]') from listed) as ids from counted`)
  const [row = { pairs: null, numbers: null, ids: [] }] = rows
  return { ids: row.ids, ...(await addUp(db, row, input, now)) }
}

/** Later ones are rarely asked for, and lie too deep for being looked for among the latest. */
const FIRST_PAGES = 5

/**
 * Where words find the hits: counted without carrying anything else along. Of words that many have, the first pages are
 * among the latest, where it takes few looks to find them.
 */
async function readByWords(db: Queryable, blockedBy: string[], { input, page, now }: Asked): Promise<Found> {
  const isHit = conditions(blockedBy, input, null)
  const { rows } = await db.execute<Counted & { everybody: number }>(sql`
    with ${pairsIn(sql`${sourceOf(input)} where ${isHit}`)}, ${COUNTED}
    select counted.*, (select coalesce(sum(number), 0)::int from ${resumePairTally}) as everybody from counted`)
  const [row = { pairs: null, numbers: null, everybody: 0 }] = rows
  const summed = await addUp(db, row, input, now)
  const until = Math.min(page * RESUMES_PER_PAGE, summed.total)
  // Should they lie deeper than that, or be found sooner by sorting all, they are sorted after all.
  const looks = Math.ceil((4 * until * row.everybody) / Math.max(1, summed.total))
  const latest = looks * LOOK_COST < summed.found ? await pageOfLatest(db, blockedBy, { input, page, now }, looks) : []
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

/** To fetch the lexemes of one of the latest takes as long as to visit so many hits by the index. */
const LOOK_COST = 8

/** One page of the hits among the latest changed of all, so many as are looked at; a part of it when it takes more. */
async function pageOfLatest(db: Queryable, blockedBy: string[], { input, page, now }: Asked, looks: number) {
  // "offset 0" keeps PostgreSQL from collecting everybody who has the words first.
  const hasWords = sql`exists (
    select 1 from ${resumeSearchTerms} as words
    where words.applicant_profile_id = ${resumeSearch.applicantProfileId} and words.terms @@ ${tsqueriesOf(input).found}::tsquery
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
export function sourceOf(input: ResumeSearch): SQL {
  return tsqueriesOf(input).found === '' ? sql`${resumeSearch}` : sql`${resumeSearchTerms} as ${resumeSearch}`
}

/** Where most people are hits: they have been counted before, and the latest are read by their index. */
async function readMany(db: Queryable, blockedBy: string[], { input, page, now }: Asked): Promise<Found> {
  const { takenAway } = tsqueriesOf(input)
  const parts = sql`applicant_profile_id, pair_id`
  const leftOut = [
    sql`select ${parts} from ${resumeSearch} where applicant_profile_id = any(${sql.param(blockedBy)}::uuid[])`,
    takenAway && sql`select ${parts} from ${resumeSearchTerms} where terms @@ ${takenAway}::tsquery`,
  ].filter(Boolean)
  const { rows } = await db.execute<Counted>(sql`
    with ${pairsOfAllBut(sql.join(leftOut, sql` union `))}, ${COUNTED} select * from counted`)
  const summed = await addUp(db, rows[0] ?? { pairs: null, numbers: null }, input, now)
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

/** All but the filters that are counted; those are looked up among the combinations. */
export function conditions(blockedBy: string[], input: ResumeSearch, point: GeoPoint | null): SQL | undefined {
  const { found } = tsqueriesOf(input)
  const unwanted = hasUnwanted(input)
  return and(
    found ? sql`${resumeSearch}.terms @@ ${found}::tsquery` : undefined,
    unwanted && sql`not ${unwanted}`,
    isUnblocked(blockedBy),
    point ? within(point, input.umkreis ?? DEFAULT_RADIUS_KM) : undefined,
  )
}

/** Where nothing else is asked for than what must not be there. An index finds who has a word, not who has it not. */
function hasUnwanted(input: ResumeSearch): SQL | undefined {
  const { takenAway } = tsqueriesOf(input)
  if (takenAway === '') return undefined
  return sql`exists (
    select 1 from ${resumeSearchTerms} as unwanted
    where unwanted.applicant_profile_id = ${resumeSearch.applicantProfileId} and unwanted.terms @@ ${takenAway}::tsquery)`
}

function isUnblocked(blockedBy: string[]): SQL | undefined {
  return blockedBy.length > 0 ? notInArray(resumeSearch.applicantProfileId, blockedBy) : undefined
}

export async function profilesBlocking(db: Queryable, companyId: string): Promise<string[]> {
  const blocks = await db
    .select({ id: companyBlock.applicantProfileId })
    .from(companyBlock)
    .where(eq(companyBlock.companyId, companyId))
  return blocks.map(({ id }) => id)
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
