import type { JobSearch } from '../../search-params'
import { PUBLISHED_SINCE_DAYS, SALARY_STEPS } from '../../search-params'
import type { Facet, FacetCount, Facets } from '../../search-result'
import {
  CONTRACTS,
  EMPLOYER_TYPES,
  EMPLOYMENT_TYPES,
  type EmploymentType,
  OCCUPATION_FIELDS,
  WORKPLACES,
} from '../../vocabulary'
import { contractOf, employerTypeOf, fieldOf, typesOf, workplaceOf } from './facet-code'
import type { SearchMemory } from './memory'
import { suggestionKey } from './suggestion-key'

/** One match as the engine reads it. */
export type MatchRow = { code: number; pub: number; pay: number; company: number }

/** The filters of one search, ready to be asked about rows. */
export type RowFilters = {
  passes: Record<Facet, (row: MatchRow) => boolean>
  /** Names of the filters that leave anything out. */
  active: Facet[]
}

const DAY = 86_400
const REMOTE = WORKPLACES.indexOf('remote')
const TEMPORARY = EMPLOYER_TYPES.indexOf('temporary-work')
const TEMPORARY_TYPE = 1 << EMPLOYMENT_TYPES.indexOf('Zeitarbeit')
const yes = () => true

/**
 * @param hasPlace a search for a place: what is done wholly from home passes only with that filter
 * @param memory the companies, for names and benefits
 */
export function rowFilters(search: JobSearch, hasPlace: boolean, memory: SearchMemory, now: Date): RowFilters {
  const nowSeconds = Math.floor(now.getTime() / 1000)
  const types = maskOf(search.arbeitszeit)
  const companies = search.arbeitgeber && companiesNamed(search.arbeitgeber, memory)
  const benefits = search.vorteile && companiesWith(search.vorteile, memory)
  const since = search.veroeffentlichtseit === undefined ? null : nowSeconds - search.veroeffentlichtseit * DAY
  const passes: RowFilters['passes'] = {
    berufsfeld: oneOf(search.berufsfeld, OCCUPATION_FIELDS, ({ code }) => fieldOf(code) - 1),
    arbeitszeit: types === 0 ? yes : ({ code }) => (typesOf(code) & types) !== 0,
    befristung: oneOf(search.befristung, CONTRACTS, ({ code }) => contractOf(code)),
    homeoffice: search.homeoffice
      ? oneOf(search.homeoffice, WORKPLACES, ({ code }) => workplaceOf(code))
      : hasPlace
        ? ({ code }) => workplaceOf(code) !== REMOTE
        : yes,
    gehalt: search.gehalt === undefined ? yes : ({ pay }) => pay >= (search.gehalt ?? 0),
    veroeffentlichtseit: since === null ? yes : ({ pub }) => pub >= since,
    anstellung: employerFilter(search),
    arbeitgeber: companies ? ({ company }) => companies.has(company) : yes,
    vorteile: benefits ? ({ company }) => benefits.has(company) : yes,
  }
  return { passes, active: FACET_NAMES.filter((facet) => passes[facet] !== yes) }
}

const FACET_NAMES: readonly Facet[] = [
  'berufsfeld',
  'arbeitszeit',
  'befristung',
  'homeoffice',
  'gehalt',
  'veroeffentlichtseit',
  'anstellung',
  'arbeitgeber',
  'vorteile',
]

/** Ids of the companies that bear one of these names. */
export function companiesNamed(names: readonly string[], { companies }: SearchMemory): Set<number> {
  const keys = new Set(names.map(suggestionKey))
  return new Set([...companies.values()].filter(({ key }) => keys.has(key)).map(({ id }) => id))
}

/** Ids of the companies that offer one of these benefits. */
export function companiesWith(benefits: readonly string[], { companies }: SearchMemory): Set<number> {
  const keys = new Set(benefits.map(suggestionKey))
  return new Set(
    [...companies.values()]
      .filter((company) => company.benefits.some((benefit) => keys.has(suggestionKey(benefit))))
      .map(({ id }) => id),
  )
}

function employerFilter({ anstellung, zeitarbeit }: JobSearch): (row: MatchRow) => boolean {
  const chosen = oneOf(anstellung, EMPLOYER_TYPES, ({ code }) => employerTypeOf(code))
  if (zeitarbeit !== false) return chosen
  return (row) => employerTypeOf(row.code) !== TEMPORARY && (typesOf(row.code) & TEMPORARY_TYPE) === 0 && chosen(row)
}

function maskOf(types: readonly EmploymentType[] | undefined): number {
  return (types ?? []).reduce((mask, type) => mask | (1 << EMPLOYMENT_TYPES.indexOf(type)), 0)
}

function oneOf<Value>(
  chosen: readonly Value[] | undefined,
  values: readonly Value[],
  indexOf: (row: MatchRow) => number,
): (row: MatchRow) => boolean {
  if (chosen === undefined) return yes
  const wanted = new Set(chosen.map((value) => values.indexOf(value)))
  return (row) => wanted.has(indexOf(row))
}

