import { type Town, townsAround, wholePlace } from '~/features/places/server/whole-places'
import { distanceKm, type GeoPoint } from '~/lib/geo'
import type { Queryable } from '~/platform/server/database/db'
import { ALL } from '~/platform/server/search/query'
import type { JobSearch } from '../../search-params'
import { MIDDLE_STEP } from '../documents/monthly-pay'
import { openPostingIndex } from '../documents/posting-index'
import { widerThan } from '../search/beside/further-hits'
import { findHits } from '../search/find-hits'
import { radiusOf, requestOf, type Scope } from '../search/scope'
import { type PayMiddle, payMiddle } from './middle-pay'

/**
 * A place with hits: its whole label, as the filter `arbeitsort` takes it. `pay` is the middle of its full-time hits,
 * for those with most hits.
 */
export type MapPlace = GeoPoint & {
  label: string
  name: string
  count: number
  isWithin: boolean
  pay: PayMiddle | null
}

export type SearchMap = {
  /** The searched place with its circles; null for a state, several places of one name, or no place. */
  around: (GeoPoint & { name: string; radiusKm: number; outerKm: number }) | null
  /** Those with most hits first. */
  places: MapPlace[]
  /** Whether there are more of them. */
  isCut: boolean
  /** For so many of them pay is said. */
  paidPlaces: number
  /** The same for all hits together, without those beyond the radius. */
  all: { count: number; pay: PayMiddle | null }
  /** For finding one's way, the largest first. */
  towns: Town[]
}

const MOST_PLACES = 300
/** Pay is said of so many: each costs every step that occurs. */
const MOST_PAID = 50
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
  const { scope } = await findHits(db, input, { index, now, page, isExact: false, hasInstead: true, hasCounts: true })
  const around = aroundOf(scope)
  const spread = { column: 'middle', step: MIDDLE_STEP }
  const wider: Scope = { ...scope, filters: { ...scope.filters, umkreis: around?.outerKm ?? scope.filters.umkreis } }
  const request = requestOf(wider, now)
  const { facets, spreads } = await index.search({
    ...request,
    // The other places stay, whichever of them is chosen.
    filters: { ...request.filters, arbeitsort: ALL },
    levels: [],
    facets: {
      arbeitsort: { by: 'label', column: 'place', limit: MOST_PLACES + 1, also: input.arbeitsort ?? [] },
      paid: { by: 'label', column: 'place', limit: MOST_PAID, spread },
      all: { by: 'query', of: { within: requestOf(scope, now).match }, spread },
    },
    sort: { by: 'order' },
    measureFrom: undefined,
    page,
  })
  const counts = facets.arbeitsort ?? new Map<string, number>()
  const kmTo = (place: GeoPoint) => (around === null ? 0 : distanceKm(around, place))
  const places = [...counts].flatMap(([label, count]): MapPlace[] => {
    const place = wholePlace(label)
    if (!place || (around !== null && kmTo(place) > around.outerKm)) return []
    const { name, lat, lon } = place
    const isWithin = around === null || kmTo(place) <= around.radiusKm
    return [{ label, name, lat, lon, count, isWithin, pay: payMiddle(spreads.paid?.get(label)) }]
  })
  return {
    around,
    places: places.slice(0, MOST_PLACES),
    isCut: counts.size > MOST_PLACES,
    paidPlaces: MOST_PAID,
    all: { count: facets.all?.get('within') ?? 0, pay: payMiddle(spreads.all?.get('within')) },
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
