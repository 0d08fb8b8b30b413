import { and, arrayContains, arrayOverlaps, eq, gte, type SQL, sql } from 'drizzle-orm'
import { addDays, toIsoDay } from '~/lib/dates'
import { foldGerman } from '~/lib/german-fold'
import type { Queryable } from '~/platform/server/database/db'
import type { ResumeSearch } from '../search-params'
import { AVAILABILITY_FILTERS, EXPERIENCE_FILTERS, FILTER_LANGUAGES, LANGUAGE_LEVELS } from '../vocabulary'
import { type Facet, facetsOf, type Trait, traitsOf } from './facet-dictionaries'
import { resumeFacet, resumeSearch, resumeTally, resumeTrait } from './search-table'

/** Pairs of the id of a combination and how many hits have it. */
type Numbers = [id: number, count: number][]
/** By facet, by trait and by weeks until somebody can begin; each of the hits that pass the filters on the other two. */
export type Counted = { facets: Numbers; traits: Numbers; weeks: Numbers }
export const NOTHING_COUNTED: Counted = { facets: [], traits: [], weeks: [] }

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
 * The table `pair`: how many hits there are of each combination and time of beginning. The only counting that reads hits
 * one by one.
 */
export function pairsIn(hits: SQL): SQL {
  return sql`pair as materialized (
    select facet_id, trait_id, available_from, notice_weeks, count(*) as number from ${hits} group by 1, 2, 3, 4)`
}

/** The same of everybody but some, without reading the others. */
export function pairsOfAllBut(profileIds: string[]): SQL {
  return sql`pair as materialized (
    select facet_id, trait_id, available_from, notice_weeks, sum(number) as number from (
      select facet_id, trait_id, available_from, notice_weeks, number from ${resumeTally}
      union all
      select facet_id, trait_id, available_from, notice_weeks, -1 from ${resumeSearch}
      where applicant_profile_id = any(${sql.param(profileIds)}::uuid[])
    ) as line group by 1, 2, 3, 4 having sum(number) > 0)`
}

/** The columns of {@link Counted}, from `pair`. */
export function countedPairs(search: ResumeSearch, now: Date): SQL {
  const { verfuegbar } = search
  const inTime = verfuegbar ? isAvailable(verfuegbar, now) : undefined
  const sums = (column: SQL, passes: SQL | undefined) => sql`(
    select coalesce(json_agg(json_build_array(id, number)), '[]') from (
      select ${column} as id, sum(number) as number from pair where ${passes ?? sql`true`} group by 1) as summed)`
  const steps = AVAILABILITY_FILTERS.map((weeks) => sql`when ${isAvailable(weeks, now)} then ${weeks}::int`)
  // Whoever cannot begin within the longest time is not offered.
  const weeks = sql`(case ${sql.join(steps, sql` `)} else ${NEVER}::int end)`
  return sql`${sums(sql`facet_id`, and(passesTraits(search), inTime))} as facets,
    ${sums(sql`trait_id`, and(passesFacets(search), inTime))} as traits,
    ${sums(weeks, and(passesFacets(search), passesTraits(search)))} as weeks`
}

const NEVER = 10_000

/** Adds up what was counted by combination: the total, and each filter's choices with all other filters applied. */
export async function addUp(db: Queryable, { facets, traits, weeks }: Counted, search: ResumeSearch) {
  const counts = structuredClone(NO_COUNTS)
  const total = addFacets(counts, combine(await facetsOf(db, idsOf(facets)), facets), search)
  addTraits(counts, combine(await traitsOf(db, idsOf(traits)), traits), search)
  for (const [step, count] of weeks) {
    for (const offered of AVAILABILITY_FILTERS) if (step <= offered) add(counts.verfuegbar, offered, count)
  }
  return { total, counts }
}

function idsOf(numbers: Numbers): number[] {
  return numbers.map(([id]) => id)
}

function combine<Combination extends { id: number }>(combinations: readonly Combination[], numbers: Numbers) {
  const byId = new Map(numbers)
  return combinations.map((combination) => ({ combination, count: byId.get(combination.id) ?? 0 }))
}

type Summed<Combination> = { combination: Combination; count: number }[]

/** Returns how many pass every filter. */
function addFacets(counts: ResumeCounts, summed: Summed<Facet>, search: ResumeSearch): number {
  let total = 0
  for (const { combination: facet, count } of summed) {
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

function addTraits(counts: ResumeCounts, summed: Summed<Trait>, search: ResumeSearch) {
  const least = levelOf(search.sprachniveau)
  const asked = search.sprache && foldGerman(search.sprache)
  for (const { combination: trait, count } of summed) {
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
