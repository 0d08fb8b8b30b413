import { and, arrayContains, arrayOverlaps, eq, gte, type SQL, sql } from 'drizzle-orm'
import { addDays, toIsoDay } from '~/lib/dates'
import { foldGerman } from '~/lib/german-fold'
import type { Queryable } from '~/platform/server/database/db'
import type { ResumeSearch } from '../search-params'
import { AVAILABILITY_FILTERS, EXPERIENCE_FILTERS, FILTER_LANGUAGES, LANGUAGE_LEVELS } from '../vocabulary'
import { type Facet, facetsOf, type Pair, pairsOf, type Trait, traitsOf } from './facet-dictionaries'
import { resumeFacet, resumePairTally, resumeTrait } from './search-table'

/**
 * How many hits there are of each pair (`resume_pair`), as two lists of the same order, written out with commas: thousands of
 * numbers are read out of a text much faster than out of rows.
 */
export type Counted = { pairs: string | null; numbers: string | null }

/** The filters that are counted. A count says what the list would hold with this choice instead of the present one. */
export type ResumeCounts = {
  arbeitszeit: Record<string, number>
  berufsfeld: Record<string, number>
  erfahrung: Record<number, number>
  sofort: number
  /** Within so many weeks. */
  verfuegbar: Record<number, number>
  fuehrerschein: Record<string, number>
  /** From the chosen level on. */
  sprache: Record<string, number>
  /** Of the chosen language. */
  sprachniveau: Record<string, number>
}
export const NO_COUNTS: ResumeCounts = {
  arbeitszeit: {},
  berufsfeld: {},
  erfahrung: {},
  sofort: 0,
  verfuegbar: {},
  fuehrerschein: {},
  sprache: {},
  sprachniveau: {},
}

type Filter<Combination> = (combination: Combination, search: ResumeSearch) => boolean
const FACET_FILTERS = {
  arbeitszeit: ({ employmentTypes }, { arbeitszeit }) => !arbeitszeit || employmentTypes.includes(arbeitszeit),
  berufsfeld: ({ occupationFields }, { berufsfeld }) => !berufsfeld || occupationFields.includes(berufsfeld),
  erfahrung: ({ years }, { erfahrung }) => !erfahrung || years >= experienceStep(erfahrung),
  sofort: ({ availability }, { sofort }) => !sofort || availability === 'now',
} satisfies Record<string, Filter<Facet>>
const TRAIT_FILTERS = {
  fuehrerschein: ({ drivingLicences }, { fuehrerschein }) => !fuehrerschein || drivingLicences.includes(fuehrerschein),
  sprache: ({ levels }, { sprache, sprachniveau }) =>
    !sprache || (levels.get(foldGerman(sprache)) ?? -1) >= levelOf(sprachniveau),
} satisfies Record<string, Filter<Trait>>

/** The smallest offered step that is at least so many years. */
function experienceStep(years: number): number {
  return EXPERIENCE_FILTERS.find((step) => step >= years) ?? EXPERIENCE_FILTERS[EXPERIENCE_FILTERS.length - 1] ?? years
}

function levelOf(level: ResumeSearch['sprachniveau']): number {
  return LANGUAGE_LEVELS.indexOf(level ?? 'A1')
}

/** The counted filters as a condition on the columns of a hit; the same rules as above, a test compares them. */
export function passesFilters(search: ResumeSearch, now: Date): SQL | undefined {
  const { verfuegbar } = search
  return and(passesFacets(search), passesTraits(search), verfuegbar ? isAvailable(verfuegbar, now) : undefined)
}

/** Within so many weeks: with a known first day until then, or with a period of notice that has run out. */
function isAvailable(weeks: number, now: Date): SQL {
  return sql`coalesce(available_from <= ${toIsoDay(addDays(now, weeks * 7))}::date, notice_weeks <= ${weeks}::int)`
}

function passesFacets({ arbeitszeit, berufsfeld, erfahrung, sofort }: ResumeSearch): SQL | undefined {
  const isPassing = and(
    arbeitszeit ? arrayContains(resumeFacet.employmentTypes, [arbeitszeit]) : undefined,
    berufsfeld ? arrayContains(resumeFacet.occupationFields, [berufsfeld]) : undefined,
    erfahrung ? gte(resumeFacet.years, experienceStep(erfahrung)) : undefined,
    sofort ? eq(resumeFacet.availability, 'now') : undefined,
  )
  return isPassing && sql`facet_id in (select ${resumeFacet.id} from ${resumeFacet} where ${isPassing})`
}

function passesTraits({ fuehrerschein, sprache, sprachniveau }: ResumeSearch): SQL | undefined {
  const reached = LANGUAGE_LEVELS.slice(levelOf(sprachniveau)).map((level) => `${foldGerman(sprache ?? '')}:${level}`)
  const isPassing = and(
    fuehrerschein ? arrayContains(resumeTrait.drivingLicences, [fuehrerschein]) : undefined,
    sprache ? arrayOverlaps(resumeTrait.languages, reached) : undefined,
  )
  return isPassing && sql`trait_id in (select ${resumeTrait.id} from ${resumeTrait} where ${isPassing})`
}

/**
 * The table `pair`: how many hits there are of each. The only counting that reads hits one by one; `hits` is what follows
 * `from`.
 */
export function pairsIn(hits: SQL): SQL {
  return sql`pair as materialized (select pair_id, count(*) as number from ${hits} group by 1)`
}

/** The same of everybody but those of some rows, without reading the others. */
export function pairsOfAllBut(leftOut: SQL): SQL {
  return sql`pair as materialized (
    select pair_id, sum(number) as number from (
      select pair_id, number from ${resumePairTally} union all select pair_id, -1 from (${leftOut}) as gone
    ) as line group by 1 having sum(number) > 0)`
}

