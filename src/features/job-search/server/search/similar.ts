import { type CardMember, cardMembers, type JobCard, listsOfCards } from '~/features/job-postings/server/one-job/cards'
import { type GeoPoint, nearestOfKm } from '~/lib/geo'
import { germanWords } from '~/lib/german/words'
import { familiesOfTitle } from '~/lib/occupations/families'
import type { OccupationField } from '~/lib/work/vocabulary'
import type { Queryable } from '~/platform/server/database/db'
import { and, label, NONE, near, or, type Query, range, term } from '~/platform/server/search/query'
import type { SearchRequest } from '~/platform/server/search/request'
import { ANYONE, askPostingsIfThere } from '../documents/posting-index'
import { PLACELESS } from '../documents/posting-terms'

type Posting = {
  id: string
  title: string
  occupationField: OccupationField | null
  places: readonly GeoPoint[]
}

/** Distances in km that count as equally near. */
const RINGS_KM = [30, 75, 150]

type Options = { limit?: number; withinKm?: number }

/**
 * Active postings with a word of the title, or of the same occupation or field: the same occupation first, then those
 * with the same word; among equals the nearer first, then the newest.
 * @param options.withinKm none that is further away
 */
export async function similarPostings(
  db: Queryable,
  posting: Posting,
  now: Date,
  options: Options = {},
): Promise<JobCard[]> {
  const [similar = []] = await similarToEach(db, [posting], now, options)
  return similar
}

/** The same for several postings, in their order; the database is asked once for all. */
export async function similarToEach(
  db: Queryable,
  postings: readonly Posting[],
  now: Date,
  { limit = 4, withinKm }: Options = {},
): Promise<JobCard[][]> {
  const found = []
  for (const posting of postings) {
    const request = requestFor(posting, now, { limit, withinKm })
    const answer = await askPostingsIfThere((index) => index.search(request))
    const [near] = posting.places
    found.push({
      ids: (answer?.hits ?? []).map(({ id }) => id),
      distance: (member: CardMember) => (near ? nearestOfKm(near, member.places) : 0),
    })
  }
  const lists = await listsOfCards(db, found, now)
  // Not the posting itself, nor its card.
  const own = await cardMembers(
    db,
    postings.map(({ id }) => id),
  )
  return postings.map(({ id }, at) => {
    const isOwn = new Set([id, ...(own.get(id) ?? []).map((member) => member.id)])
    return (lists[at] ?? []).filter((card) => !isOwn.has(card.id)).slice(0, limit)
  })
}

function requestFor(
  posting: Posting,
  now: Date,
  { limit, withinKm }: { limit: number; withinKm: number | undefined },
): SearchRequest {
  const words = germanWords(posting.title)
  const occupation = or(...familiesOfTitle(words).map((key) => term(`O${key}`)))
  const word = or(...words.map((each) => term(`H${each.term}`)))
  const field = posting.occupationField === null ? NONE : label('field', [posting.occupationField])
  const alike = [and(occupation, word), occupation, word, field]
  return {
    viewer: ANYONE,
    match: and(
      or(occupation, word, field),
      ...(withinKm !== undefined && posting.places[0] ? [nearby(posting.places[0], withinKm)] : []),
      range('ends', { from: Math.floor(now.getTime() / 1000) + 1 }),
    ),
    filters: {},
    levels: alike.flatMap((each) => ringsAround(each, posting.places[0])),
    facets: {},
    sort: { by: 'level' },
    page: { size: limit + 1, offset: 0 },
  }
}

/** Without a place it counts as nearest. */
function ringsAround(query: Query, place: GeoPoint | undefined): Query[] {
  if (place === undefined) return [query]
  return [...RINGS_KM.map((km) => and(query, nearby(place, km))), query]
}

function nearby(place: GeoPoint, km: number): Query {
  return or(near(place, km), term(PLACELESS))
}
