import { eq } from 'drizzle-orm'
import type { Place } from '~/features/places/schema'
import { placeByCodeAndName } from '~/features/places/server/places'
import { pick } from '~/lib/pick'
import type { Transaction } from '~/platform/server/database/db'
import { placeUnknownError } from '../errors'
import { jobPostingPlace } from './table'

/**
 * Chosen places as in our list, whatever the browser sends as state and coordinates: they decide in which search a
 * posting is found. Existing places of the posting stay unchanged, because imports have their own coordinates.
 * @throws AppError placeUnknown, at the field
 */
export function settlePlaces(chosen: Place[], present: Place[] = []): Place[] {
  return chosen.map(({ postalCode, name }) => {
    const settled =
      present.find((place) => place.postalCode === postalCode && place.name === name) ??
      placeByCodeAndName(postalCode, name)
    if (settled === undefined) throw placeUnknownError(`${postalCode} ${name}`)
    return settled
  })
}

/** Replaces the posting's places by these, in this order. */
export async function replacePlaces(tx: Transaction, jobPostingId: string, places: Place[]): Promise<void> {
  await tx.delete(jobPostingPlace).where(eq(jobPostingPlace.jobPostingId, jobPostingId))
  if (places.length === 0) return
  await tx.insert(jobPostingPlace).values(places.map((place, position) => ({ ...place, jobPostingId, position })))
}

/** The places of a posting in their order. */
export async function placesOf(tx: Transaction, jobPostingId: string): Promise<Place[]> {
  return tx
    .select(pick(jobPostingPlace, 'postalCode', 'name', 'land', 'lat', 'lon'))
    .from(jobPostingPlace)
    .where(eq(jobPostingPlace.jobPostingId, jobPostingId))
    .orderBy(jobPostingPlace.position)
}
