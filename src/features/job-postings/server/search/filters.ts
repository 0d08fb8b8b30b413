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

/** What a fold of matches says: how many pass everything, and the counts of each filter without its own choice. */
export type Folded = {
  total: number
  remoteCount: number
  /** How many pass all filters but this one. */
  bases: Record<Facet, number>
  /** By the index of the value, or the id of the company. */
  counts: Record<Facet, Int32Array>
}

const SEVERAL = -2
const NONE = -1

/** Goes over the matches once; each counts for every filter when it passes all, or for the one filter that it fails. */
export function foldMatches(matches: Matches, filters: RowFilters, memory: SearchMemory): Folded {
  const { bases, counts } = emptyFold(memory)
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
    bases[facet]++
    COUNTERS[facet](counts[facet], matches, index)
    if (facet === 'homeoffice' && workplaceOf(matches.codes[index] ?? 0) === REMOTE) remoteCount++
  }
  // Filter by filter, so that each of these loops does one thing.
  for (const facet of FACETS) {
    bases[facet] += total
    const [count, own] = [COUNTERS[facet], counts[facet]]
    for (let position = 0; position < total; position++) count(own, matches, passing[position] ?? 0)
  }
  return { total, remoteCount, bases, counts }
}

/** Counts one match for one filter, by what the filter tells apart. */
const COUNTERS: Record<Facet, (counts: Int32Array, matches: Matches, index: number) => void> = {
  // Those without a field come first and have no name.
  berufsfeld: (counts, { codes }, index) => add(counts, fieldOf(codes[index] ?? 0)),
  arbeitszeit: (counts, { codes }, index) => {
    for (let types = typesOf(codes[index] ?? 0); types !== 0; types &= types - 1)
      add(counts, 31 - Math.clz32(types & -types))
  },
  befristung: (counts, { codes }, index) => add(counts, contractOf(codes[index] ?? 0)),
  homeoffice: (counts, { codes }, index) => add(counts, workplaceOf(codes[index] ?? 0)),
  anstellung: (counts, { codes }, index) => add(counts, employerTypeOf(codes[index] ?? 0)),
  gehalt: (counts, { pays }, index) => {
    const pay = pays[index] ?? 0
    for (let step = 0; step < SALARY_STEPS.length && pay >= (SALARY_STEPS[step] ?? 0); step++) add(counts, step)
  },
  veroeffentlichtseit: (counts, { ages }, index) => {
    const age = ages[index] ?? 0
    for (let step = PUBLISHED_SINCE_DAYS.length - 1; step >= 0 && age <= (PUBLISHED_SINCE_DAYS[step] ?? 0); step--)
      add(counts, step)
  },
  arbeitgeber: (counts, { companies }, index) => add(counts, companies[index] ?? 0),
  vorteile: (counts, { companies }, index) => add(counts, companies[index] ?? 0),
}

function add(counts: Int32Array, at: number) {
  counts[at] = (counts[at] ?? 0) + 1
}

function emptyFold({ lastCompany }: SearchMemory): Pick<Folded, 'bases' | 'counts'> {
  const codes = () => new Int32Array(32)
  const companies = () => new Int32Array(lastCompany + 1)
  return {
    bases: record(() => 0),
    counts: { ...record(codes), arbeitgeber: companies(), vorteile: companies() },
  }
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
