import { type JobSearch, PUBLISHED_SINCE_DAYS, SALARY_STEPS } from '../../search-params'
import type { Facet, FacetCount, Facets } from '../../search-result'
import { CONTRACTS, EMPLOYER_TYPES, EMPLOYMENT_TYPES, OCCUPATION_FIELDS, WORKPLACES } from '../../vocabulary'
import type { Folded } from './filters'
import type { KnownCompany, SearchMemory } from './memory'
import type { NumberedNames } from './numbered-names'

const MOST_NAMES = 12
const german = new Intl.Collator('de')

/** The counts with their values' names, zero ones left out; `scales` for samples. */
export function namedFacets(
  counts: Folded['counts'],
  scales: Readonly<Record<Facet, number>>,
  search: JobSearch,
  memory: SearchMemory,
): Facets {
  const listed = (facet: Facet, values: readonly (string | number)[], first = 0): FacetCount[] =>
    values.flatMap((value, index) => {
      const count = (counts[facet][index + first] ?? 0) * scales[facet]
      return count === 0 ? [] : [{ value: String(value), count }]
    })
  const ofCompanies = (
    facet: 'arbeitgeber' | 'vorteile',
    names: NumberedNames,
    numbersOf: (company: KnownCompany) => readonly number[],
  ) => topNames(sums(counts[facet], names, numbersOf, memory), names, scales[facet], search[facet])
  return {
    berufsfeld: listed('berufsfeld', OCCUPATION_FIELDS, 1),
    arbeitszeit: listed('arbeitszeit', EMPLOYMENT_TYPES),
    befristung: listed('befristung', CONTRACTS),
    homeoffice: listed('homeoffice', WORKPLACES),
    anstellung: listed('anstellung', EMPLOYER_TYPES),
    gehalt: listed('gehalt', SALARY_STEPS),
    veroeffentlichtseit: listed('veroeffentlichtseit', PUBLISHED_SINCE_DAYS),
    arbeitgeber: ofCompanies('arbeitgeber', memory.names, ({ name }) => [name]),
    vorteile: ofCompanies('vorteile', memory.benefits, ({ benefits }) => benefits),
  }
}

/** Counts of companies summed up by the numbers of their names or benefits. */
function sums(
  counts: Int32Array,
  names: NumberedNames,
  numbersOf: (company: KnownCompany) => readonly number[],
  { companies }: SearchMemory,
): Int32Array {
  const summed = new Int32Array(names.size)
  for (let id = 0; id < counts.length; id++) {
    const count = counts[id] ?? 0
    const company = count === 0 ? undefined : companies.get(id)
    if (company === undefined) continue
    for (const number of numbersOf(company)) summed[number] = (summed[number] ?? 0) + count
  }
  return summed
}

/** The most frequent names, and those chosen whatever their count. */
function topNames(
  counts: Int32Array,
  names: NumberedNames,
  scale: number,
  chosen: readonly string[] = [],
): FacetCount[] {
  type Ranked = { number: number; count: number }
  const isBefore = (a: Ranked, b: Ranked) =>
    a.count === b.count ? german.compare(names.labelOf(a.number), names.labelOf(b.number)) < 0 : a.count > b.count
  const top: Ranked[] = []
  counts.forEach((count, number) => {
    const last = top.at(MOST_NAMES - 1)
    const each = { number, count }
    if (count === 0 || (last !== undefined && !isBefore(each, last))) return
    const place = top.findIndex((other) => isBefore(each, other))
    top.splice(place < 0 ? top.length : place, 0, each)
    if (top.length > MOST_NAMES) top.pop()
  })
  const others = [...new Set(chosen.map((name) => names.numberOf(name)))]
    .filter((number) => (counts[number] ?? 0) > 0 && top.every((each) => each.number !== number))
    .map((number) => ({ number, count: counts[number] ?? 0 }))
  return [...top, ...others].map(({ number, count }) => ({ value: names.labelOf(number), count: count * scale }))
}
