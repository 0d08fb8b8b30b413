import { distanceKm, type GeoPoint } from '~/lib/geo'
import { foldGerman } from '~/lib/german-fold'
import { loadConfig } from '~/platform/server/config'
import placesTsv from '../../../../data/places.tsv?raw'
import { landSchema } from '../schema'
import type { Land } from '../vocabulary'
import type { CodePlace } from './geonames'
import { readImportedPlaces } from './imported-places'

/** One place of the list, with the keys it is looked up by. */
export type PlaceEntry = {
  name: string
  land: Land
  lat: number
  lon: number
  /** For ranking only: dated, never shown. */
  population: number
  postalCodes: string[]
  /** Points of single codes, where they were imported. */
  points?: Map<string, GeoPoint>
  /** Folded full name ("frankfurt am main"). */
  key: string
  /** Folded name without its addition ("frankfurt"). */
  baseKey: string
}

export type PlaceIndex = {
  /** Most populous first. */
  entries: PlaceEntry[]
  /** The places of a code, most populous first. */
  byCode: Map<string, PlaceEntry[]>
  /** The places that bear a folded name, with its addition or without, most populous first. */
  byName: Map<string, PlaceEntry[]>
  /** All postal codes in order. */
  codes: string[]
}

let cached: PlaceIndex | undefined

/** The places of Germany, read once on first use (some 15 ms) and kept in memory; what was imported is among them. */
export function placeIndex(): PlaceIndex {
  // Not the running product's configuration: tools without a database look places up, too.
  cached ??= buildPlaceIndex(readImportedPlaces(loadConfig(process.env).DATA_DIR))
  return cached
}

/** Form in which names are compared: folded, letters and digits only, single spaces. */
export function placeKey(name: string): string {
  return foldGerman(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** The built-in places, made more exact and more numerous by the imported ones. */
export function buildPlaceIndex(imported: readonly CodePlace[]): PlaceIndex {
  const entries = placesTsv.trimEnd().split('\n').map(readEntry)
  addImported(entries, imported)
  const byCode = new Map<string, PlaceEntry[]>()
  const byName = new Map<string, PlaceEntry[]>()
  for (const entry of entries) {
    for (const code of entry.postalCodes) append(byCode, code, entry)
    append(byName, entry.key, entry)
    if (entry.baseKey !== entry.key) append(byName, entry.baseKey, entry)
  }
  return { entries, byCode, byName, codes: [...byCode.keys()].sort() }
}

function append(lists: Map<string, PlaceEntry[]>, key: string, entry: PlaceEntry) {
  const known = lists.get(key)
  if (known === undefined) lists.set(key, [entry])
  else known.push(entry)
}

/** Two points of one name and Land that are this near are one place. */
const SAME_PLACE_KM = 20

/** A known place gets the point of its code, and codes that it lacked; an unknown one is added behind the known. */
function addImported(entries: PlaceEntry[], imported: readonly CodePlace[]) {
  const byName = new Map<string, PlaceEntry[]>()
  const remember = (entry: PlaceEntry) => {
    const name = `${entry.land} ${entry.key}`
    byName.set(name, [...(byName.get(name) ?? []), entry])
  }
  for (const entry of imported.length > 0 ? entries : []) remember(entry)
  for (const { code, name, land, lat, lon } of imported) {
    const namesakes = byName.get(`${land} ${placeKey(name)}`) ?? []
    const known =
      namesakes.find(({ postalCodes }) => postalCodes.includes(code)) ??
      namesakes.find((entry) => distanceKm(entry, { lat, lon }) <= SAME_PLACE_KM)
    const entry = known ?? entryOf({ name, land: landSchema.parse(land), lat, lon, population: 0, postalCodes: [] })
    if (!entry.postalCodes.includes(code)) entry.postalCodes.push(code)
    entry.points ??= new Map()
    entry.points.set(code, { lat, lon })
    if (known) continue
    entries.push(entry)
    remember(entry)
  }
}

function readEntry(line: string): PlaceEntry {
  const [name = '', land, lat, lon, population, codes = ''] = line.split('\t')
  return entryOf({
    name,
    land: landSchema.parse(land),
    lat: Number(lat),
    lon: Number(lon),
    population: Number(population),
    postalCodes: codes.split(','),
  })
}

function entryOf(place: Omit<PlaceEntry, 'key' | 'baseKey' | 'points'>): PlaceEntry {
  const key = placeKey(place.name)
  const baseName = withoutAddition(place.name)
  return { ...place, key, baseKey: baseName === place.name ? key : placeKey(baseName) }
}

/** "Frankfurt am Main", "Frankfurt (Oder)" → "Frankfurt". */
function withoutAddition(name: string): string {
  return name.replace(/[(/,].*$/, '').replace(/ (am|an|im|in|bei|ob|vor|unter|auf|[aiobvd]\.).*$/, '')
}
