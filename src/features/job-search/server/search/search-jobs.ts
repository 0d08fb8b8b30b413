import { type CardMember, type JobCard, jobCards } from '~/features/job-postings/server/one-job/cards'
import { RADII_KM } from '~/features/places/vocabulary'
import { nearestOfKm } from '~/lib/geo'
import type { Queryable } from '~/platform/server/database/db'
import { and, range } from '~/platform/server/search/query'
import { type Hit, MAX_OFFSET, type SearchAnswer } from '~/platform/server/search/request'
import type { SearchIndex } from '~/platform/server/search/search-index'
import { type JobSearch, SEARCH_PAGE_SIZE } from '../../search-params'
import type { Correction, Facets, Relaxation, Understood } from '../../search-result'
import { referenceKey } from '../documents/document-terms'
import { openPostingIndex } from '../documents/posting-index'
import { correctSearch } from '../words/corrections'
import { type UnderstoodSearch, understandSearch } from '../words/understand'
import { readCursor, writeCursor } from './cursor'
import { hitReasons, type MatchedIn } from './hit-reasons'
import { namedFacets } from './named-facets'
import { attempts } from './relax'
import { areaKm, radiusOf, requestOf, type Scope, scopeOf } from './scope'

export type SearchOptions = {
  /** Hits per page; default 20, at most 100. */
  size?: number
  /** Continues after the page with this `nextCursor`, instead of counting pages. */
  cursor?: string
}

export type JobHit = JobCard & {
  distanceKm: number | null
  matchedIn: MatchedIn | null
  /** Why it is shown, in words: "Titel", "12 km", "seit 2 Tagen". */
  reasons: string[]
}

export type JobSearchResult = {
  hits: JobHit[]
  total: number
  /** Fully remote postings that a search for a place excludes. */
  remoteCount: number
  facets: Facets
  page: number
  pageSize: number
  nextCursor: string | null
  /** The searched place; `radiusKm` is null for a state (Land). */
  place: { label: string; name: string; radiusKm: number | null; isFromWords: boolean } | null
  /** Other places of the same name to choose from. */
  otherPlaces: string[]
  isPlaceUnknown: boolean
  corrections: Correction[]
  relaxations: Relaxation[]
  understood: Understood[]
  /** Exclusions in the words that the search does not support, as typed. */
  notExcluded: string[]
  /** The searched words, without those that became filters. */
  words: string
  /** The filters that applied, chosen and read from the words. */
  filters: JobSearch
}

/**
 * "Jobs finden": the matching postings with counts for every filter, one page of them in the requested order. Mistyped
 * words are corrected, and when nothing is found the search is relaxed step by step; both is reported.
 * @throws AppError unavailable while the index is loaded for the first time
 */
export async function searchJobs(
  db: Queryable,
  input: JobSearch,
  now: Date,
  options: SearchOptions = {},
): Promise<JobSearchResult> {
  const index = await openPostingIndex()
  const number = options.cursor ? 1 : (input.page ?? 1)
  const size = pageSize(options)
  const after = options.cursor ? readCursor(options.cursor) : null
  const offset = after?.offset ?? (number - 1) * size
  const page = after ? { size, after } : { size, offset: Math.min(offset, MAX_OFFSET) }
  const run = (scope: Scope) => index.search({ ...requestOf(scope, now), page })

  const { read, corrections } = await correctSearch(db, input, index)
  const wanted = scopeOf(read)
  const first: Relaxed = { scope: wanted, found: await run(wanted), relaxations: [] }
  const reach = async () => ({ radiusKm: radiusOf(wanted), nearestKm: await nearestKm(index, wanted, now) })
  const isEmpty = first.found.total === 0 && !options.cursor
  const relaxed = isEmpty ? await relax(read, wanted, await reach(), run) : null
  const { scope, found, relaxations } = relaxed ?? first
  return {
    hits: await describe(db, found.hits, scope, now),
    total: found.total,
    remoteCount: remoteCount(scope, found),
    facets: await namedFacets(found.facets, index),
    page: number,
    pageSize: size,
    nextCursor: found.next && writeCursor({ ...found.next, offset: offset + size }),
    ...placeAnswer(read, scope),
    isPlaceUnknown: read.isPlaceUnknown,
    corrections,
    relaxations,
    understood: read.understood,
    notExcluded: read.notExcluded,
    words: read.words,
    filters: scope.filters,
  }
}

/** Cards with something new, the newest card first; which of their postings is new, and how far it is. */
export type NewMatches = {
  ids: string[]
  isNew: (member: CardMember) => boolean
  distance: (member: CardMember) => number
}

