import type { PlaceSuggestion } from '../schema'
import { LAND_NAMES, LANDS, type Land } from '../vocabulary'
import { placeIndex } from './place-index'
import { placeKey } from './place-list'
import { findPlace, wholeLabel } from './places'
import { KNOWN_REGIONS } from './regions'

/**
 * The place of a search. `others` have the same name, and the person is asked which one is meant; `also` are searched
 * together with it.
 */
export type SearchedPlace =
  | { kind: 'point'; place: PlaceSuggestion; others: PlaceSuggestion[]; also?: PlaceSuggestion[]; radiusKm?: number }
  | { kind: 'land'; land: Land; label: string }

/** All places that are searched together. */
export function placesOf({
  place,
  also = [],
}: {
  place: PlaceSuggestion
  also?: PlaceSuggestion[]
}): PlaceSuggestion[] {
  return [place, ...also]
}

/** The place that a text names: a region, a state, or a place of the list; null when it is unknown. */
export function readPlace(typed: string): SearchedPlace | null {
  const text = ENGLISH.get(placeKey(typed)) ?? typed
  const key = placeKey(text)
  const region = REGIONS.get(key)
  if (region !== undefined) {
    const { name, lat, lon, radiusKm } = region
    return { kind: 'point', place: { name, lat, lon, land: 'HE', label: name }, others: [], radiusKm }
  }
  const land = landOf(key)
  // "Sachsen" is a village as well. Berlin, Hamburg and Bremen are towns first.
  if (land !== undefined && !TOWN_STATES.has(land)) return { kind: 'land', land, label: LAND_NAMES[land] }
  const found = findPlace(text)
  if (found.kind === 'found') return { kind: 'point', place: found.place, others: [] }
  const [first, ...others] = found.kind === 'ambiguous' ? found.places : []
  // Until the person says which one, all of them count.
  if (first !== undefined) return { kind: 'point', place: first, others, also: others }
  const loose = placeWithPartOfName(key)
  if (loose !== undefined) return { kind: 'point', place: loose, others: [] }
  return land === undefined ? null : { kind: 'land', land, label: LAND_NAMES[land] }
}

/** What towns and states are called in English, by their keys. */
const ENGLISH: ReadonlyMap<string, string> = new Map([
  ['munich', 'München'],
  ['cologne', 'Köln'],
  ['nuremberg', 'Nürnberg'],
  ['hanover', 'Hannover'],
  ['brunswick', 'Braunschweig'],
  ['bavaria', 'Bayern'],
  ['saxony', 'Sachsen'],
  ['lower saxony', 'Niedersachsen'],
  ['hesse', 'Hessen'],
  ['thuringia', 'Thüringen'],
  ['north rhine westphalia', 'Nordrhein-Westfalen'],
  ['rhineland palatinate', 'Rheinland-Pfalz'],
])

const TOWN_STATES: ReadonlySet<Land> = new Set(['BE', 'HB', 'HH'])

const REGIONS = new Map(KNOWN_REGIONS.map((region) => [placeKey(region.name), region]))

/** "Halle Westfalen", "Neustadt Weinstraße", "Freiburg Breisgau": the name with some of its addition. */
function placeWithPartOfName(key: string): PlaceSuggestion | undefined {
  const [first, ...rest] = key.split(' ')
  if (first === undefined || rest.length === 0) return undefined
  const entry = placeIndex()
    .byFirstWord.get(first)
    ?.find(({ key: name, land }) => {
      const [own, ...words] = [...name.split(' '), ...placeKey(LAND_NAMES[land]).split(' ')]
      return own === first && rest.every((word) => words.some((each) => isBeginning(word, each)))
    })
  if (entry === undefined) return undefined
  const { name, land, lat, lon } = entry
  return { name, land, lat, lon, label: wholeLabel(entry) }
}

function isBeginning(a: string, b: string): boolean {
  return Math.min(a.length, b.length) > 2 && (a.startsWith(b) || b.startsWith(a))
}

const SHORT_LANDS: ReadonlyMap<string, Land> = new Map([
  ['nrw', 'NW'],
  ['bawu', 'BW'],
  ['meckpomm', 'MV'],
  ['rlp', 'RP'],
  ['mv', 'MV'],
])

function landOf(key: string): Land | undefined {
  return SHORT_LANDS.get(key.replaceAll(' ', '')) ?? LANDS.find((land) => placeKey(LAND_NAMES[land]) === key)
}
