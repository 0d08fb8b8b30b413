import type { GeoPoint } from '~/lib/geo'
import { ALL, and, label, near, not, or, type Query } from '~/platform/server/search/query'
import type { SearchRequest } from '~/platform/server/search/request'
import { DEFAULT_RADIUS_KM } from '../../vocabulary'
import type { AskedSearch } from './asked-search'
import { countedFacets, filterQueries } from './filter-queries'
import { viewerOf } from './people-index'
import { levelsOf, wordsQuery } from './words'

/** Maximum distance from the centre of an anonymous person's grid cell to its corners (see `people-documents.ts`). */
const ANONYMOUS_RADIUS_KM = 35
const ANONYMOUS = label('shown', ['anonymous'])

/** The index request of a search, without the page; who fits best first, equal ones by the latest change. */
export function requestOf(
  companyId: string,
  { search: input, asked }: AskedSearch,
  point: GeoPoint | null,
  now: Date,
): Omit<SearchRequest, 'page'> {
  return {
    viewer: viewerOf(companyId),
    match: and(wordsQuery(asked), point === null ? ALL : within(point, input.umkreis ?? DEFAULT_RADIUS_KM)),
    filters: filterQueries(input, now),
    levels: levelsOf(asked),
    facets: countedFacets(now),
    sort: { by: 'level' },
  }
}

/** A search that includes an anonymous person's area finds them, and a smaller radius never reveals more. */
function within(point: GeoPoint, radiusKm: number): Query {
  const wide = Math.max(radiusKm, ANONYMOUS_RADIUS_KM)
  return or(and(near(point, radiusKm), not(ANONYMOUS)), and(near(point, wide), ANONYMOUS))
}
