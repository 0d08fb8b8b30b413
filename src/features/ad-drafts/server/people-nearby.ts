import { and, desc, eq, gt } from 'drizzle-orm'
import { jobPosting, jobPostingPlace } from '~/features/job-postings/server/table'
import { countPeople } from '~/features/resumes/server/search/count-people'
import type { GeoPoint } from '~/lib/geo'
import { germanWords } from '~/lib/german/words'
import { familiesOfTitle, occupationFamily } from '~/lib/occupations/families'
import type { Queryable } from '~/platform/server/database/db'
import { USUAL_RADIUS_KM } from '../schema'

/** Fewer are not told: they could be somebody one knows. */
const LEAST = 10

/** About how many findable people have this occupation or a related one; in tens, null for fewer than ten. */
export type PeopleNearby = { count: number | null; radiusKm: number; place: string; occupation: string }

type Sought = { title: string; places: readonly (GeoPoint & { name: string })[] }

/** Null when the occupation or place is unknown, and while the index is loading. */
export async function peopleNearby(
  { title, places }: Sought,
  now: Date,
  radiusKm: number = USUAL_RADIUS_KM,
): Promise<PeopleNearby | null> {
  const [key] = familiesOfTitle(germanWords(title))
  const occupation = key === undefined ? undefined : occupationFamily(key)?.name
  const [place] = places
  if (occupation === undefined || place === undefined) return null
  const count = await countPeople({ words: occupation, point: place, radiusKm }, now)
  if (count === null) return null
  return { count: tens(count), radiusKm, place: place.name, occupation }
}

/** People for the company's newest posting that is online; null also without one. */
export async function peopleForNewest(db: Queryable, companyId: string, now: Date) {
  const { name, lat, lon } = jobPostingPlace
  const [newest] = await db
    .select({ title: jobPosting.title, place: { name, lat, lon } })
    .from(jobPosting)
    .innerJoin(jobPostingPlace, and(eq(jobPostingPlace.jobPostingId, jobPosting.id), eq(jobPostingPlace.position, 0)))
    .where(and(eq(jobPosting.companyId, companyId), eq(jobPosting.status, 'published'), gt(jobPosting.runsUntil, now)))
    .orderBy(desc(jobPosting.publishedAt))
    .limit(1)
  const people = newest ? await peopleNearby({ title: newest.title, places: [newest.place] }, now) : null
  return newest && people ? { ...people, title: newest.title } : null
}

/** Rounded down to tens; null when there are fewer than ten. */
export function tens(count: number): number | null {
  return count < LEAST ? null : Math.floor(count / LEAST) * LEAST
}
