import type { CardMember } from '~/features/job-postings/server/one-job/cards'
import { placesOf } from '~/features/places/server/searched-place'
import { nearestOfKm } from '~/lib/geo'
import { pick } from '~/lib/pick'
import type { PayrollLaw } from '~/lib/work/net-pay/payroll-law'
import type { Queryable } from '~/platform/server/database/db'
import { and, range } from '~/platform/server/search/query'
import { MAX_OFFSET, type SearchAnswer } from '~/platform/server/search/request'
import { type JobSearch, SEARCH_PAGE_SIZE } from '../../search-params'
import type { Correction, Facets, Relaxation, Understood } from '../../search-result'
import { openPostingIndex } from '../documents/posting-index'
import { readPayrollLaw } from '../pay/payroll-law'
import { understandSearch } from '../words/understand'
import { type FurtherHits, furtherHits } from './beside/further-hits'
import { type RelatedSearches, relatedSearches } from './beside/related'
import { withoutAny } from './beside/without-some'
import { readCursor, writeCursor } from './cursor'
import { findHits } from './find-hits'
import { describeHits, distanceFor, type JobHit } from './hit-reasons'
import { namedFacets } from './named-facets'
import { placeAnswer } from './place-answer'
import { areaKm, requestOf, type Scope, scopeOf } from './scope'

export type SearchOptions = {
  /** Hits per page; default 20, at most 100. */
  size?: number
  /** Continues after the page with this `nextCursor`, instead of counting pages. */
  cursor?: string
  /** Only what was asked for: nothing is dropped, and no word may be missing. */
  isExact?: boolean
}

export type JobSearchResult = {
  hits: JobHit[]
  total: number
  /** How many of them have every word; the others come last. */
  exactTotal: number
  /** Apart from the hits and their numbers: related work, what lies beyond the radius, or needs fewer filters. */
  further: FurtherHits[]
  /** Where nothing was found, or more related work than is shown: what can be searched instead. */
  related: RelatedSearches | null
  /** Fully remote postings that a search for a place excludes. */
  remoteCount: number
  facets: Facets
  page: number
  pageSize: number
  nextCursor: string | null
  /** The searched place; `radiusKm` is null for a state (Land). */
  place: { label: string; name: string; radiusKm: number | null; isFromWords: boolean; isSeveral: boolean } | null
  /** The words without a place among them. */
  withoutPlace: string | undefined
  /** All places of the same name, when the person has to say which one is meant. */
  otherPlaces: string[]
  isPlaceUnknown: boolean
  corrections: Correction[]
  relaxations: Relaxation[]
  understood: Understood[]
  /** Wishes in the words that no posting can be checked for, as typed. */
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
  const { read, corrections, exactTotal, beside, instead, scope, found, relaxations } = await findHits(db, input, {
    ...{ index, now, page },
    isExact: options.isExact === true,
    hasInstead: !options.cursor && !options.isExact,
    hasCounts: true,
  })
  const isLastPage = !options.cursor && !options.isExact && offset + size >= found.total
  const further = !isLastPage
    ? []
    : found.total > 0
      ? await furtherHits(beside, scope, found.total)
      : instead.length > 0
        ? instead
        : await withoutAny(db, input, { read, corrections, beside, scope }, { index, now })
  const ofRelated = further.find(({ kind }) => kind === 'related')
  const isCut = ofRelated !== undefined && ofRelated.total > ofRelated.hits.length
  const hasLinks = isLastPage && (ofRelated === undefined ? found.total === 0 : isCut)
  const links = { index, now, isHere: isCut }
  return {
    hits: await describeHits(db, found.hits, scope, now),
    total: found.total,
    exactTotal,
    further,
    related: hasLinks ? await relatedSearches(read, scope, { ...links, law: await readPayrollLaw(db, now) }) : null,
    remoteCount: remoteCount(scope, found),
    facets: await namedFacets(db, found.facets, { index, now }),
    page: number,
    pageSize: size,
    nextCursor: found.next && writeCursor({ ...found.next, offset: offset + size }),
    ...placeAnswer(read, scope),
    withoutPlace: beside.withoutPlace.was,
    isPlaceUnknown: read.isPlaceUnknown,
    corrections,
    relaxations,
    ...pick(read, 'understood', 'notExcluded', 'words'),
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
export async function newMatches(
  search: JobSearch,
  { since, now, law, limit = 50 }: { since: Date; now: Date; law: PayrollLaw; limit?: number },
): Promise<NewMatches> {
  const index = await openPostingIndex()
  const scope = scopeOf(understandSearch(search, law))
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

/** Fully remote postings are counted as that filter value, and excluded while a place is the only request. */
function remoteCount({ place, filters }: Scope, { facets }: SearchAnswer): number {
  return place === null || filters.homeoffice ? 0 : (facets.homeoffice?.get('remote') ?? 0)
}

function pageSize({ size = SEARCH_PAGE_SIZE }: SearchOptions): number {
  return Math.min(100, Math.max(1, size))
}

/** A card is found by any of its places; news is only what is in the searched area. */
function isInside({ places }: CardMember, scope: Scope): boolean {
  const { place } = scope
  if (place === null || places.length === 0) return true
  if (place.kind === 'land') return places.some(({ land }) => land === place.land)
  return placesOf(place).some((each) => nearestOfKm(each, places) <= areaKm(scope))
}
