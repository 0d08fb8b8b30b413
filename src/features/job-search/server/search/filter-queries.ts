import { wholePlaceLabel } from '~/features/places/server/whole-places'
import { and, label, not, or, type Query, range } from '~/platform/server/search/query'
import type { Facet as CountedFacet } from '~/platform/server/search/request'
import { FACETS, type Facet, facets } from '../../facets'
import { chosenValues } from '../../filter-texts'
import type { JobSearch } from '../../search-params'
import { nameKey } from '../documents/posting-terms'

const DAY = 86_400
/** Names of companies and benefits that are offered as a choice. */
const MOST_NAMES = 12

const REMOTE = label('workplace', ['remote'])
const TEMPORARY = or(label('employer', ['temporary-work']), label('types', ['Zeitarbeit']))

/** Fully remote work belongs to every place. */
export const ANYWHERE = REMOTE

/**
 * The filters of a search that exclude anything, by the name of their facet.
 * @param hasPlace a search for a place excludes fully remote work, unless its filter asks for it
 * @param now seconds since 1970
 */
export function filterQueries(search: JobSearch, hasPlace: boolean, now: number): Partial<Record<Facet, Query>> {
  const asked = FACETS.flatMap((name): [Facet, Query][] => {
    const chosen = chosenValues(search, name)
    const query = chosen.length === 0 ? null : chosenQuery(name, chosen, now)
    if (name === 'homeoffice') return query ? [[name, query]] : hasPlace ? [[name, not(REMOTE)]] : []
    if (name === 'anstellung' && search.zeitarbeit === false)
      return [[name, query ? and(query, not(TEMPORARY)) : not(TEMPORARY)]]
    return query ? [[name, query]] : []
  })
  return Object.fromEntries(asked)
}

function chosenQuery(name: Facet, chosen: string[], now: number): Query {
  const facet = facets[name]
  switch (facet.kind) {
    case 'choice':
      return label(facet.column, chosen)
    case 'name':
      return label(facet.column, chosen.map(nameKey))
    case 'place':
      return label(facet.column, chosen.map(wholePlaceLabel))
    case 'least':
      return range(facet.column, { from: Number(chosen[0]) })
    case 'days':
      return since(facet.column, Number(chosen[0]), now)
  }
}

/** The counted values: each value of each filter. */
export function countedFacets(search: JobSearch, now: number): Record<string, CountedFacet> {
  return Object.fromEntries(FACETS.map((name) => [name, counted(name, search, now)]))
}

function counted(name: Facet, search: JobSearch, now: number): CountedFacet {
  const facet = facets[name]
  switch (facet.kind) {
    case 'choice':
      return { by: 'label', column: facet.column }
    case 'least':
      return { by: 'label', column: facet.stepsColumn }
    case 'name':
      return { by: 'label', column: facet.column, limit: MOST_NAMES, also: chosenValues(search, name).map(nameKey) }
    case 'place':
      return {
        by: 'label',
        column: facet.column,
        limit: MOST_NAMES,
        also: chosenValues(search, name).map(wholePlaceLabel),
      }
    case 'days':
      return {
        by: 'query',
        of: Object.fromEntries(facet.steps.map((days) => [String(days), since(facet.column, days, now)])),
      }
  }
}

function since(column: string, days: number, now: number): Query {
  return range(column, { from: now - days * DAY })
}
