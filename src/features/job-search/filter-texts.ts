import {
  CONTRACTS,
  contractLabels,
  EMPLOYER_TYPES,
  employerTypeLabels,
  WORKPLACES,
  workplaceLabels,
} from '~/lib/work/vocabulary'
import { type JobSearch, readJobSearch, searchAddress } from './search-params'
import type { Facet, Understood } from './search-result'

/** A filter with counts is a parameter of the search. */
export type FilterName = Facet

/** What a value of a filter is called on the screen. */
export function filterLabel(name: FilterName, value: string): string {
  switch (name) {
    case 'befristung':
      return labelOf(CONTRACTS, contractLabels, value)
    case 'homeoffice':
      return labelOf(WORKPLACES, workplaceLabels, value)
    case 'anstellung':
      return labelOf(EMPLOYER_TYPES, employerTypeLabels, value)
    case 'gehalt':
      return `ab ${Number(value).toLocaleString('de-DE')} €`
    case 'veroeffentlichtseit':
      return value === '1' ? 'seit gestern' : value === '0' ? 'heute' : `in den letzten ${value} Tagen`
    default:
      return value
  }
}

/** The search with one value of a filter put in or taken out; filters of one value are replaced. */
export function withValue(search: JobSearch, name: FilterName, value: string, isOn: boolean): JobSearch {
  const chosen = search[name]
  const others = Array.isArray(chosen) ? chosen.filter((each) => each !== value) : []
  const on = isNumber(name) ? value : [...others, value]
  return readJobSearch({ ...searchAddress(search), [name]: isOn ? on : others })
}

/** The words of a search without what was understood of them. */
export function withoutWords({ was }: JobSearch, understood: readonly Understood[]): string | undefined {
  const rest = understood.reduce((left, { text }) => left.replace(text, ' '), was ?? '')
  return rest.replace(/\s+/g, ' ').trim() || undefined
}

/**
 * The search without a value of a filter that was read from the words: the words that said so go, and what else they
 * said is chosen instead.
 *
 * @param filters the filters that apply, chosen or read
 */
export function withoutReadValue(
  search: JobSearch,
  filters: JobSearch,
  understood: readonly Understood[],
  { name, value }: { name: FilterName; value: string },
): JobSearch {
  const saying = understood.filter(({ facets }) => facets.includes(name))
  const chosen = { ...search, was: withoutWords(search, saying), [name]: filters[name] }
  return withValue(chosen, name, value, false)
}

/** Pay and age are one number each: another takes the place of the first. */
function isNumber(name: FilterName): boolean {
  return name === 'gehalt' || name === 'veroeffentlichtseit'
}

function labelOf<Value extends string>(values: readonly Value[], labels: Record<Value, string>, value: string): string {
  const known = values.find((each) => each === value)
  return known === undefined ? value : labels[known]
}
