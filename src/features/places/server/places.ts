import type { GeoPoint } from '~/lib/geo'
import { foldGerman } from '~/lib/german/fold'
import type { Place, PlaceLookup, PlaceSuggestion } from '../schema'
import { LAND_NAMES } from '../vocabulary'
import { placeIndex } from './place-index'
import { type PlaceEntry, placeKey } from './place-list'

/** A place this many times larger than the next of its name is the one meant (Essen, not Essen/Oldenburg). */
const CLEARLY_LARGER = 20
const MAX_AMBIGUOUS = 10

/**
 * Places that begin with the typed text, the most populous first. Digits are the beginning of a postal code, letters
 * the beginning of a name or of its second word ("salzuflen"), with or without umlauts.
 */
export function suggestPlaces(text: string, limit = 8): PlaceSuggestion[] {
  const digits = /^\d{1,5}/.exec(text.trim())?.[0]
  if (digits !== undefined) return suggestByCode(digits, limit)
  const key = placeKey(text)
  if (key === '') return []
  const inside = ` ${key}`
  const begins = placeIndex().entries.filter((entry) => entry.key.startsWith(key))
  if (begins.length >= limit) return begins.slice(0, limit).map(asWhole)
  const contains = placeIndex().entries.filter((entry) => !entry.key.startsWith(key) && entry.key.includes(inside))
  return [...begins, ...contains].slice(0, limit).map(asWhole)
}

/** Like {@link suggestPlaces}, but every place has a postal code: the typed one, or else its first. */
export function suggestAddresses(text: string, limit = 8): PlaceSuggestion[] {
  return suggestPlaces(text, limit).map((place) => {
    const postalCode = place.postalCode ?? firstPostalCode(place)
    return postalCode === undefined ? place : { ...place, postalCode, label: `${postalCode} ${place.name}` }
  })
}

/**
 * The place that a text names: a postal code, a postal code with a name, a name, a name with its state ("Halle,
 * Niedersachsen"). A name of several places is ambiguous unless one of them is far larger than the others.
 */
export function findPlace(text: string): PlaceLookup {
  const withCode = /^\s*(?:D-)?(\d{5})\b[\s,]*(.*)$/.exec(text)
  if (withCode) return findByCode(withCode[1] ?? '', withCode[2] ?? '')
  const [name = '', land] = text.split(/,\s*/)
  const key = placeKey(name)
  if (key === '') return { kind: 'unknown' }
  const namesakes = placesNamed(key)
  return decide(namesakes.filter((entry) => land === undefined || isLand(entry, land)))
}

/** The places that a folded name may mean, the most populous first. */
export function placesNamed(key: string): readonly PlaceEntry[] {
  const { byName, byShortName } = placeIndex()
  return byName.get(key) ?? byShortName.get(key) ?? []
}

/** The most populous place of a postal code, or undefined when there is no such code. */
export function placeByPostalCode(code: string): PlaceSuggestion | undefined {
  const entry = placeIndex().byCode.get(code)?.[0]
  return entry === undefined ? undefined : withCode(entry, code)
}

/**
 * The place of a postal code and a name in any spelling, with state and coordinates from the list; undefined when no
 * place of this name has the code. Clients' places are checked here.
 */
export function placeByCodeAndName(postalCode: string, name: string): Place | undefined {
  const entries = placeIndex().byCode.get(postalCode) ?? []
  const key = placeKey(name)
  const entry = entries.find((known) => known.key === key) ?? entries.find((known) => known.baseKey === key)
  if (entry === undefined) return undefined
  return { postalCode, name: entry.name, land: entry.land, ...pointOf(entry, postalCode) }
}

/**
 * The place of a postal address. `mismatch` names the places of the code when the town is none of them; a town followed
 * by its district ("Bielefeld-Sennestadt") is kept as written. Codes of large recipients are in no list: then the name
 * alone gives the coordinates, if it is unique.
 */
