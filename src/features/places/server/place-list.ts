import type { GeoPoint } from '~/lib/geo'
import { foldGerman } from '~/lib/german/fold'
import placesTsv from '../../../../data/places.tsv?raw'
import { LANDS, type Land } from '../vocabulary'

/** One place of the list, with its look-up keys. */
export type PlaceEntry = {
  name: string
  land: Land
  lat: number
  lon: number
  /** Only for ranking: outdated, never shown. */
  population: number
  postalCodes: string[]
  /** Coordinates of single codes, where they were imported. */
  points?: Map<string, GeoPoint>
  /** Folded full name ("frankfurt am main"). */
  key: string
  /** Folded name without its addition ("frankfurt"). */
  baseKey: string
}

/** The look-up tables of the places. */
export type PlaceIndex = {
  /** Most populous first. */
  entries: readonly PlaceEntry[]
  /** The places of a code, most populous first. */
  byCode: ReadonlyMap<string, readonly PlaceEntry[]>
  /** The places with a folded name, with or without its addition, most populous first. */
  byName: ReadonlyMap<string, readonly PlaceEntry[]>
  /** "Zwischenahn", "Münden", "Wiedenbrück": what people say of larger places whose name has a part before it. */
  readonly byShortName: ReadonlyMap<string, readonly PlaceEntry[]>
  /** The places whose key begins with a word. */
  readonly byFirstWord: ReadonlyMap<string, readonly PlaceEntry[]>
  /** All postal codes in order. */
  codes: readonly string[]
  /** State and key of those places whose state has another of exactly the same name. */
  readonly twins: ReadonlySet<string>
}

const LAND_BY_CODE: ReadonlyMap<string, Land> = new Map(LANDS.map((land) => [land, land]))

/** Key for comparing names: folded, letters and digits only, single spaces. */
export function placeKey(name: string): string {
  return foldGerman(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/**
 * A place with its keys.
 * @throws when the state is unknown
 */
export function entryOf({
  land: code,
  ...place
}: Omit<PlaceEntry, 'land' | 'key' | 'baseKey' | 'points'> & { land: string }): PlaceEntry {
  const land = LAND_BY_CODE.get(code)
  if (land === undefined) throw new Error(`${place.name} is in no Land: ${code}`)
  const key = placeKey(place.name)
  const baseName = withoutAddition(place.name)
  return { ...place, land, key, baseKey: baseName === place.name ? key : placeKey(baseName) }
}

let builtIn: PlaceIndex | undefined

/** The places that ship with the product, read on first use; shared, so nobody may change them. */
export function builtInPlaces(): PlaceIndex {
  builtIn ??= indexPlaces(placesTsv.trimEnd().split('\n').map(readEntry))
  return builtIn
}

/** An index of places given most populous first. What only searches need is built on their first use. */
export function indexPlaces(entries: readonly PlaceEntry[]): PlaceIndex {
  const byCode = new Map<string, PlaceEntry[]>()
  const byName = new Map<string, PlaceEntry[]>()
  for (const entry of entries) {
    for (const code of entry.postalCodes) append(byCode, code, entry)
    append(byName, entry.key, entry)
    if (entry.baseKey !== entry.key) append(byName, entry.baseKey, entry)
  }
  let byShortName: Map<string, PlaceEntry[]> | undefined
  let byFirstWord: Map<string, PlaceEntry[]> | undefined
  let twins: Set<string> | undefined
  return {
    entries,
    byCode,
    byName,
    codes: [...byCode.keys()].sort(),
    get byShortName() {
      byShortName ??= shortNames(entries, byName)
      return byShortName
    },
    get byFirstWord() {
      byFirstWord ??= Map.groupBy(entries, ({ key }) => key.split(' ')[0] ?? '')
      return byFirstWord
    },
    get twins() {
      twins ??= namesBorneTwice(entries)
      return twins
    },
  }
}

/** Smaller places share their short names with too many words ("Bad Kleinen"). */
const LEAST_FOR_SHORT = 8_000
const SHORT_NAME = /(?:^(?:bad|hann) |^\p{L}+-)(\p{L}{5,})$/u
/** Short names that mean something else: a region, a person, a pond, any new village. */
const OTHER_MEANING = new Set(['baden', 'konig', 'weiher', 'neudorf', 'hardenberg'])

function shortNames(entries: readonly PlaceEntry[], byName: ReadonlyMap<string, unknown>): Map<string, PlaceEntry[]> {
  const found = new Map<string, PlaceEntry[]>()
  for (const entry of entries) {
    const name = foldGerman(withoutAddition(entry.name)).replace(/^hann\./, 'hann')
    const short = entry.population < LEAST_FOR_SHORT ? undefined : SHORT_NAME.exec(name.trim())?.[1]
    if (short !== undefined && !byName.has(short) && !OTHER_MEANING.has(short)) append(found, short, entry)
  }
  return found
}

function namesBorneTwice(entries: readonly PlaceEntry[]): Set<string> {
  const seen = new Set<string>()
  const names = entries.map(({ land, key }) => `${land} ${key}`)
  return new Set(names.filter((name) => seen.size === seen.add(name).size))
}

function append(lists: Map<string, PlaceEntry[]>, key: string, entry: PlaceEntry) {
  const known = lists.get(key)
  if (known === undefined) lists.set(key, [entry])
  else known.push(entry)
}

function readEntry(line: string): PlaceEntry {
  const [name = '', land = '', lat, lon, population, codes = ''] = line.split('\t')
  return entryOf({
    name,
    land,
    lat: Number(lat),
    lon: Number(lon),
    population: Number(population),
    postalCodes: codes.split(','),
  })
}

/** "Frankfurt am Main", "Frankfurt (Oder)" → "Frankfurt". */
export function withoutAddition(name: string): string {
  if (!/[ (/,]/.test(name)) return name
  return name.replace(/[(/,].*$/, '').replace(/ (am|an|im|in|bei|ob|vor|unter|auf|[aiobvd]\.).*$/, '')
}
