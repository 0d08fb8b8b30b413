import type { SearchedPlace } from '~/features/places/server/searched-place'
import { SEARCH_RADIUS_KM } from '~/features/places/vocabulary'
import { TRAINING_TYPES } from '~/lib/work/vocabulary'
import { ALL, and, near, or, type Query, range, term } from '~/platform/server/search/query'
import type { SearchRequest, Sort } from '~/platform/server/search/request'
import type { JobSearch } from '../../search-params'
import { referenceKey } from '../documents/document-terms'
import { ANYONE } from '../documents/posting-index'
import { landTerm } from '../documents/posting-terms'
import { type QueryWords, readQueryWords } from '../words/query-words'
import type { UnderstoodSearch } from '../words/understand'
import { ANYWHERE, countedFacets, filterQueries } from './filter-queries'
import { looseQuery, relevanceLevels } from './relevance-levels'

/** What is searched, and how strictly. */
export type Scope = {
  filters: JobSearch
  words: QueryWords
  mode: 'title' | 'anywhere'
  place: SearchedPlace | null
  reference: string
}

/** What an understood search asks for. */
export function scopeOf(read: UnderstoodSearch): Scope {
  return {
    filters: read.filters,
    words: readQueryWords(read.words),
    mode: 'title',
    place: read.place,
    reference: referenceOf(read.words),
  }
}

/** A text that may be a reference number: one piece with a digit. */
function referenceOf(text: string): string {
  const key = referenceKey(text)
  return !/\s/.test(text) && /\d/.test(key) && key.length >= 4 && key.length <= 40 ? key : ''
}

/** "Nur Ort" has to allow for rounded coordinates. */
const LEAST_RADIUS_KM = 1
/** Closer hits count as the place itself. */
const IN_PLACE_KM = 8

/** The index request of a scope, without the page. */
export function requestOf(scope: Scope, now: Date): Omit<SearchRequest, 'page'> {
  const { filters, words, place, reference } = scope
  // By the minute, so that the engines may remember counts; whoever shows a hit checks its end again.
  const seconds = Math.floor(now.getTime() / 60_000) * 60
  const byWords = wordLevels(words, scope.mode, wantsTraining(filters))
  // A reference number comes before all words; an exact match is the first level.
  const levels = reference === '' ? byWords : [term(`R${reference}`), ...byWords]
  const center = place?.kind === 'point' ? place.place : null
  return {
    viewer: ANYONE,
    match: and(matching(levels, reference), areaOf(scope), range('ends', { from: seconds + 1 })),
    filters: filterQueries(filters, place !== null, seconds),
    // Without words: first the place itself, then its surroundings.
    levels: levels.length > 0 || center === null ? levels : [near(center, IN_PLACE_KM)],
    facets: countedFacets(filters, seconds),
    sort: sortOf(scope),
    measureFrom: center ?? undefined,
  }
}

function wordLevels(words: QueryWords, mode: Scope['mode'], isForTraining: boolean): Query[] {
  return mode === 'title' ? relevanceLevels(words, isForTraining) : [looseQuery(words)]
}

/**
 * Each level of words includes the previous ones, so the last is enough; only a reference number is in none of them.
 */
function matching(levels: readonly Query[], reference: string): Query {
  const last = levels.at(-1)
  if (last === undefined) return ALL
  return reference === '' ? last : or(...levels.slice(0, 1), last)
}

function areaOf(scope: Scope): Query {
  const { place } = scope
  if (place === null) return ALL
  if (place.kind === 'land') return or(term(landTerm(place.land)), ANYWHERE)
  return or(near(place.place, areaKm(scope)), ANYWHERE)
}

function sortOf(scope: Scope): Sort {
  const { place } = scope
  const order = orderOf(scope)
  if (order === 'entfernung' && place?.kind === 'point') return { by: 'distance', from: place.place }
  if (order === 'gehalt') return { by: 'number', column: 'pay', isAscending: false }
  return { by: order === 'datum' ? 'order' : 'level' }
}

function wantsTraining({ arbeitszeit = [] }: JobSearch): boolean {
  return arbeitszeit.some((type) => TRAINING_TYPES.includes(type))
}

/** The radius that is searched, in kilometres. */
export function areaKm(scope: Scope): number {
  return Math.max(radiusOf(scope) ?? 0, LEAST_RADIUS_KM)
}

/** The radius in kilometres; null without coordinates. */
export function radiusOf({ filters, place }: Scope): number | null {
  if (place === null || place.kind === 'land') return null
  return filters.umkreis ?? place.radiusKm ?? SEARCH_RADIUS_KM
}

/** The order of the results: the chosen one, else the best for this kind of search. */
export function orderOf({ filters, words, place }: Scope) {
  const order = filters.sortierung ?? 'relevanz'
  if (order === 'entfernung' && place?.kind !== 'point') return 'relevanz'
  const hasWords = words.occupations.length + words.others.length > 0
  // A search for a place has an order, too: the place itself before its surroundings.
  return order === 'relevanz' && !hasWords && place?.kind !== 'point' ? 'datum' : order
}