/** Cards of this search with a posting first published since a moment. */
export async function newMatches(search: JobSearch, since: Date, now: Date, limit = 50): Promise<NewMatches> {
  const index = await openPostingIndex()
  const scope = scopeOf(understandSearch(search))
  const request = requestOf(scope, now)
  const isNew = range('newest', { from: Math.floor(since.getTime() / 1000) })
  const { hits } = await index.search({
    ...request,
    match: and(request.match, isNew),
    // Neither counts nor relevance.
    facets: {},
    levels: [],
    sort: { by: 'order' },
    page: { size: limit, offset: 0 },
  })
  return {
    ids: hits.map(({ id }) => id),
    isNew: (member) => member.publishedAt >= since && isInside(member, scope),
    distance: (member) => distanceFor(member, scope),
  }
}

type Relaxed = { scope: Scope; found: SearchAnswer; relaxations: Relaxation[] }

/** The first attempt that finds anything, and what it dropped; null when none does. */
async function relax(
  read: UnderstoodSearch,
  wanted: Scope,
  reach: Parameters<typeof attempts>[2],
  run: (scope: Scope) => Promise<SearchAnswer>,
): Promise<Relaxed | null> {
  const relaxations: Relaxation[] = []
  for (const { step, ...asks } of attempts(read.filters, wanted.words, reach, wanted.place !== null)) {
    const scope = { ...wanted, ...asks }
    const found = await run(scope)
    const was = asks.place === null ? read.words || undefined : asks.filters.was
    const relaxation = { ...step, search: { ...asks.filters, was, page: undefined } }
    if (found.total > 0) {
      return { scope, found, relaxations: step.kind === 'filter' ? [...relaxations, relaxation] : [relaxation] }
    }
    if (step.kind === 'filter') relaxations.push(relaxation)
  }
  return null
}

/** Distance of the nearest posting within the widest radius; null when there is none, and without coordinates. */
async function nearestKm(index: SearchIndex, scope: Scope, now: Date): Promise<number | null> {
  if (scope.place?.kind !== 'point') return null
  const filters: JobSearch = { ...scope.filters, umkreis: RADII_KM.at(-1), sortierung: 'entfernung' }
  const request = requestOf({ ...scope, filters }, now)
  const { hits } = await index.search({ ...request, facets: {}, page: { size: 1, offset: 0 } })
  return hits[0]?.km ?? null
}

/** Fully remote postings are counted as that filter value, and excluded while a place is the only request. */
function remoteCount({ place, filters }: Scope, { facets }: SearchAnswer): number {
  return place === null || filters.homeoffice ? 0 : (facets.homeoffice?.get('remote') ?? 0)
}

function pageSize({ size = SEARCH_PAGE_SIZE }: SearchOptions): number {
  return Math.min(100, Math.max(1, size))
}

/** Postings taken down since the index was updated are left out here. */
async function describe(db: Queryable, hits: readonly Hit[], scope: Scope, now: Date): Promise<JobHit[]> {
  const cards = await jobCards(
    db,
    hits.map(({ id }) => id),
    now,
    (member) => distanceFor(member, scope),
  )
  const byId = new Map(hits.map((hit) => [hit.id, hit]))
  return cards.map((card): JobHit => {
    const distanceKm = byId.get(card.askedId)?.km ?? null
    return { ...card, distanceKm, ...hitReasons(card, scope.words, distanceKm, now) }
  })
}

/** How far a posting is from what was asked for: the one with the number of reference, then the nearest. */
export function distanceFor({ referenceNumber, places }: CardMember, { reference, place }: Scope): number {
  if (reference !== '' && referenceKey(referenceNumber ?? '') === reference) return -1
  if (place?.kind === 'land') return places.some(({ land }) => land === place.land) ? 0 : 1
  return place === null ? 0 : nearestOfKm(place.place, places)
}

/** A card is found by any of its places; news is only what is in the searched area. */
function isInside({ places }: CardMember, scope: Scope): boolean {
  const { place } = scope
  if (place === null || places.length === 0) return true
  if (place.kind === 'land') return places.some(({ land }) => land === place.land)
  return nearestOfKm(place.place, places) <= areaKm(scope)
}

function placeAnswer({ filters }: UnderstoodSearch, scope: Scope) {
  const { place } = scope
  const isFromWords = !filters.wo
  if (place === null) return { place: null, otherPlaces: [] }
  if (place.kind === 'land') {
    return { place: { label: place.label, name: place.label, radiusKm: null, isFromWords }, otherPlaces: [] }
  }
  const { label, name } = place.place
  // Two places with the same name and state read the same; one link is enough.
  const others = new Set(place.others.map((other) => other.label))
  others.delete(label)
  return { place: { label, name, radiusKm: radiusOf(scope) ?? 0, isFromWords }, otherPlaces: [...others] }
}
