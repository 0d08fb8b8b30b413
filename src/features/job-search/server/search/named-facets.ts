import { CONTRACTS, EMPLOYER_TYPES, EMPLOYMENT_TYPES, OCCUPATION_FIELDS, WORKPLACES } from '~/lib/work/vocabulary'
import type { SearchAnswer } from '~/platform/server/search/request'
import type { SearchIndex } from '~/platform/server/search/search-index'
import { PUBLISHED_SINCE_DAYS, SALARY_STEPS } from '../../search-params'
import type { Facet, FacetCount, Facets } from '../../search-result'
import { ANYONE } from '../documents/posting-index'
import { nameOf, namesOfKey } from '../documents/posting-terms'

/** The counts with their values' names, in the order in which they are offered, zero ones left out. */
export async function namedFacets(facets: SearchAnswer['facets'], index: SearchIndex): Promise<Facets> {
  const listed = (facet: Facet, values: readonly (string | number)[]): FacetCount[] =>
    values.flatMap((each) => {
      const value = String(each)
      const count = facets[facet]?.get(value) ?? 0
      return count === 0 ? [] : [{ value, count }]
    })
  const named = (facet: Facet, letter: 'N' | 'B'): Promise<FacetCount[]> =>
    Promise.all(
      [...(facets[facet] ?? [])].map(async ([key, count]) => ({ value: await spelled(index, letter, key), count })),
    )
  return {
    berufsfeld: listed('berufsfeld', OCCUPATION_FIELDS),
    arbeitszeit: listed('arbeitszeit', EMPLOYMENT_TYPES),
    befristung: listed('befristung', CONTRACTS),
    homeoffice: listed('homeoffice', WORKPLACES),
    anstellung: listed('anstellung', EMPLOYER_TYPES),
    gehalt: listed('gehalt', SALARY_STEPS),
    veroeffentlichtseit: listed('veroeffentlichtseit', PUBLISHED_SINCE_DAYS),
    arbeitgeber: await named('arbeitgeber', 'N'),
    vorteile: await named('vorteile', 'B'),
  }
}

/** How a name is written, by what it is compared by. */
async function spelled(index: SearchIndex, letter: 'N' | 'B', key: string): Promise<string> {
  const [term] = await index.terms(ANYONE, namesOfKey(letter, key), 1)
  return term === undefined ? key : nameOf(term)
}