export function settleAddress(
  postalCode: string,
  town: string,
): { kind: 'settled'; town: string; point: GeoPoint | null } | { kind: 'mismatch'; towns: string[] } {
  const known = placeByCodeAndName(postalCode, town)
  if (known) return { kind: 'settled', town: known.name, point: { lat: known.lat, lon: known.lon } }
  const entries = placeIndex().byCode.get(postalCode)
  if (entries === undefined) {
    const found = findPlace(town)
    return { kind: 'settled', town, point: found.kind === 'found' ? found.place : null }
  }
  const key = `${placeKey(town)} `
  const entry = entries.find((each) => key.startsWith(`${each.key} `) || key.startsWith(`${each.baseKey} `))
  if (entry) return { kind: 'settled', town, point: pointOf(entry, postalCode) }
  return { kind: 'mismatch', towns: entries.map(({ name }) => name) }
}

/** The nearest place, with its first postal code. Checks all of them (about 0.2 ms). */
export function nearestPlace({ lat, lon }: GeoPoint): PlaceSuggestion | undefined {
  let nearest: PlaceEntry | undefined
  let least = Number.POSITIVE_INFINITY
  for (const entry of placeIndex().entries) {
    // One degree of longitude is 0.63 of one of latitude in the middle of Germany; good enough for comparing.
    const apart = (entry.lat - lat) ** 2 + ((entry.lon - lon) * 0.63) ** 2
    if (apart < least) [nearest, least] = [entry, apart]
  }
  return nearest && withCode(nearest, nearest.postalCodes[0] ?? '')
}

// Names repeat, even within a state; coordinates do not.
function firstPostalCode({ name, lat, lon }: PlaceSuggestion): string | undefined {
  return placeIndex().entries.find((entry) => entry.name === name && entry.lat === lat && entry.lon === lon)
    ?.postalCodes[0]
}

function suggestByCode(digits: string, limit: number): PlaceSuggestion[] {
  const { codes, byCode } = placeIndex()
  const pairs = codes
    .filter((code) => code.startsWith(digits))
    .flatMap((code) => (byCode.get(code) ?? []).map((entry) => ({ entry, code })))
  pairs.sort((a, b) => b.entry.population - a.entry.population || a.code.localeCompare(b.code))
  return pairs.slice(0, limit).map(({ entry, code }) => withCode(entry, code))
}

function findByCode(code: string, name: string): PlaceLookup {
  const entries = placeIndex().byCode.get(code) ?? []
  // "37620 Halle, Niedersachsen" is our own label for one of several Halle.
  const key = placeKey(name.split(',')[0] ?? '')
  const entry = entries.find((known) => known.key === key || known.baseKey === key) ?? entries[0]
  return entry === undefined ? { kind: 'unknown' } : { kind: 'found', place: withCode(entry, code) }
}

function decide(found: readonly PlaceEntry[]): PlaceLookup {
  const [first, second] = found
  if (first === undefined) return { kind: 'unknown' }
  if (second === undefined || first.population >= CLEARLY_LARGER * Math.max(second.population, 1)) {
    return { kind: 'found', place: asWhole(first) }
  }
  return { kind: 'ambiguous', places: found.slice(0, MAX_AMBIGUOUS).map(asWhole) }
}

function isLand(entry: PlaceEntry, land: string): boolean {
  const wanted = foldGerman(land.trim())
  return foldGerman(entry.land) === wanted || foldGerman(LAND_NAMES[entry.land]) === wanted
}

function withCode(entry: PlaceEntry, postalCode: string): PlaceSuggestion {
  const { name, land } = entry
  return { postalCode, name, land, ...pointOf(entry, postalCode), label: `${postalCode} ${name}` }
}

/** The coordinates of the code if imported, else those of the whole place. */
function pointOf({ lat, lon, points }: PlaceEntry, postalCode: string): GeoPoint {
  return points?.get(postalCode) ?? { lat, lon }
}

function asWhole(entry: PlaceEntry): PlaceSuggestion {
  const { name, land, lat, lon } = entry
  return { name, land, lat, lon, label: wholeLabel(entry) }
}

/**
 * "Bielefeld, Nordrhein-Westfalen"; with its first code when the state has another of that name, because two would read
 * the same.
 */
export function wholeLabel(entry: PlaceEntry): string {
  const { name, land } = entry
  const label = name === LAND_NAMES[land] ? name : `${name}, ${LAND_NAMES[land]}`
  return hasTwin(entry) ? `${entry.postalCodes[0]} ${label}` : label
}

/** Whether the state has another place of exactly the same name. */
function hasTwin({ land, key }: PlaceEntry): boolean {
  return placeIndex().twins.has(`${land} ${key}`)
}
