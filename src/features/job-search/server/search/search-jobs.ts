import type { CardMember } from '~/features/job-postings/server/one-job/cards'
import { placesOf } from '~/features/places/server/searched-place'
import { nearestOfKm } from '~/lib/geo'
import { germanWords } from '~/lib/german/words'
import { headWithoutField } from '~/lib/occupations/heads/general-heads'
import type { PayrollLaw } from '~/lib/work/net-pay/payroll-law'
import { EMPLOYMENT_TYPES, TRAINING_TYPES } from '~/lib/work/vocabulary'
import type { Queryable } from '~/platform/server/database/db'
import { askIfThere } from '~/platform/server/search/indexes'
import { and, type Query, range } from '~/platform/server/search/query'
import { MAX_OFFSET, type Page, type SearchAnswer } from '~/platform/server/search/request'
import type { SearchIndex } from '~/platform/server/search/search-index'
import { type JobSearch, SEARCH_PAGE_SIZE } from '../../search-params'
import type { Correction, Facets, Relaxation, Understood } from '../../search-result'
import { ANYONE, openPostingIndex, postingIndex } from '../documents/posting-index'
import { readPayrollLaw } from '../pay/payroll-law'
import { correctSearch } from '../words/corrections'
import { PLACE_LABEL, type UnderstoodSearch, understandSearch } from '../words/understand'
import { fewerWords } from './beside/fewer-words'
import { type FurtherHits, furtherHits, MOST_SHOWN } from './beside/further-hits'
import { type RelatedSearches, relatedSearches } from './beside/related'
import { isWanted } from './condition-queries'
import { readCursor, writeCursor } from './cursor'
import { describeHits, distanceFor, type JobHit } from './hit-reasons'
import { namedFacets } from './named-facets'
import { placeAnswer } from './place-answer'
import { attempts } from './relax'
import { companyQuery } from './relevance-levels'
import { areaKm, houseQuery, requestOf, type Scope, scopeOf } from './scope'

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
  /** Apart from the hits: what lies beyond the radius, or needs fewer filters. */
  further: FurtherHits[]
  /** Where nothing was found: what can be searched instead. */
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
  const isNothing = isLastPage && found.total === 0 && instead.length === 0
  const related =
    found.total === 0 && isLastPage
      ? await relatedSearches(read, scope, { index, now, law: await readPayrollLaw(db, now) })
      : null
  return {
    hits: await describeHits(db, found.hits, scope, now),
    total: found.total,
    exactTotal,
    further: isNothing
      ? // Many searches for what the page can do without.
        ((await askIfThere(postingIndex, () => withoutSome(db, input, { read, corrections }, { index, now }))) ?? [])
      : instead.length > 0 || !isLastPage
        ? instead
        : await furtherHits(beside, scope, found.total),
    related,
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
    understood: read.understood,
    notExcluded: read.notExcluded,
    words: read.words,
    filters: scope.filters,
  }
}

/** Parts that are left out one after the other. */
const MOST_LEFT_OUT = 2

/** What there is without a part of what was typed, as its own search finds it; in the end without two. */
async function withoutSome(
  db: Queryable,
  input: JobSearch,
  typed: Parameters<typeof fewerWords>[1],
  { index, now, most = MOST_LEFT_OUT }: Pick<Asked, 'index' | 'now'> & { most?: number },
): Promise<FurtherHits[]> {
  const page = { size: MOST_SHOWN, offset: 0 }
  const section = await fewerWords(input, typed, async (search, isWhole) => {
    const asked = { index, now, page, isExact: false, hasInstead: isWhole, hasCounts: isWhole }
    const { found, scope, instead, read, corrections, relaxations } = await findHits(db, search, asked)
    const relaxed = relaxations.map(({ text }) => text)
    if (found.total > 0) return { hits: await describeHits(db, found.hits, scope, now), total: found.total, relaxed }
    if (!isWhole) return null
    const isLast = most === 1 || instead.length > 0
    const further = isLast
      ? instead
      : await withoutSome(db, search, { read, corrections }, { index, now, most: most - 1 })
    return further[0] ?? null
  })
  return section === null ? [] : [section]
}

type Asked = { index: SearchIndex; now: Date; page: Page; isExact: boolean; hasInstead: boolean; hasCounts: boolean }

