import { distanceKm } from '~/lib/geo'
import { placeIndex } from './place-index'
import type { PlaceEntry } from './place-list'
import { placeByPostalCode } from './places'

/** People of a town that is large enough that nobody is found by it. */
const LARGE = 50_000

/** The large town nearest to a postal code (itself, where it is one); undefined for an unknown code. */
export function nearestCity(postalCode: string): Pick<PlaceEntry, 'name' | 'lat' | 'lon'> | undefined {
  const home = placeByPostalCode(postalCode)
  if (!home) return undefined
  let nearest: PlaceEntry | undefined
  let least = Number.POSITIVE_INFINITY
  for (const entry of placeIndex().entries) {
    if (entry.population < LARGE) continue
    const apart = distanceKm(entry, home)
    if (apart < least) [nearest, least] = [entry, apart]
  }
  return nearest
}
