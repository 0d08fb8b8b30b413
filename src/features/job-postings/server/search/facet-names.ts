import { type JobSearch, PUBLISHED_SINCE_DAYS, SALARY_STEPS } from '../../search-params'
import type { Facet, FacetCount, Facets } from '../../search-result'
import { CONTRACTS, EMPLOYER_TYPES, EMPLOYMENT_TYPES, OCCUPATION_FIELDS, WORKPLACES } from '../../vocabulary'
import type { SearchMemory } from './memory'
import type { NumberedNames } from './numbered-names'

const MOST_NAMES = 12

/** The counts with their values' names, zero ones left out; `scales` for samples. */
export function namedFacets(
  counts: Readonly<Record<Facet, Int32Array>>,
  scales: Readonly<Record<Facet, number>>,
  search: JobSearch,
  memory: SearchMemory,
): Facets {
  const listed = (facet: Facet, values: readonly (string | number)[], first = 0): FacetCount[] =>
    values.flatMap((value, index) => {
      const count = (counts[facet][index + first] ?? 0) * scales[facet]
      return count === 0 ? [] : [{ value: String(value), count }]
    })
  return {
    berufsfeld: listed('berufsfeld', OCCUPATION_FIELDS, 1),
    arbeitszeit: listed('arbeitszeit', EMPLOYMENT_TYPES),
    befristung: listed('befristung', CONTRACTS),
    homeoffice: listed('homeoffice', WORKPLACES),
    anstellung: listed('anstellung', EMPLOYER_TYPES),
    gehalt: listed('gehalt', SALARY_STEPS),
    veroeffentlichtseit: listed('veroeffentlichtseit', PUBLISHED_SINCE_DAYS),
    arbeitgeber: topNames(counts.arbeitgeber, memory.names, scales.arbeitgeber, search.arbeitgeber),
    vorteile: topNames(counts.vorteile, memory.benefits, scales.vorteile, search.vorteile),
  }
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
    a.count === b.count ? names.isBefore(a.number, b.number) : a.count > b.count
  const top: Ranked[] = []
  let least = 1
  for (let number = 0; number < counts.length; number++) {
    const count = counts[number] ?? 0
    if (count < least) continue
    const last = top.at(MOST_NAMES - 1)
    const each = { number, count }
    if (last !== undefined && !isBefore(each, last)) continue
    const place = top.findIndex((other) => isBefore(each, other))
    top.splice(place < 0 ? top.length : place, 0, each)
    if (top.length > MOST_NAMES) top.pop()
    least = top.at(MOST_NAMES - 1)?.count ?? 1
  }
  const others = [...new Set(chosen.map((name) => names.numberOf(name)))]
    .filter((number) => (counts[number] ?? 0) > 0 && top.every((each) => each.number !== number))
    .map((number) => ({ number, count: counts[number] ?? 0 }))
  return [...top, ...others].map(({ number, count }) => ({ value: names.labelOf(number), count: count * scale }))
}
