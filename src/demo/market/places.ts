import type { Place } from '~/features/places/schema'
import { placeIndex } from '~/features/places/server/place-index'
import type { PlaceEntry } from '~/features/places/server/place-list'
import { distanceKm } from '~/lib/geo'
import type { Random } from '~/lib/random'

/**
 * The place of a postal code, the named one where several share it.
 * @throws when there is none
 */
export function placeOfCode(postalCode: string, name?: string): Place {
  const entries = placeIndex().byCode.get(postalCode) ?? []
  const entry = entries.find((known) => known.name === name) ?? (name === undefined ? entries[0] : undefined)
  if (entry === undefined) throw new Error(`No place ${postalCode} ${name ?? ''}`)
  return asPlace(entry, postalCode)
}

const nearby = new Map<string, PlaceEntry[]>()

/** A place within this radius, larger ones more likely, with one of its postal codes. */
export function placeNear(center: Place, km: number, random: Random): Place {
  const key = `${center.postalCode} ${center.name} ${km}`
  const known = nearby.get(key) ?? entriesWithin(center, km)
  nearby.set(key, known)
  const entry = random.weighted(known.map((candidate) => [candidate, Math.sqrt(candidate.population + 100)] as const))
  return asPlace(entry, random.pick(entry.postalCodes))
}

function entriesWithin(center: Place, km: number): PlaceEntry[] {
  return placeIndex().entries.filter(
    (entry) => Math.abs(entry.lat - center.lat) < km / 110 && distanceKm(entry, center) <= km,
  )
}

function asPlace({ name, land, lat, lon }: PlaceEntry, postalCode: string): Place {
  return { postalCode, name, land, lat, lon }
}
