import { findPublicPosting } from '~/features/job-postings/server/queries/by-id'
import { placesOf, readPlace } from '~/features/places/server/searched-place'
import { nearestOfKm } from '~/lib/geo'
import type { Queryable } from '~/platform/server/database/db'

/**
 * The nearest of a posting's places as the crow flies; `km` is null when it has none. Null for a text that names no
 * single place.
 * @throws AppError notFound
 */
export async function commuteTo(
  db: Queryable,
  { id, from }: { id: string; from: string },
  now: Date,
  isShownRemoved = false,
): Promise<{ place: string; km: number | null } | null> {
  const { places } = await findPublicPosting(db, id, now, isShownRemoved)
  const read = readPlace(from)
  if (read?.kind !== 'point' || read.also !== undefined) return null
  const [home] = placesOf(read)
  if (!home) return null
  return { place: home.name, km: places.length === 0 ? null : nearestOfKm(home, places) }
}
