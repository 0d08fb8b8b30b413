import { type Facet, facets } from './facets'
import { type JobSearch, readJobSearch, searchAddress } from './search-params'
import type { Understood } from './search-result'

export function filterLabel(name: Facet, value: string): string {
  return facets[name].text(value)
}

/** The chosen values of a filter as texts; empty when it excludes nothing. */
export function chosenValues(search: JobSearch, name: Facet): string[] {
  return [search[name] ?? []].flat().map(String)
}

/** The search with one value of a filter added or removed; single-value filters are replaced. */
export function withValue(search: JobSearch, name: Facet, value: string, isOn: boolean): JobSearch {
  const others = chosenValues(search, name).filter((each) => each !== value)
  // Pay and age are one number each: a new one replaces the first.
  const on = 'steps' in facets[name] ? value : [...others, value]
  return readJobSearch({ ...searchAddress(search), [name]: isOn ? on : others })
}

/** The search words without those that were understood as filters. */
export function withoutWords({ was }: JobSearch, understood: readonly Understood[]): string | undefined {
  const rest = understood.reduce((left, { text }) => left.replace(text, ' '), was ?? '')
  return rest.replace(/\s+/g, ' ').trim() || undefined
}

/**
 * The search without a filter value that was read from the words: those words are removed, and their other meanings are
 * chosen explicitly.
 * @param filters the filters that apply, chosen or read
 */
export function withoutReadValue(
  search: JobSearch,
  filters: JobSearch,
  understood: readonly Understood[],
  { name, value }: { name: Facet; value: string },
): JobSearch {
  const saying = understood.filter(({ facets }) => facets.includes(name))
  const chosen = { ...search, was: withoutWords(search, saying), [name]: filters[name] }
  return withValue(chosen, name, value, false)
}