/** What is searched in the end, and its hits: with words left out, or relaxed, where little or nothing is found. */
export async function findHits(db: Queryable, input: JobSearch, asked: Asked) {
  const { index, now, page, isExact, hasInstead, hasCounts } = asked
  const run = (scope: Scope) => index.search({ ...requestOf(scope, now), ...(hasCounts ? {} : { facets: {} }), page })
  const { read, corrections } = await correctSearch(db, input, index, now)
  const literal = scopeOf(read)
  const isCompany = (name: Query) => index.has(ANYONE, name)
  const house = houseQuery(literal)
  const isCertain = corrections.some(isOfCompound) || (house !== null && (await isCompany(house)))
  const itself = isCertain ? await ifAny({ ...literal, isWithoutSimilar: true }, run) : null
  const exact = itself ?? { scope: literal, found: await run(literal), relaxations: [] }
  const wanted = exact.scope
  const exactTotal = exact.found.total
  const filled = exactTotal < FEW && !isExact ? await fill(exact, run, isCompany) : exact
  const isEmpty = filled.found.total === 0 && hasInstead
  const look = (scope: Scope, limit: number) =>
    index.search({ ...requestOf(scope, now), facets: {}, page: { size: limit, offset: 0 } })
  const beside = { db, now, look, chosen: input, withoutPlace: searchWithoutPlace(input, read) }
  const instead = isEmpty ? await furtherHits(beside, wanted, 0) : []
  const isNothing = (isEmpty && instead.length === 0) || (hasInstead && isOnlyTraining(filled))
  const relaxed = isNothing ? await relax(wanted, input, run, filled.found.total > 0) : null
  return { read, corrections, exactTotal, beside, instead, ...(relaxed ?? filled) }
}

function isOfCompound({ from }: Correction): boolean {
  return germanWords(from).some((word) => headWithoutField(word) !== null)
}

/** What the words themselves name; null when that is nothing, and similar work is better than none. */
async function ifAny(scope: Scope, run: (scope: Scope) => Promise<SearchAnswer>): Promise<Relaxed | null> {
  const found = await run(scope)
  return found.total === 0 ? null : { scope, found, relaxations: [] }
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

type Relaxed = { scope: Scope; found: SearchAnswer; relaxations: Relaxation[] }

/** With fewer hits than this, postings that lack a further word follow. */
const FEW = 10

/** The hits, and after them those that lack a word of the search. */
async function fill(
  exact: Relaxed,
  run: (scope: Scope) => Promise<SearchAnswer>,
  isCompany: (name: Query) => Promise<boolean>,
): Promise<Relaxed> {
  const { words, conditions } = exact.scope
  const isSeveral =
    words.others.length > 0 || (words.occupations.length === 0 && conditions.filter(isWanted).length > 1)
  if (!isSeveral || words.isCompany) return exact
  const company = companyQuery(words)
  if (exact.found.total > 0 && company !== null && (await isCompany(company))) return exact
  const scope: Scope = { ...exact.scope, mode: 'some' }
  return { ...exact, scope, found: await run(scope) }
}

/** "Programmierer remote": one place to study is no answer for whoever did not ask for training. */
function isOnlyTraining({ scope, found }: Relaxed): boolean {
  const counts = found.facets.arbeitszeit
  if (found.total === 0 || scope.filters.arbeitszeit !== undefined || counts === undefined) return false
  return EMPLOYMENT_TYPES.every((type) => TRAINING_TYPES.includes(type) || !counts.get(type))
}

/**
 * The first attempt that finds anything, and what it dropped; null when none does.
 * @param hasTraining training was found: only filters that were read are dropped for work
 */
async function relax(
  wanted: Scope,
  chosen: JobSearch,
  run: (scope: Scope) => Promise<SearchAnswer>,
  hasTraining: boolean,
): Promise<Relaxed | null> {
  if (wanted.isReferenceOnly) return null
  const relaxations: Relaxation[] = []
  for (const { step, ...asks } of attempts(wanted, chosen)) {
    if (hasTraining && step.kind !== 'filter') continue
    // The training stays, behind the work.
    const scope: Scope = { ...wanted, ...asks, ...(hasTraining && { mode: 'title' }) }
    const found = await run(scope)
    const relaxation = { ...step, search: { ...asks.filters, page: undefined } }
    if (found.total > 0 && !(hasTraining && isOnlyTraining({ scope, found, relaxations })))
      return { scope, found, relaxations: step.kind === 'filter' ? [...relaxations, relaxation] : [relaxation] }
    if (step.kind === 'filter') relaxations.push(relaxation)
  }
  return null
}

/** The same search in all of Germany, wherever its place was named. */
function searchWithoutPlace(search: JobSearch, { understood }: UnderstoodSearch): JobSearch {
  const inWords = understood.find(({ label }) => label.startsWith(PLACE_LABEL))
  return { ...(search.wo === undefined && inWords ? inWords.search : search), wo: undefined, umkreis: undefined }
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
