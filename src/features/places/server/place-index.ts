import { foldGerman } from '~/lib/german-fold'
import placesTsv from '../../../../data/places.tsv?raw'
import { landSchema } from '../schema'
import type { Land } from '../vocabulary'

/** One place of the list, with the keys it is looked up by. */
export type PlaceEntry = {
  name: string
  land: Land
  lat: number
  lon: number
  /** For ranking only: dated, never shown. */
  population: number
  postalCodes: string[]
  /** Folded full name ("frankfurt am main"). */
  key: string
  /** Folded name without its addition ("frankfurt"). */
  baseKey: string
}

type PlaceIndex = {
  /** Most populous first. */
  entries: PlaceEntry[]
  /** The places of a code, most populous first. */
  byCode: Map<string, PlaceEntry[]>
  /** All postal codes in order. */
  codes: string[]
}

let cached: PlaceIndex | undefined

/** The places of Germany, read once on first use (some 15 ms) and kept in memory. */
export function placeIndex(): PlaceIndex {
  cached ??= buildIndex()
  return cached
}

/** Form in which names are compared: folded, letters and digits only, single spaces. */
export function placeKey(name: string): string {
  return foldGerman(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

function buildIndex(): PlaceIndex {
  const entries = placesTsv.trimEnd().split('\n').map(readEntry)
  const byCode = new Map<string, PlaceEntry[]>()
  for (const entry of entries) {
    for (const code of entry.postalCodes) {
      const known = byCode.get(code)
      if (known === undefined) byCode.set(code, [entry])
      else known.push(entry)
    }
  }
  return { entries, byCode, codes: [...byCode.keys()].sort() }
}

function readEntry(line: string): PlaceEntry {
  const [name = '', land, lat, lon, population, codes = ''] = line.split('\t')
  const key = placeKey(name)
  const baseName = withoutAddition(name)
  return {
    name,
    land: landSchema.parse(land),
    lat: Number(lat),
    lon: Number(lon),
    population: Number(population),
    postalCodes: codes.split(','),
    key,
    baseKey: baseName === name ? key : placeKey(baseName),
  }
}

/** "Frankfurt am Main", "Frankfurt (Oder)" → "Frankfurt". */
function withoutAddition(name: string): string {
  return name.replace(/[(/,].*$/, '').replace(/ (am|an|im|in|bei|ob|vor|unter|auf|[aiobvd]\.).*$/, '')
}
