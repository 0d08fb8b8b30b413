import type { Place, PlaceSuggestion } from '../schema'
import { placeIndex } from './place-index'
import { type PlaceEntry, placeKey } from './place-list'
import { findPlace, nearestPlace, wholeLabel } from './places'

/** The label of the whole place that an address is in: "33602 Bielefeld" is in "Bielefeld, Nordrhein-Westfalen". */
export function wholePlaceOf(place: Place): string {
  const key = placeKey(place.name)
  const entries = placeIndex().byCode.get(place.postalCode) ?? []
  const entry =
    entries.find((known) => known.key === key || known.baseKey === key) ??
    entries.find((known) => key.startsWith(`${known.key} `)) ??
    entries[0]
  if (entry) return wholeLabel(entry)
  // Codes of large recipients are in no list.
  const nearest = nearestPlace(place)
  const found =
    nearest &&
    placeIndex()
      .byName.get(placeKey(nearest.name))
      ?.find((each) => isAt(each, nearest))
  return found ? wholeLabel(found) : place.name
}

/** The whole place with this label; undefined when there is none. */
export function wholePlace(label: string): Omit<PlaceSuggestion, 'postalCode'> | undefined {
  labels ??= new Map(placeIndex().entries.map((entry) => [wholeLabel(entry), entry]))
  const entry = labels.get(label)
  return entry && { name: entry.name, land: entry.land, lat: entry.lat, lon: entry.lon, label }
}

let labels: ReadonlyMap<string, PlaceEntry> | undefined

/** The label that a text means, in any spelling; the text itself when it names no single place. */
export function wholePlaceLabel(text: string): string {
  if (wholePlace(text)) return text
  const found = findPlace(text)
  if (found.kind !== 'found') return text
  const { postalCode, ...place } = found.place
  return postalCode === undefined ? place.label : wholePlaceOf({ ...place, postalCode })
}

/** The largest places around a point, or of all Germany, largest first; their size is only one of three. */
export function townsAround(center: { lat: number; lon: number } | null, km: number, limit: number): Town[] {
  const height = km / 111
  const width = height / 0.63
  const isIn = ({ lat, lon }: PlaceEntry) =>
    center === null || (Math.abs(lat - center.lat) < height && Math.abs(lon - center.lon) < width)
  return placeIndex()
    .entries.filter(isIn)
    .slice(0, limit)
    .map(({ name, lat, lon, population }) => ({ name, lat, lon, size: sizeOf(population) }))
}

export type Town = { name: string; lat: number; lon: number; size: 1 | 2 | 3 }

function sizeOf(population: number): Town['size'] {
  if (population > 100_000) return 3
  return population > 25_000 ? 2 : 1
}

function isAt({ lat, lon }: PlaceEntry, point: { lat: number; lon: number }): boolean {
  return lat === point.lat && lon === point.lon
}
