import { type JobSearch, searchAddress } from '../../search-params'
import type { SearchMap } from '../../views'

/** The search in one place of the map; one beyond the radius widens it, so that as many are found as are shown. */
export function searchInPlace(search: JobSearch, map: SearchMap, place: SearchMap['places'][number]) {
  const umkreis = place.isWithin ? search.umkreis : map.around?.outerKm
  const isChosen = search.arbeitsort?.includes(place.label) ?? false
  return searchAddress({ ...search, umkreis, arbeitsort: isChosen ? undefined : [place.label], page: undefined })
}

/** `1 Stelle`, `7 Stellen`. */
export function countText(count: number): string {
  return count === 1 ? '1\u00a0Stelle' : `${count.toLocaleString('de-DE')}\u00a0Stellen`
}
