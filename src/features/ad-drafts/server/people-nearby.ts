import type { JobPostingInput } from '~/features/job-postings/schema'
import { countPeople } from '~/features/resumes/server/search/count-people'
import { germanWords } from '~/lib/german/words'
import { familiesOfTitle, occupationFamily } from '~/lib/occupations/families'

/** How far people usually travel to work, kilometres. */
const RADIUS_KM = 30
/** Fewer are not told: they could be somebody one knows. */
const LEAST = 10

/** About how many findable people have this occupation or a related one; in tens, null for fewer than ten. */
export type PeopleNearby = { count: number | null; radiusKm: number; place: string; occupation: string }

/** Null when the occupation or place is unknown, and while the index is loading. */
export async function peopleNearby({ title, places }: JobPostingInput, now: Date): Promise<PeopleNearby | null> {
  const [key] = familiesOfTitle(germanWords(title))
  const occupation = key === undefined ? undefined : occupationFamily(key)?.name
  const [place] = places
  if (occupation === undefined || place === undefined) return null
  const count = await countPeople({ words: occupation, point: place, radiusKm: RADIUS_KM }, now)
  if (count === null) return null
  return { count: tens(count), radiusKm: RADIUS_KM, place: place.name, occupation }
}

/** Rounded down to tens; null when there are fewer than ten. */
export function tens(count: number): number | null {
  return count < LEAST ? null : Math.floor(count / LEAST) * LEAST
}
