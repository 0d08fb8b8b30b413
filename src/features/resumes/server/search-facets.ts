import { and, arrayContains, arrayOverlaps, eq, gte, type SQL, sql } from 'drizzle-orm'
import { addDays, toIsoDay } from '~/lib/dates'
import { foldGerman } from '~/lib/german-fold'
import type { Queryable } from '~/platform/server/database/db'
import type { ResumeSearch } from '../search-params'
import { AVAILABILITY_FILTERS, EXPERIENCE_FILTERS, FILTER_LANGUAGES, LANGUAGE_REACHES } from '../vocabulary'
import { type Facet, type Pair, pairsOf, type Trait } from './facet-dictionaries'
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
  /** Of the chosen language, from each level on. */
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

type Language = (typeof FILTER_LANGUAGES)[number]
const FOLDED = new Map<Language, string>(FILTER_LANGUAGES.map((name) => [name, foldGerman(name)]))

/** What somebody reaches in a language, as a place in `LANGUAGE_REACHES`; -1 where they have not got it. */
function levelIn(levels: Trait['levels'], language: Language): number {
  return levels.get(FOLDED.get(language) ?? '') ?? -1
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
  sprache: ({ levels }, { sprache, sprachniveau }) => !sprache || levelIn(levels, sprache) >= levelOf(sprachniveau),
} satisfies Record<string, Filter<Trait>>

/** The smallest offered step that is at least so many years. */
function experienceStep(years: number): number {
  return EXPERIENCE_FILTERS.find((step) => step >= years) ?? EXPERIENCE_FILTERS[EXPERIENCE_FILTERS.length - 1] ?? years
}

function levelOf(level: ResumeSearch['sprachniveau']): number {
  return LANGUAGE_REACHES.indexOf(level ?? 'spoken')
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
  const reached = LANGUAGE_REACHES.slice(levelOf(sprachniveau)).map((level) => `${foldGerman(sprache ?? '')}:${level}`)
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
  const numbers = readNumbers(counted.numbers)
  const pairs = await pairsOf(db, readNumbers(counted.pairs))
  // By id, which is a small number.
  const facets: Summed<keyof typeof FACET_FILTERS, Facet>[] = []
  const traits: Summed<keyof typeof TRAIT_FILTERS, Trait>[] = []
  const isInTime = timeFilter(search.verfuegbar, now)
  const offers = AVAILABILITY_FILTERS.map((weeks) => ({ weeks, isOffered: timeFilter(weeks, now) }))
  let found = 0
  for (const [at, pair] of pairs.entries()) {
    if (!pair) continue
    const count = numbers[at] ?? 0
    facets[pair.facet.id] ??= notYet(pair.facet, FACET_FILTERS, search)
    traits[pair.trait.id] ??= notYet(pair.trait, TRAIT_FILTERS, search)
    const facet = facets[pair.facet.id]
    const trait = traits[pair.trait.id]
    if (!facet || !trait) continue
    found += count
    if (isInTime(pair)) {
      if (trait.failures === 0) facet.count += count
      if (facet.failures === 0) trait.count += count
    }
    if (facet.failures > 0 || trait.failures > 0) continue
    for (const { weeks, isOffered } of offers) if (isOffered(pair)) add(counts.verfuegbar, weeks, count)
  }
  const total = addFacets(counts, facets)
  addTraits(counts, traits, search)
  return { found, total, counts }
}

function readNumbers(list: string | null): number[] {
  return list === null ? [] : list.split(',').map(Number)
}

/** A combination with how many filters it does not pass, one of them, and how many hits were counted for it. */
type Summed<Name, Combination> = { combination: Combination; failures: number; failed: Name | null; count: number }

function notYet<Name extends string, Combination>(
  combination: Combination,
  filters: Record<Name, Filter<Combination>>,
  search: ResumeSearch,
): Summed<Name, Combination> {
  const summed: Summed<Name, Combination> = { combination, failures: 0, failed: null, count: 0 }
  for (const name in filters) {
    if (filters[name](combination, search)) continue
    summed.failures += 1
    summed.failed = name
  }
  return summed
}

/** Whether it passes all filters but the given one. */
function isCountedFor<Name>(
  { failures, failed }: Pick<Summed<Name, unknown>, 'failures' | 'failed'>,
  but: Name,
): boolean {
  return failures === 0 || (failures === 1 && failed === but)
}

/** {@link isAvailable} of a pair. */
function timeFilter(weeks: number | undefined, now: Date): (pair: Pair) => boolean {
  if (!weeks) return () => true
  const until = toIsoDay(addDays(now, weeks * 7))
  return ({ availableFrom, noticeWeeks }) =>
    availableFrom === null ? noticeWeeks !== null && noticeWeeks <= weeks : availableFrom <= until
}

/** Returns how many pass every filter. */
function addFacets(counts: ResumeCounts, summed: Summed<keyof typeof FACET_FILTERS, Facet>[]): number {
  let total = 0
  for (const each of summed.filter(({ count }) => count > 0)) {
    const { combination: facet, count } = each
    if (each.failures === 0) total += count
    if (isCountedFor(each, 'arbeitszeit'))
      for (const type of facet.employmentTypes) add(counts.arbeitszeit, type, count)
    if (isCountedFor(each, 'berufsfeld'))
      for (const field of facet.occupationFields) add(counts.berufsfeld, field, count)
    if (isCountedFor(each, 'erfahrung')) {
      for (const step of EXPERIENCE_FILTERS) if (facet.years >= step) add(counts.erfahrung, step, count)
    }
    if (isCountedFor(each, 'sofort') && facet.availability === 'now') counts.sofort += count
  }
  return total
}

function addTraits(
  counts: ResumeCounts,
  summed: Summed<keyof typeof TRAIT_FILTERS, Trait>[],
  search: ResumeSearch,
): void {
  const least = levelOf(search.sprachniveau)
  for (const each of summed.filter(({ count }) => count > 0)) {
    const { combination: trait, count } = each
    if (isCountedFor(each, 'fuehrerschein'))
      for (const licence of trait.drivingLicences) add(counts.fuehrerschein, licence, count)
    if (!isCountedFor(each, 'sprache')) continue
    for (const name of FILTER_LANGUAGES) if (levelIn(trait.levels, name) >= least) add(counts.sprache, name, count)
    const reached = search.sprache === undefined ? -1 : levelIn(trait.levels, search.sprache)
    for (const level of LANGUAGE_REACHES.slice(0, reached + 1)) add(counts.sprachniveau, level, count)
  }
}

function add(counts: Record<string | number, number>, key: string | number, count: number) {
  counts[key] = (counts[key] ?? 0) + count
}
