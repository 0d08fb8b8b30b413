import { distanceKm } from '~/lib/geo'
import { loadConfig } from '~/platform/server/config'
import type { CodePlace } from './geonames'
import { readImportedPlaces } from './imported-places'
import { builtInPlaces, entryOf, indexPlaces, type PlaceEntry, type PlaceIndex, placeKey } from './place-list'

let cached: PlaceIndex | undefined

/** The places of Germany, read on first use (about 15 ms) and kept in memory, including imported ones. */
export function placeIndex(): PlaceIndex {
  // Not the running product's configuration: tools without a database look places up, too.
  cached ??= buildPlaceIndex(readImportedPlaces(loadConfig(process.env).DATA_DIR))
  return cached
}

/** The built-in places, refined and extended by the imported ones. */
export function buildPlaceIndex(imported: readonly CodePlace[]): PlaceIndex {
  const builtIn = builtInPlaces()
  if (imported.length === 0) return builtIn
  const entries = builtIn.entries.map((entry) => ({ ...entry, postalCodes: [...entry.postalCodes] }))
  addImported(entries, imported)
  return indexPlaces(entries)
}

/** Two places with the same name and state this close are one. */
const SAME_PLACE_KM = 20

/** A known place gets the coordinates of its codes, and missing codes; an unknown one is added after the known. */
function addImported(entries: PlaceEntry[], imported: readonly CodePlace[]) {
  const byName = new Map<string, PlaceEntry[]>()
  const remember = (entry: PlaceEntry) => {
    const name = `${entry.land} ${entry.key}`
    byName.set(name, [...(byName.get(name) ?? []), entry])
  }
  for (const entry of entries) remember(entry)
  for (const { code, name, land, lat, lon } of imported) {
    const namesakes = byName.get(`${land} ${placeKey(name)}`) ?? []
    const known =
      namesakes.find(({ postalCodes }) => postalCodes.includes(code)) ??
      namesakes.find((entry) => distanceKm(entry, { lat, lon }) <= SAME_PLACE_KM)
    const entry = known ?? entryOf({ name, land, lat, lon, population: 0, postalCodes: [] })
    if (!entry.postalCodes.includes(code)) entry.postalCodes.push(code)
    entry.points ??= new Map()
    entry.points.set(code, { lat, lon })
    if (known) continue
    entries.push(entry)
    remember(entry)
  }
}
