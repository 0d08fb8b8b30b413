import { type Facet, facets } from './facets'
import { type JobSearch, readJobSearch, searchAddress } from './search-params'
import type { Understood } from './search-result'

/** What a value of a filter is called on the screen. */
export function filterLabel(name: Facet, value: string): string {
  return facets[name].text(value)
}

/** The chosen values of a filter as texts; none when it leaves nothing out. */
export function chosenValues(search: JobSearch, name: Facet): string[] {
  return [search[name] ?? []].flat().map(String)
}

/** The search with one value of a filter put in or taken out; filters of one value are replaced. */
export function withValue(search: JobSearch, name: Facet, value: string, isOn: boolean): JobSearch {
  const others = chosenValues(search, name).filter((each) => each !== value)
  // Pay and age are one number each: another takes the place of the first.
  const on = 'steps' in facets[name] ? value : [...others, value]
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
  { name, value }: { name: Facet; value: string },
): JobSearch {
  const saying = understood.filter(({ facets }) => facets.includes(name))
  const chosen = { ...search, was: withoutWords(search, saying), [name]: filters[name] }
  return withValue(chosen, name, value, false)
}