/** The table `counted` of one row, from `pair`: the columns of {@link Counted}. */
export const COUNTED = sql`counted as (
  select string_agg(pair_id::text, ',') as pairs, string_agg(number::text, ',') as numbers from pair)`

/**
 * Adds up what was counted by pair: all hits whatever the filters, those that pass them, and each filter's choices with all
 * other filters applied.
 */
export async function addUp(db: Queryable, counted: Counted, search: ResumeSearch, now: Date) {
  const counts = structuredClone(NO_COUNTS)
  const ids = readNumbers(counted.pairs)
  const numbers = readNumbers(counted.numbers)
  const numberOf = new Map(ids.map((id, at) => [id, numbers[at] ?? 0]))
  const pairs = await pairsOf(db, ids)
  const facets = summing(await facetsOf(db, distinct(pairs.map(({ facetId }) => facetId))), FACET_FILTERS, search)
  const traits = summing(await traitsOf(db, distinct(pairs.map(({ traitId }) => traitId))), TRAIT_FILTERS, search)
  const isInTime = timeFilter(search.verfuegbar, now)
  const offers = AVAILABILITY_FILTERS.map((weeks) => ({ weeks, isOffered: timeFilter(weeks, now) }))
  let found = 0
  for (const pair of pairs) {
    const count = numberOf.get(pair.id) ?? 0
    const facet = facets.get(pair.facetId)
    const trait = traits.get(pair.traitId)
    if (!facet || !trait) continue
    found += count
    const isCounted = isInTime(pair)
    if (trait.passes && isCounted) facet.count += count
    if (facet.passes && isCounted) trait.count += count
    if (!facet.passes || !trait.passes) continue
    for (const { weeks, isOffered } of offers) if (isOffered(pair)) add(counts.verfuegbar, weeks, count)
  }
  const total = addFacets(counts, [...facets.values()], search)
  addTraits(counts, [...traits.values()], search)
  return { found, total, counts }
}

function readNumbers(list: string | null): number[] {
  return list === null ? [] : list.split(',').map(Number)
}

function distinct(ids: number[]): number[] {
  return [...new Set(ids)]
}

type Summing<Combination> = { combination: Combination; passes: boolean; count: number }

/** The combinations by id, each with whether it passes all filters, and nobody counted yet. */
function summing<Combination extends { id: number }>(
  combinations: readonly Combination[],
  filters: Record<string, Filter<Combination>>,
  search: ResumeSearch,
): Map<number, Summing<Combination>> {
  return new Map(
    combinations.map((combination) => [
      combination.id,
      { combination, passes: othersPass(filters, combination, search)(), count: 0 },
    ]),
  )
}

/** {@link isAvailable} of a pair. */
function timeFilter(weeks: number | undefined, now: Date): (pair: Pair) => boolean {
  if (!weeks) return () => true
  const until = toIsoDay(addDays(now, weeks * 7))
  return ({ availableFrom, noticeWeeks }) =>
    availableFrom === null ? noticeWeeks !== null && noticeWeeks <= weeks : availableFrom <= until
}

/** Returns how many pass every filter. */
function addFacets(counts: ResumeCounts, summed: Summing<Facet>[], search: ResumeSearch): number {
  let total = 0
  for (const { combination: facet, count } of summed) {
    if (count === 0) continue
    const isCountedFor = othersPass(FACET_FILTERS, facet, search)
    if (isCountedFor()) total += count
    if (isCountedFor('arbeitszeit')) for (const type of facet.employmentTypes) add(counts.arbeitszeit, type, count)
    if (isCountedFor('berufsfeld')) for (const field of facet.occupationFields) add(counts.berufsfeld, field, count)
    if (isCountedFor('erfahrung')) {
      for (const step of EXPERIENCE_FILTERS) if (facet.years >= step) add(counts.erfahrung, step, count)
    }
    if (isCountedFor('sofort') && facet.availability === 'now') counts.sofort += count
  }
  return total
}

const LANGUAGES = FILTER_LANGUAGES.map((name) => ({ name, folded: foldGerman(name) }))

function addTraits(counts: ResumeCounts, summed: Summing<Trait>[], search: ResumeSearch) {
  const least = levelOf(search.sprachniveau)
  const asked = search.sprache && foldGerman(search.sprache)
  for (const { combination: trait, count } of summed) {
    if (count === 0) continue
    const isCountedFor = othersPass(TRAIT_FILTERS, trait, search)
    if (isCountedFor('fuehrerschein'))
      for (const licence of trait.drivingLicences) add(counts.fuehrerschein, licence, count)
    if (!isCountedFor('sprache')) continue
    for (const { name, folded } of LANGUAGES) {
      if ((trait.levels.get(folded) ?? -1) >= least) add(counts.sprache, name, count)
    }
    const reached = asked === undefined ? -1 : (trait.levels.get(asked) ?? -1)
    for (const level of LANGUAGE_LEVELS.slice(0, reached + 1)) add(counts.sprachniveau, level, count)
  }
}

/** Tells whether a combination passes all filters but the given one. */
function othersPass<Name extends string, Combination>(
  filters: Record<Name, Filter<Combination>>,
  combination: Combination,
  search: ResumeSearch,
) {
  const failed = Object.entries<Filter<Combination>>(filters).filter(([, passes]) => !passes(combination, search))
  return (but?: Name) => failed.every(([name]) => name === but)
}

function add(counts: Record<string | number, number>, key: string | number, count: number) {
  counts[key] = (counts[key] ?? 0) + count
}
