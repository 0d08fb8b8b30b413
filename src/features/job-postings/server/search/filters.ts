import type { JobSearch } from '../../search-params'
import { PUBLISHED_SINCE_DAYS, SALARY_STEPS } from '../../search-params'
import { FACETS, type Facet } from '../../search-result'
import { CONTRACTS, EMPLOYER_TYPES, EMPLOYMENT_TYPES, OCCUPATION_FIELDS, WORKPLACES } from '../../vocabulary'
import { contractOf, employerTypeOf, fieldOf, typesOf, workplaceOf } from './facet-code'
import type { Matches } from './matches'
import type { SearchMemory } from './memory'

/** Whether a match passes one filter. */
type Test = (matches: Matches, index: number) => boolean

/** The filters of one search that leave anything out, ready to be asked about matches. */
export type RowFilters = { facet: Facet; passes: Test }[]

const REMOTE = WORKPLACES.indexOf('remote')
const TEMPORARY = EMPLOYER_TYPES.indexOf('temporary-work')
const TEMPORARY_TYPE = 1 << EMPLOYMENT_TYPES.indexOf('Zeitarbeit')

/**
 * @param hasPlace a search for a place: what is done wholly from home passes only with that filter
 * @param memory the companies, for names and benefits
 */
export function rowFilters(search: JobSearch, hasPlace: boolean, memory: SearchMemory): RowFilters {
  const { gehalt, veroeffentlichtseit } = search
  const types = (search.arbeitszeit ?? []).reduce((mask, type) => mask | (1 << EMPLOYMENT_TYPES.indexOf(type)), 0)
  const tests: Record<Facet, Test | null> = {
    berufsfeld: oneOf(search.berufsfeld, OCCUPATION_FIELDS, (code) => fieldOf(code) - 1),
    arbeitszeit: types === 0 ? null : ({ codes }, index) => ((codes[index] ?? 0) & types) !== 0,
    befristung: oneOf(search.befristung, CONTRACTS, contractOf),
    homeoffice: search.homeoffice
      ? oneOf(search.homeoffice, WORKPLACES, workplaceOf)
      : hasPlace
        ? ({ codes }, index) => workplaceOf(codes[index] ?? 0) !== REMOTE
        : null,
    gehalt: gehalt === undefined ? null : ({ pays }, index) => (pays[index] ?? 0) >= gehalt,
    veroeffentlichtseit:
      veroeffentlichtseit === undefined ? null : ({ ages }, index) => (ages[index] ?? 0) <= veroeffentlichtseit,
    anstellung: employerFilter(search),
    arbeitgeber: search.arbeitgeber ? companyIn(companiesNamed(search.arbeitgeber, memory)) : null,
    vorteile: search.vorteile ? companyIn(companiesWith(search.vorteile, memory)) : null,
  }
  return FACETS.flatMap((facet) => {
    const passes = tests[facet]
    return passes === null ? [] : [{ facet, passes }]
  })
}

/** Ids of the companies that bear one of these names. */
export function companiesNamed(wanted: readonly string[], { companies, names }: SearchMemory): Set<number> {
  const numbers = new Set(wanted.map((name) => names.numberOf(name)))
  return new Set([...companies.values()].filter(({ name }) => numbers.has(name)).map(({ id }) => id))
}

/** Ids of the companies that offer one of these benefits. */
export function companiesWith(benefits: readonly string[], memory: SearchMemory): Set<number> {
  const wanted = new Set(benefits.map((benefit) => memory.benefits.numberOf(benefit)))
  const companies = [...memory.companies.values()]
  return new Set(companies.filter((each) => each.benefits.some((id) => wanted.has(id))).map(({ id }) => id))
}

function companyIn(ids: ReadonlySet<number>): Test {
  return ({ companies }, index) => ids.has(companies[index] ?? 0)
}

function employerFilter({ anstellung, zeitarbeit }: JobSearch): Test | null {
  const chosen = oneOf(anstellung, EMPLOYER_TYPES, employerTypeOf)
  if (zeitarbeit !== false) return chosen
  return (matches, index) => {
    const code = matches.codes[index] ?? 0
    const isTemporary = employerTypeOf(code) === TEMPORARY || (typesOf(code) & TEMPORARY_TYPE) !== 0
    return !isTemporary && (chosen === null || chosen(matches, index))
  }
}

function oneOf<Value>(
  chosen: readonly Value[] | undefined,
  values: readonly Value[],
  indexOf: (code: number) => number,
): Test | null {
  if (chosen === undefined) return null
  const wanted = new Set(chosen.map((value) => values.indexOf(value)))
  return ({ codes }, index) => wanted.has(indexOf(codes[index] ?? 0))
}

/** What a fold of matches says: how many pass everything, and which count for each filter without its own choice. */
export type Folded = {
  total: number
  remoteCount: number
  /** How many pass all filters but this one. */
  bases: Record<Facet, number>
  /** Positions of the matches that pass everything, and of those that fail this one filter alone. */
  passing: Int32Array
  failing: Record<Facet, number[]>
}

