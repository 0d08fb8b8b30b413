import type { PlaceSuggestion } from '~/features/places/schema'
import { type PlaceEntry, placeIndex, placeKey } from '~/features/places/server/place-index'
import { findPlace, wholeLabel } from '~/features/places/server/places'
import { LAND_NAMES, LANDS, type Land } from '~/features/places/vocabulary'
import { COMPOUND_PARTS } from '~/lib/german-compound-parts'
import { germanWords } from '~/lib/german-words'
import { findOccupations } from '~/lib/occupations/families'
import { KNOWN_REGIONS } from './regions'

/** Where somebody searches. */
export type SearchedPlace =
  | { kind: 'point'; place: PlaceSuggestion; others: PlaceSuggestion[]; radiusKm?: number }
  | { kind: 'land'; land: Land; label: string }

/** The place that a text names: a region, a Land, or a place of the list; null when nobody knows it. */
export function readPlace(text: string): SearchedPlace | null {
  const key = placeKey(text)
  const { regions, keys } = lookup()
  const region = regions.get(key)
  if (region !== undefined) {
    const { name, lat, lon, radiusKm } = region
    return { kind: 'point', place: { name, lat, lon, land: 'HE', label: name }, others: [], radiusKm }
  }
  // Going over all places is dear; most words are the name of none.
  const isName = keys.has(key) || /[\d,]/.test(text)
  const found = isName ? findPlace(text) : ({ kind: 'unknown' } as const)
  if (found.kind === 'found') return { kind: 'point', place: found.place, others: [] }
  const [first, ...others] = found.kind === 'ambiguous' ? found.places : []
  if (first !== undefined) return { kind: 'point', place: first, others }
  const loose = placeWithPartOfName(key)
  if (loose !== undefined) return { kind: 'point', place: loose, others: [] }
  const land = landOf(key)
  return land === undefined ? null : { kind: 'land', land, label: LAND_NAMES[land] }
}

type Lookup = {
  regions: Map<string, (typeof KNOWN_REGIONS)[number]>
  keys: Set<string>
  byFirstWord: Map<string, PlaceEntry[]>
}
let made: Lookup | undefined

function lookup(): Lookup {
  if (made) return made
  const { entries } = placeIndex()
  const byFirstWord = new Map<string, PlaceEntry[]>()
  for (const entry of entries) {
    const first = entry.key.split(' ')[0] ?? ''
    const list = byFirstWord.get(first)
    if (list) list.push(entry)
    else byFirstWord.set(first, [entry])
  }
  made = {
    regions: new Map(KNOWN_REGIONS.map((region) => [placeKey(region.name), region])),
    keys: new Set(entries.flatMap(({ key, baseKey }) => [key, baseKey])),
    byFirstWord,
  }
  return made
}

/** "Halle Westfalen", "Neustadt Weinstraße", "Freiburg Breisgau": the name with some of its addition. */
function placeWithPartOfName(key: string): PlaceSuggestion | undefined {
  const [first, ...rest] = key.split(' ')
  if (first === undefined || rest.length === 0) return undefined
  const entry = lookup()
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

const SHORT_LANDS: Readonly<Record<string, Land>> = { nrw: 'NW', bawu: 'BW', meckpomm: 'MV', rlp: 'RP', mv: 'MV' }

function landOf(key: string): Land | undefined {
  return SHORT_LANDS[key.replaceAll(' ', '')] ?? LANDS.find((land) => placeKey(LAND_NAMES[land]) === key)
}

/** A place inside a query: which of its words name it. */
export type PlaceInQuery = { text: string; rest: string; place: SearchedPlace }

const LEADS =
  /(?:^|\s)(?:in|bei|nahe|n(?:ä|ae)he|raum|region|gro(?:ß|ss)raum|landkreis|kreis|umgebung|um|rund um|nach|aus)$/iu
/** Smaller places are taken for one only after "in" or the like: too many are called like a word. */
const LEAST_POPULATION = 8_000
const MOST_WORDS = 4
/** Names of larger towns that are words of the world of work first. */
const WORDS_FIRST = new Set([
  'lohne',
  'buchen',
  'bad',
  'haar',
  'lage',
  'plan',
  'hof',
  'garten',
  'regen',
  'werder',
  'horn',
  'mark',
  'burg',
  'berg',
])
/** What follows "Essen" where it means food. */
const FOOD = /^\s*(?:auf\s+r(?:ä|ae)dern|ausliefer|liefer|ausgabe|koch|zubereit|ausfahr|bestell)/iu

/**
 * Finds the place that a query names ("Jobs in Essen", "Lagerist Halle", "33602 Fahrer"), the longest name first. A
 * word that names an occupation is none, nor is a village called like any other word.
 */
export function findPlaceInQuery(text: string): PlaceInQuery | null {
  const words = [...text.matchAll(/[^\s,;]+/gu)].map((match) => ({ word: match[0], at: match.index }))
  for (let length = Math.min(MOST_WORDS, words.length); length > 0; length--) {
    // From the end: that is where most people put the place.
    for (let first = words.length - length; first >= 0; first--) {
      const start = words[first]?.at ?? 0
      const last = words[first + length - 1]
      const end = (last?.at ?? 0) + (last?.word.length ?? 0)
      const found = placeBetween(text, start, end, first === 0 || first + length === words.length)
      if (found !== null) return found
    }
  }
  return null
}

function placeBetween(text: string, start: number, end: number, isAtEdge: boolean): PlaceInQuery | null {
  const name = text.slice(start, end)
  const before = text.slice(0, start).trimEnd()
  const isLed = LEADS.test(before)
  const place = readPlace(name)
  if (place === null || FOOD.test(text.slice(end)) || isCodeWithOtherWord(name, place)) return null
  if (!isLed && !isSurelyAPlace(name, place, isAtEdge)) return null
  const rest = `${isLed ? before.replace(LEADS, '') : before} ${text.slice(end)}`.replace(/\s+/g, ' ').trim()
  const led = isLed ? (LEADS.exec(before)?.[0].trim() ?? '') : ''
  return { text: `${led} ${name}`.trim(), rest, place }
}

/** "33602 Fahrer": a code is a place, but the word after it is not always its name. */
function isCodeWithOtherWord(name: string, place: SearchedPlace): boolean {
  const word = /^\d{5}\s+(.+)$/.exec(name)?.[1]
  return word !== undefined && place.kind === 'point' && !placeKey(place.place.name).startsWith(placeKey(word))
}

function isSurelyAPlace(name: string, place: SearchedPlace, isAtEdge: boolean): boolean {
  if (/^\d{5}\b/.test(name) || place.kind === 'land') return true
  const key = placeKey(name)
  if (WORDS_FIRST.has(key) || name.length < 3) return false
  const words = germanWords(name)
  const isWord = words.every(
    ({ term, parts }) => COMPOUND_PARTS.has(key) || findOccupations([{ term, parts, raw: name }]).length > 0,
  )
  if (isWord && key !== 'essen') return false
  const population = largestOf(key)
  return population === undefined || population >= (isAtEdge ? LEAST_POPULATION : 50_000)
}

/** Inhabitants of the largest place of this name; undefined for regions. */
function largestOf(key: string): number | undefined {
  return placeIndex().entries.find((entry) => entry.key === key || entry.baseKey === key)?.population
}
