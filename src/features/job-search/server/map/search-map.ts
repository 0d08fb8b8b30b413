import { type Town, townsAround, wholePlace } from '~/features/places/server/whole-places'
import { distanceKm, type GeoPoint } from '~/lib/geo'
import type { Queryable } from '~/platform/server/database/db'
import type { JobSearch } from '../../search-params'
import { openPostingIndex } from '../documents/posting-index'
import { widerThan } from '../search/further-hits'
import { radiusOf, requestOf, type Scope } from '../search/scope'
import { findHits } from '../search/search-jobs'

/** A place with hits: its whole label, as the filter `arbeitsort` takes it. */
export type MapPlace = GeoPoint & { label: string; name: string; count: number; isWithin: boolean }

export type SearchMap = {
  /** The searched place with its circles; null for a state, several places of one name, or no place. */
  around: (GeoPoint & { name: string; radiusKm: number; outerKm: number }) | null
  /** Those with most hits first. */
  places: MapPlace[]
  /** Whether there are more of them. */
  isCut: boolean
  /** For finding one's way, the largest first. */
  towns: Town[]
}

const MOST_PLACES = 300
const MOST_TOWNS = 70
/** Wider than any way through Germany. */
const ANYWHERE_KM = 1_000

/**
 * The hits of a search counted by place, by the index alone. With a place also those beyond its radius, as far as
 * "weiter weg" reaches. A posting with several places counts in each.
 * @throws AppError unavailable while the index is loaded for the first time
 */
export async function searchMap(db: Queryable, input: JobSearch, now: Date): Promise<SearchMap> {
  const index = await openPostingIndex()
  const page = { size: 1, offset: 0 }
  const { scope } = await findHits(db, input, { index, now, page, isExact: false, hasInstead: true })
  const around = aroundOf(scope)
  const count = async (umkreis: number | undefined) => {
    const wider: Scope = { ...scope, filters: { ...scope.filters, umkreis } }
    const { facets } = await index.search({
      ...requestOf(wider, now),
      levels: [],
      facets: { arbeitsort: { by: 'label', column: 'place', limit: MOST_PLACES + 1, also: input.arbeitsort ?? [] } },
      sort: { by: 'order' },
      measureFrom: undefined,
      page,
    })
    return facets.arbeitsort ?? new Map<string, number>()
  }
  const counts = await count(around?.outerKm ?? scope.filters.umkreis)
  const kmTo = (place: GeoPoint) => (around === null ? 0 : distanceKm(around, place))
  const places = [...counts].flatMap(([label, count]): MapPlace[] => {
    const place = wholePlace(label)
    if (!place || (around !== null && kmTo(place) > around.outerKm)) return []
    const { name, lat, lon } = place
    return [{ label, name, lat, lon, count, isWithin: around === null || kmTo(place) <= around.radiusKm }]
  })
  return {
    around,
    places: places.slice(0, MOST_PLACES),
    isCut: counts.size > MOST_PLACES,
    towns: townsAround(around, around === null ? ANYWHERE_KM : around.outerKm * 1.4, MOST_TOWNS),
  }
}

function aroundOf(scope: Scope): SearchMap['around'] {
  const { place } = scope
  const radiusKm = radiusOf(scope)
  if (place?.kind !== 'point' || place.also !== undefined || radiusKm === null) return null
  const { lat, lon, name } = place.place
  return { lat, lon, name, radiusKm, outerKm: Math.max(radiusKm, widerThan(radiusKm)) }
}
