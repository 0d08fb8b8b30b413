import { eq } from 'drizzle-orm'
import type { Place } from '~/features/places/schema'
import type { Transaction } from '~/platform/server/database/db'
import { jobPostingPlace } from './table'

/** Puts these places, in this order, in the place of those the posting had. */
export async function replacePlaces(tx: Transaction, jobPostingId: string, places: Place[]): Promise<void> {
  await tx.delete(jobPostingPlace).where(eq(jobPostingPlace.jobPostingId, jobPostingId))
  if (places.length === 0) return
  await tx.insert(jobPostingPlace).values(places.map((place, position) => ({ ...place, jobPostingId, position })))
}

/** The places of a posting in their order. */
export async function placesOf(tx: Transaction, jobPostingId: string): Promise<Place[]> {
  return tx
    .select({
      postalCode: jobPostingPlace.postalCode,
      name: jobPostingPlace.name,
      land: jobPostingPlace.land,
      lat: jobPostingPlace.lat,
      lon: jobPostingPlace.lon,
    })
    .from(jobPostingPlace)
    .where(eq(jobPostingPlace.jobPostingId, jobPostingId))
    .orderBy(jobPostingPlace.position)
}
