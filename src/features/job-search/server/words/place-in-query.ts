import { placeKey } from '~/features/places/server/place-list'
import { placesNamed } from '~/features/places/server/places'
import { readPlace, type SearchedPlace } from '~/features/places/server/searched-place'
import { COMPOUND_PARTS } from '~/lib/german/compound-parts'
import { germanWords } from '~/lib/german/words'
import { findOccupations } from '~/lib/occupations/families'
import { isSpelledInAName } from './split-words'

/** A place inside a query: the words that name it. */
type PlaceInQuery = { text: string; rest: string; place: SearchedPlace }

const LEADS =
  /(?:^|\s)(?:in|bei|nahe|n(?:ä|ae)he|raum|region|gro(?:ß|ss)raum|landkreis|kreis|umgebung|um|rund um|nach|aus)$/iu
/** Prepositions before a region or a river; before other names they need not mean a place ("Koch im Hotel"). */
const BESIDE = /(?:^|\s)(?:am|an der|an dem|im|auf|vom|von|metropolregion|gebiet)$/iu
/** Smaller places only count after "in" or the like: too many are named like a word. */
const LEAST_POPULATION = 8_000
const MOST_WORDS = 4
/** Names of larger towns that are primarily words of the working world. */
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
/** Words after a place that the radius already covers: "Stuttgart und Umgebung". */
const AROUND = /^[\s,]*(?:(?:und|u\.|&|\+)\s*)?(?:umgebung|umland|umkreis)(?!\p{L})/iu
/** Follows "Essen" when it means food; "Essen Koch" is a cook in Essen. */
const FOOD =
  /^\s*(?:auf\s+r(?:ä|ae)dern|(?:liefer|ausgabe|(?:aus|ver|zu|vor)(?:liefer|teil|trag|geb|gabe|bereit|fahr))|kochen|servier|bestell|bring|machen)/iu

/** The place or places that a query names; "Köln oder Bonn" and "Köln Bonn" are searched together. Null when it names none. */
export function findPlacesInQuery(text: string): (PlaceInQuery & { label: string }) | null {
  const first = findPlaceInQuery(text)
  if (first === null) return null
  const label = labelOf(first.place)
  const second = first.place.kind === 'point' ? findPlaceInQuery(first.rest) : null
  if (first.place.kind !== 'point' || second?.place.kind !== 'point') return { ...first, label }
  const also = [second.place.place, ...(second.place.also ?? [])]
  const place = { ...first.place, also: [...(first.place.also ?? []), ...also] }
  return { text: first.text, rest: second.rest, place, label: `${label} oder ${labelOf(second.place)}` }
}

function labelOf(place: SearchedPlace): string {
  return place.kind === 'land' ? place.label : place.place.name
}

/**
 * Finds the place that a query names ("Jobs in Essen", "Lagerist Halle", "33602 Fahrer"), the longest name first. A
 * word that names an occupation is no place, nor is a village named like any other word.
 */
export function findPlaceInQuery(text: string): PlaceInQuery | null {
  const words = [...text.matchAll(/[^\s,;]+/gu)].map((match) => ({ word: match[0], at: match.index }))
  for (let length = Math.min(MOST_WORDS, words.length); length > 0; length--) {
    // From the end, where most people put the place.
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
  if (place === null || (placeKey(name) === 'essen' && FOOD.test(text.slice(end))) || isCodeWithOtherWord(name, place))
    return null
  if (!isLed && !isSurelyAPlace(name, place, isAtEdge)) return null
  const rest = `${before.replace(isLed ? LEADS : BESIDE, '')} ${text.slice(end).replace(AROUND, '')}`
    .replace(/\s+/g, ' ')
    .trim()
  const led = isLed ? (LEADS.exec(before)?.[0].trim() ?? '') : ''
  return { text: `${led} ${name}`.trim(), rest, place }
}

/** "33602 Fahrer": a postal code is a place, but the next word is not always its name. */
function isCodeWithOtherWord(name: string, place: SearchedPlace): boolean {
  const word = /^\d{5}\s+(.+)$/.exec(name)?.[1]
  return word !== undefined && place.kind === 'point' && !placeKey(place.place.name).startsWith(placeKey(word))
}

function isSurelyAPlace(name: string, place: SearchedPlace, isAtEdge: boolean): boolean {
  if (/^\d{5}\b/.test(name) || place.kind === 'land') return true
  // A region, which may share its name with a village.
  if (place.radiusKm !== undefined) return true
  const key = placeKey(name)
  if (WORDS_FIRST.has(key) || name.length < 3) return false
  const words = germanWords(name)
  const isWord = words.every(
    ({ term, parts }) =>
      COMPOUND_PARTS.has(key) ||
      // Gießen only has the stem of a Gießer.
      (isSpelledInAName(name) && findOccupations([{ term, parts, raw: name }]).length > 0),
  )
  if (isWord && key !== 'essen') return false
  const population = largestOf(key)
  return population === undefined || population >= (isAtEdge ? LEAST_POPULATION : 50_000)
}

/** Population of the largest place of this name; undefined for regions. */
function largestOf(key: string): number | undefined {
  return placesNamed(key)[0]?.population
}
