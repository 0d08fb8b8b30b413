import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '~/platform/server/database/db'
import { FACETS, type Facet, type Facets } from '../../search-result'
import { leavesOutRemote, type RowConditions, whereOf, withFilters } from './conditions'
import { namedFacets } from './facet-names'
import { countFacet, type Folded, foldMatches, record } from './filters'
import { type CountScope, type Look, secondsOf } from './look'
import { joinMatches, type Matches, matchColumns, readMatches } from './matches'
import { type HitRow, type PageRequest, type PageSource, pageFromMatches, readHits } from './page'

/** Up to so many hits everything is counted one by one; above that a sample says "ca.". */
export const EXACT_HITS = 5_000
/** A sample's count is this much off at most, so that a set near the limit is counted one by one. */
const MARGIN = 1.3
/** So many times more than is counted may be read to read it once. */
const MOST_TIMES = 2
/** The terms of so few are unpacked to tell their level, instead of asking the word index for each. */
const FEW_HITS = 64
/** In an area, where each such question is for all cells of the map as well. */
const FEW_HITS_IN_AREA = 800
/** From so many rows on a sample says enough. */
const ENOUGH_ROWS = 500

export type Counted = {
  total: number
  isTotalExact: boolean
  remoteCount: number
  facets: Facets
}

/** Where a count comes from: every posting, the larger sample, or the first look. */
type Source = 'all' | 'sample16' | 'look'
/** What to read from a source: nothing, everything in one, or what passes all filters and what fails one each. */
type Plan = RowConditions[]
export type CountPlan = {
  sources: Record<Facet, Source>
  whole: Source
  all: Plan
  sample16: Plan
}

/**
 * What to read for the total and the counts of all filters, each without its own choice. What the first look says to be
 * small is read in full, what it holds too little of is read from the larger sample.
 */
export function planCounts(base: RowConditions, look: Look, scope: CountScope): CountPlan {
  const { scale, folded, filters, matches } = look
  const sourceOf = (count: number): Source => {
    if (scale === 1 || count * scale <= EXACT_HITS * MARGIN) return 'all'
    return scale === 256 && count < ENOUGH_ROWS ? 'sample16' : 'look'
  }
  const whole = sourceOf(folded.total)
  const sources = record(() => whole)
  for (const { facet } of filters) sources[facet] = sourceOf(folded.bases[facet])
  const planOf = (source: Source): Plan => {
    const facets = new Set(filters.map(({ facet }) => facet).filter((facet) => sources[facet] === source))
    if (whole !== source && facets.size === 0) return []
    // What is done from home is elsewhere in the word index than the cells of a place.
    const apart: Plan = []
    if (base.cells !== null && leavesOutRemote(scope) && facets.delete('homeoffice'))
      apart.push(withFilters(base, scope, { failing: 'homeoffice' }))
    if (whole !== source && facets.size === 0) return apart
    // One read for all of them where it does not hold much that nobody counts: what fails two of these filters.
    const others = filters.filter(({ facet }) => !facets.has(facet))
    let common = 0
    for (let index = 0; index < matches.count; index++)
      if (others.every(({ passes }) => passes(matches, index))) common++
    if (sourceOf(common / MOST_TIMES) === source) return [withFilters(base, scope, { without: facets }), ...apart]
    return [withFilters(base, scope), ...[...facets].map((failing) => withFilters(base, scope, { failing })), ...apart]
  }
  return { sources, whole, all: planOf('all'), sample16: planOf('sample16') }
}

/** The counts alone. */
export async function countMatches(db: Queryable, plan: CountPlan, look: Look, scope: CountScope): Promise<Counted> {
  const [all, sample16] = await Promise.all([
    readParts(db, sql`search_posting`, plan.all, scope),
    readParts(db, sql`search_sample16`, plan.sample16, scope),
  ])
  return counted(plan, look, { all, sample16 }, scope)
}

/**
 * Whether counts and page are best read in one statement: a small index, and so few hits that asking twice would be
 * dearer than reading them. Else both are asked at the same time.
 */
export function isReadAtOnce({ whole }: CountPlan, { scale, folded }: Look, { area }: CountScope): boolean {
  if (whole !== 'all') return false
  return scale === 1 || folded.total * scale <= (area === null ? FEW_HITS : FEW_HITS_IN_AREA) - scale
}

/** The counts and the first page of what is small enough to be read in full: its rows are looked up once for both. */
export async function countAndRead(
  db: Queryable,
  plan: CountPlan,
  look: Look,
  source: PageSource,
  request: PageRequest,
  scope: CountScope,
): Promise<{ counted: Counted; rows: HitRow[] }> {
  const [first, ...rests] = plan.all
  if (first === undefined) throw new Error('nothing to read')
  const hasTerms = look.sample !== null
  const columns = sql`job_posting_id, pub, pay, place, more_places, code, company${hasTerms ? sql`, terms` : sql``}`
  const statement = sql`
    with m as materialized (select ${columns} from search_posting where ${whereOf(first)})
    select ${matchColumns(secondsOf(scope.now))}, ${pageFromMatches(source, request, hasTerms)} as page from m`
  const [{ rows }, all, sample16] = await Promise.all([
    db.execute(statement),
    readParts(db, sql`search_posting`, rests, scope),
    readParts(db, sql`search_sample16`, plan.sample16, scope),
  ])
  const [read] = pagedSchema.parse(rows)
  return {
    counted: counted(plan, look, { all: [...(read ? [readMatches(read)] : []), ...all], sample16 }, scope),
    rows: readHits(read?.page, source).slice(request.offset),
  }
}

type Counts = { matches: Matches; folded: Folded; scale: number }

function counted(
  { sources, whole }: CountPlan,
  look: Look,
  read: { all: Matches[]; sample16: Matches[] },
  { search, memory }: CountScope,
): Counted {
  const countsOf = (parts: Matches[], scale: number): Counts => {
    const matches = joinMatches(parts)
    return { matches, folded: foldMatches(matches, look.filters), scale }
  }
  const bySource: Record<Source, Counts> = { look, all: countsOf(read.all, 1), sample16: countsOf(read.sample16, 16) }
  const counts = record((): Int32Array => new Int32Array(0))
  const scales = record(() => 1)
  for (const facet of FACETS) {
    const { matches, folded, scale } = bySource[sources[facet]]
    counts[facet] = countFacet(facet, matches, folded, memory)
    scales[facet] = scale
  }
  const { folded, scale } = bySource[whole]
  const remote = bySource[sources.homeoffice]
  return {
    total: folded.total * scale,
    isTotalExact: scale === 1,
    remoteCount: remote.folded.remoteCount * remote.scale,
    facets: namedFacets(counts, scales, search, memory),
  }
}

const columnsSchema = z.object({ codes: z.string().nullable(), companies: z.string().nullable() })
const partsSchema = z.array(columnsSchema)
const pagedSchema = z.array(columnsSchema.extend({ page: z.unknown() }))

async function readParts(db: Queryable, table: SQL, parts: readonly RowConditions[], { now }: CountScope) {
  if (parts.length === 0) return []
  const selects = parts.map((each) => sql`select ${matchColumns(secondsOf(now))} from ${table} where ${whereOf(each)}`)
  const { rows } = await db.execute(sql.join(selects, sql` union all `))
  return partsSchema.parse(rows).map(readMatches)
}
