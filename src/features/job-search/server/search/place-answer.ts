import { placesOf } from '~/features/places/server/searched-place'
import type { UnderstoodSearch } from '../words/understand'
import { radiusOf, type Scope } from './scope'

/** The searched place as the page says it, and the others of its name. */
export function placeAnswer({ filters }: UnderstoodSearch, scope: Scope) {
  const { place } = scope
  const isFromWords = !filters.wo
  if (place === null) return { place: null, otherPlaces: [] }
  if (place.kind === 'land') {
    const name = place.label
    return { place: { label: name, name, radiusKm: null, isFromWords, isSeveral: false }, otherPlaces: [] }
  }
  const isAsked = place.others.length > 0
  const all = placesOf(place)
  const several = isAsked ? commonName(all) : all.map(({ name }) => name).join(' oder ')
  const isSeveral = all.length > 1
  const { label, name } = isSeveral ? { label: several, name: several } : place.place
  // Two places with the same name and state read the same; one link is enough.
  const otherPlaces = isAsked ? [...new Set(all.map((each) => each.label))] : []
  return { place: { label, name, radiusKm: radiusOf(scope) ?? 0, isFromWords, isSeveral }, otherPlaces }
}

/** "Neustadt" of Neustadt an der Weinstraße and Neustadt (Wied). */
function commonName(places: readonly { name: string }[]): string {
  const [first = [], ...others] = places.map(({ name }) => name.split(/[\s,]+/))
  const length = first.findIndex((word, at) => others.some((words) => words[at] !== word))
  const common = first.slice(0, Math.max(1, length))
  return common.slice(0, common.findLastIndex((word) => !LITTLE.has(word)) + 1).join(' ')
}

const LITTLE: ReadonlySet<string> = new Set(['an', 'am', 'der', 'im', 'in', 'bei'])
