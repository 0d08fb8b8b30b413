import type { Place, PlaceSuggestion } from '~/features/places/schema'
import { findPlace, nearestPlace, placeByPostalCode } from '~/features/places/server/places'
import { LAND_NAMES, LANDS, type Land } from '~/features/places/vocabulary'
import type { GeoPoint } from '~/lib/geo'
import { isRecord, type JsonRecord, listOf, numberOf, recordOf, textOf } from './json-values'
import { LineProblem } from './line-problem'

/** The editor's maximum; further ones are left out. */
const MAX_PLACES = 50

/**
 * Places of `jobLocation`: as written when the postal code is known, otherwise completed from our list.
 * @throws LineProblem for a place outside Germany or an unknown one
 */
export function placesOf(jobLocation: unknown): Place[] {
  const places = listOf(jobLocation)
    .flatMap((each) => (isRecord(each) || typeof each === 'string' ? [placeOf(each)] : []))
    .slice(0, MAX_PLACES)
  return [...new Map(places.map((place) => [`${place.postalCode} ${place.name}`, place])).values()]
}

function placeOf(location: JsonRecord | string): Place {
  if (typeof location === 'string') return find(location, null)
  const address = typeof location.address === 'string' ? {} : recordOf(location.address ?? location)
  const text = typeof location.address === 'string' ? location.address : null
  refuseForeign(address)
  const point = pointOf(location)
  const code = postalCodeOf(address.postalCode)
  const name = textOf(address.addressLocality)?.slice(0, 120) ?? null
  const known = code === null ? undefined : placeByPostalCode(code)
  if (code !== null && known) {
    const { lat, lon } = point ?? known
    return { postalCode: code, name: name ?? known.name, land: known.land, lat, lon }
  }
  if (code !== null && name !== null && point) {
    const land = landOf(address.addressRegion) ?? nearestPlace(point)?.land
    if (land) return { postalCode: code, name, land, ...point }
  }
  const land = landOf(address.addressRegion)
  const wanted = name ?? text ?? textOf(location.name)
  if (wanted === null) throw new LineProblem('Der Arbeitsort (jobLocation) nennt weder Postleitzahl noch Ort.')
  return find(land ? `${wanted}, ${LAND_NAMES[land]}` : wanted, point)
}

function find(text: string, point: GeoPoint | null): Place {
  const looked = findPlace(text)
  if (looked.kind === 'found') return complete(looked.place, point)
  if (looked.kind === 'ambiguous') {
    const near = point && nearestOf(looked.places, point)
    if (near) return complete(near, point)
    throw new LineProblem(`Den Ort „${text}“ gibt es mehrmals; bitte die Postleitzahl angeben.`)
  }
  throw new LineProblem(`Der Ort „${text}“ ist nicht bekannt.`)
}

function complete(place: PlaceSuggestion, point: GeoPoint | null): Place {
  const postalCode = place.postalCode ?? findPlaceCode(place)
  if (postalCode === undefined) throw new LineProblem(`Zum Ort „${place.name}“ fehlt die Postleitzahl.`)
  const { lat, lon } = point ?? place
  return { postalCode, name: place.name, land: place.land, lat, lon }
}

function findPlaceCode({ lat, lon }: GeoPoint): string | undefined {
  return nearestPlace({ lat, lon })?.postalCode
}

function nearestOf(places: PlaceSuggestion[], point: GeoPoint): PlaceSuggestion | undefined {
  const apart = (place: GeoPoint) => Math.hypot(place.lat - point.lat, (place.lon - point.lon) * 0.63)
  return places.toSorted((a, b) => apart(a) - apart(b))[0]
}

function refuseForeign(address: JsonRecord) {
  const country = textOf(address.addressCountry)
  if (country === null || /^(?:d|de|deu|deutschland|germany)$/i.test(country)) return
  throw new LineProblem(`Der Arbeitsort liegt nicht in Deutschland (${country}).`)
}

function pointOf(location: JsonRecord): GeoPoint | null {
  const geo = recordOf(location.geo)
  const lat = numberOf(geo.latitude ?? location.latitude)
  const lon = numberOf(geo.longitude ?? location.longitude)
  const isInGermany = lat !== null && lon !== null && lat > 47 && lat < 56 && lon > 5 && lon < 16
  return isInGermany ? { lat, lon } : null
}

/** Five digits; JSON numbers lose the leading zero. */
function postalCodeOf(value: unknown): string | null {
  const digits = textOf(value)?.replace(/^D-?\s*/i, '') ?? ''
  return /^\d{4,5}$/.test(digits) ? digits.padStart(5, '0') : null
}

function landOf(value: unknown): Land | null {
  const text = textOf(value)?.replace(/^DE-/i, '').toLowerCase()
  return LANDS.find((land) => land.toLowerCase() === text || LAND_NAMES[land].toLowerCase() === text) ?? null
}