const SEVERAL = -2
const NONE = -1

/** Goes over the matches once; each counts for every filter when it passes all, or for the one filter that it fails. */
export function foldMatches(matches: Matches, filters: RowFilters): Folded {
  const failing = record((): number[] => [])
  const passing = new Int32Array(matches.count)
  let total = 0
  let remoteCount = 0
  for (let index = 0; index < matches.count; index++) {
    let failed = NONE
    for (let position = 0; position < filters.length && failed !== SEVERAL; position++) {
      if (filters[position]?.passes(matches, index) === false) failed = failed === NONE ? position : SEVERAL
    }
    if (failed === NONE) passing[total++] = index
    const facet = failed < 0 ? undefined : filters[failed]?.facet
    if (facet === undefined) continue
    failing[facet].push(index)
    if (facet === 'homeoffice' && workplaceOf(matches.codes[index] ?? 0) === REMOTE) remoteCount++
  }
  const bases = record(() => total)
  for (const facet of FACETS) bases[facet] += failing[facet].length
  return { total, remoteCount, bases, passing: passing.subarray(0, total), failing }
}

/** Counts of one filter, by the index of its value, or the number of the name or benefit in the memory. */
export function countFacet(facet: Facet, matches: Matches, folded: Folded, memory: SearchMemory): Int32Array {
  const counts = new Int32Array(sizeOf(facet, memory))
  const failing = folded.failing[facet]
  const positions = new Int32Array(folded.total + failing.length)
  positions.set(folded.passing)
  positions.set(failing, folded.total)
  COUNTERS[facet](counts, matches, positions, memory)
  return counts
}

/** More than any filter has values. */
const MOST_VALUES = 32

/** How many counts a filter has. */
export function sizeOf(facet: Facet, { names, benefits }: SearchMemory): number {
  return facet === 'arbeitgeber' ? names.size : facet === 'vorteile' ? benefits.size : MOST_VALUES
}

type Counter = (counts: Int32Array, matches: Matches, positions: Int32Array, memory: SearchMemory) => void

/** Counts matches for one filter, by what the filter tells apart; a loop each, for thousands are counted nine times. */
const COUNTERS: Record<Facet, Counter> = {
  // Those without a field come first and have no name.
  berufsfeld: (counts, { codes }, positions) => {
    for (const at of positions) add(counts, fieldOf(codes[at] ?? 0))
  },
  arbeitszeit: (counts, { codes }, positions) => {
    for (const at of positions)
      for (let types = typesOf(codes[at] ?? 0); types !== 0; types &= types - 1)
        add(counts, 31 - Math.clz32(types & -types))
  },
  befristung: (counts, { codes }, positions) => {
    for (const at of positions) add(counts, contractOf(codes[at] ?? 0))
  },
  homeoffice: (counts, { codes }, positions) => {
    for (const at of positions) add(counts, workplaceOf(codes[at] ?? 0))
  },
  anstellung: (counts, { codes }, positions) => {
    for (const at of positions) add(counts, employerTypeOf(codes[at] ?? 0))
  },
  gehalt: (counts, { pays }, positions) => {
    const steps: readonly number[] = SALARY_STEPS
    for (const at of positions) {
      const pay = pays[at] ?? 0
      let reached = steps.length
      while (reached > 0 && pay < (steps[reached - 1] ?? 0)) reached--
      if (reached > 0) add(counts, reached - 1)
    }
    // Who pays the most pays every step below, too.
    for (let step = steps.length - 1; step > 0; step--) counts[step - 1] = (counts[step - 1] ?? 0) + (counts[step] ?? 0)
  },
  veroeffentlichtseit: (counts, { ages }, positions) => {
    const steps: readonly number[] = PUBLISHED_SINCE_DAYS
    for (const at of positions) {
      const age = ages[at] ?? 0
      for (let step = steps.length - 1; step >= 0 && age <= (steps[step] ?? 0); step--) add(counts, step)
    }
  },
  arbeitgeber: (counts, matches, positions, { companies }) => {
    for (const at of positions) {
      const company = companies.get(matches.companies[at] ?? 0)
      if (company !== undefined) add(counts, company.name)
    }
  },
  vorteile: (counts, matches, positions, { companies }) => {
    for (const at of positions) {
      const benefits = companies.get(matches.companies[at] ?? 0)?.benefits
      if (benefits === undefined) continue
      for (let each = 0; each < benefits.length; each++) add(counts, benefits[each] ?? 0)
    }
  },
}

function add(counts: Int32Array, at: number) {
  counts[at] = (counts[at] ?? 0) + 1
}

export function record<Value>(make: () => Value): Record<Facet, Value> {
  return {
    berufsfeld: make(),
    arbeitszeit: make(),
    befristung: make(),
    homeoffice: make(),
    gehalt: make(),
    veroeffentlichtseit: make(),
    anstellung: make(),
    arbeitgeber: make(),
    vorteile: make(),
  }
}