/** What a fold of rows says: how many pass everything, and the counts of each filter without its own choice. */
export type Folded = {
  total: number
  remoteCount: number
  /** How many pass all filters but this one. */
  bases: Record<Facet, number>
  counts: Record<Facet, Map<number, number>>
}

const TYPE_INDEXES = EMPLOYMENT_TYPES.map((_, index) => index)

/** Goes over the rows once; each counts for every filter when it passes all, or for the one filter that it fails. */
export function foldRows(rows: readonly MatchRow[], { passes, active }: RowFilters, now: Date): Folded {
  const nowSeconds = Math.floor(now.getTime() / 1000)
  const folded: Folded = { total: 0, remoteCount: 0, bases: record(() => 0), counts: record(() => new Map()) }
  for (const row of rows) {
    let failed: Facet | null = null
    let failures = 0
    for (const facet of active) {
      if (passes[facet](row)) continue
      failed = facet
      failures++
      if (failures > 1) break
    }
    if (failures > 1) continue
    if (failed === null) {
      folded.total++
      for (const facet of FACET_NAMES) count(folded, facet, row, nowSeconds)
    } else {
      count(folded, failed, row, nowSeconds)
      if (failed === 'homeoffice' && workplaceOf(row.code) === REMOTE) folded.remoteCount++
    }
  }
  return folded
}

function count(folded: Folded, facet: Facet, row: MatchRow, nowSeconds: number) {
  folded.bases[facet]++
  const counts = folded.counts[facet]
  switch (facet) {
    case 'berufsfeld':
      return add(counts, fieldOf(row.code) - 1)
    case 'arbeitszeit': {
      const mask = typesOf(row.code)
      for (const index of TYPE_INDEXES) if (mask & (1 << index)) add(counts, index)
      return
    }
    case 'befristung':
      return add(counts, contractOf(row.code))
    case 'homeoffice':
      return add(counts, workplaceOf(row.code))
    case 'anstellung':
      return add(counts, employerTypeOf(row.code))
    case 'gehalt':
      for (const step of SALARY_STEPS) if (row.pay >= step) add(counts, step)
      return
    case 'veroeffentlichtseit':
      for (const days of PUBLISHED_SINCE_DAYS) if (row.pub >= nowSeconds - days * DAY) add(counts, days)
      return
    default:
      return add(counts, row.company)
  }
}

function add(counts: Map<number, number>, key: number) {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

const MOST_NAMES = 12

/** The counts with their values' names, zero ones left out; `scale` for samples. */
export function namedFacets(
  counts: Record<Facet, Map<number, number>>,
  scales: Record<Facet, number>,
  search: JobSearch,
  memory: SearchMemory,
): Facets {
  const listed = (facet: Facet, values: readonly string[]) =>
    values.flatMap((value, index) => entry(value, (counts[facet].get(index) ?? 0) * scales[facet]))
  const steps = (facet: Facet, values: readonly number[]) =>
    values.flatMap((value) => entry(String(value), (counts[facet].get(value) ?? 0) * scales[facet]))
  return {
    berufsfeld: listed('berufsfeld', OCCUPATION_FIELDS),
    arbeitszeit: listed('arbeitszeit', EMPLOYMENT_TYPES),
    befristung: listed('befristung', CONTRACTS),
    homeoffice: listed('homeoffice', WORKPLACES),
    anstellung: listed('anstellung', EMPLOYER_TYPES),
    gehalt: steps('gehalt', SALARY_STEPS),
    veroeffentlichtseit: steps('veroeffentlichtseit', PUBLISHED_SINCE_DAYS),
    arbeitgeber: topNames(companyNames(counts.arbeitgeber, memory), scales.arbeitgeber, search.arbeitgeber),
    vorteile: topNames(benefitNames(counts.vorteile, memory), scales.vorteile, search.vorteile),
  }
}

function entry(value: string, count: number): FacetCount[] {
  return count === 0 ? [] : [{ value, count }]
}

function companyNames(counts: Map<number, number>, { companies }: SearchMemory): Map<string, number> {
  const names = new Map<string, number>()
  for (const [id, count] of counts) {
    const name = companies.get(id)?.name
    if (name !== undefined) names.set(name, (names.get(name) ?? 0) + count)
  }
  return names
}

function benefitNames(counts: Map<number, number>, { companies }: SearchMemory): Map<string, number> {
  const byKey = new Map<string, { name: string; count: number }>()
  for (const [id, count] of counts) {
    for (const name of new Set(companies.get(id)?.benefits)) {
      const key = suggestionKey(name)
      const known = byKey.get(key)
      if (known === undefined) byKey.set(key, { name, count })
      else known.count += count
    }
  }
  return new Map([...byKey.values()].map(({ name, count }) => [name, count]))
}

/** The most frequent names, and those chosen whatever their count. */
function topNames(names: Map<string, number>, scale: number, chosen: readonly string[] = []): FacetCount[] {
  const isChosen = (name: string) => chosen.some((each) => suggestionKey(each) === suggestionKey(name))
  const sorted = [...names].sort(([a, x], [b, y]) => y - x || a.localeCompare(b, 'de'))
  const top = sorted.filter(([name], rank) => rank < MOST_NAMES || isChosen(name))
  return top.map(([value, count]) => ({ value, count: count * scale }))
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
