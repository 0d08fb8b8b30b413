import { placesOf } from '~/features/places/server/searched-place'
import { SEARCH_RADIUS_KM } from '~/features/places/vocabulary'
import { pick } from '~/lib/pick'
import { ALL, and, NONE, near, not, or, type Query, range, sizeOf, term } from '~/platform/server/search/query'
import type { SearchRequest, Sort } from '~/platform/server/search/request'
import type { JobSearch } from '../../search-params'
import { ANYONE } from '../documents/posting-index'
import { isTrainingType, landTerm, PLACELESS, TRAINING_ONLY } from '../documents/posting-terms'
import { type QueryWords, readQueryWords } from '../words/query-words'
import type { UnderstoodSearch } from '../words/understand'
import { breaks, opposedTo } from './condition-queries'
import { ANYWHERE, countedFacets, filterQueries } from './filter-queries'
import { type Ranked, rankedLevels } from './levels/ranked-levels'

/** What is searched, and how strictly. */
export type Scope = Ranked & {
  filters: JobSearch
  /** Not what is asked for, but what is related to it. */
  isRelated?: boolean
  /** Only beyond the radius, up to this distance; null is as far as there is something. */
  beyondUpToKm?: number | null
  reference: string
  isReferenceOnly: boolean
}

/** What an understood search asks for. */
export function scopeOf(read: UnderstoodSearch): Scope {
  const isUntrained = read.conditions.some((each) => each.kind === 'fact' && each.fact === 'untrained')
  const [words, ...otherwise] = alternativesIn(read.words, isUntrained)
  return {
    filters: read.filters,
    words,
    otherwise,
    conditions: read.conditions,
    mode: 'title',
    ...pick(read, 'place', 'reference', 'isReferenceOnly'),
  }
}

/** "Koch oder Küchenhilfe", "Maler / Lackierer": each side names an occupation. */
function alternativesIn(text: string, isUntrained: boolean): [QueryWords, ...QueryWords[]] {
  const sides = text.split(/ oder | \/ ?|\/ /iu).map((side) => readQueryWords(side, isUntrained))
  const [first, ...others] = sides
  if (first === undefined || others.length === 0 || sides.some(({ occupations }) => occupations.length === 0))
    return [readQueryWords(text, isUntrained)]
  return [first, ...others]
}

/** Postings of a well-known house that was named; without them those of others who need the same people will do. */
export function houseQuery({ words }: Scope): Query | null {
  const house = words.occupations.find((unit) => unit.isHouse)
  return house === undefined ? null : and(...house.words.map((word) => term(`C${word.term}`)))
}

/** "Nur Ort" has to allow for rounded coordinates. */
const LEAST_RADIUS_KM = 1
/** Closer hits count as the place itself. */
const IN_PLACE_KM = 8

/** The index request of a scope, without the page. */
export function requestOf(scope: Scope, now: Date): Omit<SearchRequest, 'page'> {
  const { filters, place, reference } = scope
  // By the minute, so that the engines may remember counts; whoever shows a hit checks its end again.
  const seconds = Math.floor(now.getTime() / 60_000) * 60
  const center = place?.kind === 'point' && place.also === undefined ? place.place : null
  const { related, ...asked } = rankedLevels(scope, wantsTraining(filters))
  const ranked = scope.isRelated ? related : asked
  // A reference number comes before all words; an exact match is the first level.
  const numbered = reference === '' || scope.isRelated ? [] : [term(`R${reference}`)]
  const levels = scope.isReferenceOnly ? numbered : [...numbered, ...ranked.levels]
  const byWords = scope.isReferenceOnly ? NONE : ranked.match
  return {
    viewer: ANYONE,
    match: and(
      numbered.length > 0 ? or(...numbered, byWords) : byWords,
      ...unbroken(scope),
      ...opposedTo(scope.words),
      areaOf(scope),
      range('ends', { from: seconds + 1 }),
    ),
    filters: filterQueries(filters, place !== null, seconds),
    // Without words: first the place itself, then its surroundings.
    levels:
      levels.length === 0 && byWords.kind === 'all' && center !== null ? [near(center, IN_PLACE_KM)] : firstOf(levels),
    facets: countedFacets(filters, seconds),
    sort: sortOf(scope),
    measureFrom: center ?? undefined,
  }
}

/** All levels together; OpenSearch takes 1,024 conditions in one search, and no more than 250 say what matches. */
const MOST_RANKED = 700

/** As many as a search may have: of four names of trades with "oder" between them the last levels are left out. */
function firstOf(levels: readonly Query[]): Query[] {
  let size = 0
  return levels.filter((level) => {
    size += sizeOf(level)
    return size <= MOST_RANKED
  })
}

/** Without what says the opposite of a condition. */
function unbroken({ conditions, filters }: Scope): Query[] {
  // Who names conditions of work looks for work, not for training.
  const training = conditions.length > 0 && !wantsTraining(filters) ? [term(TRAINING_ONLY)] : []
  return [...conditions.map(breaks), ...training].filter(({ kind }) => kind !== 'none').map(not)
}

function areaOf(scope: Scope): Query {
  const { place, beyondUpToKm } = scope
  if (place === null) return ALL
  if (place.kind === 'land') return or(term(landTerm(place.land)), ANYWHERE)
  const within = (km: number) => or(...placesOf(place).map((each) => near(each, km)))
  if (beyondUpToKm === undefined) return or(within(areaKm(scope)), ANYWHERE)
  return and(beyondUpToKm === null ? not(term(PLACELESS)) : within(beyondUpToKm), not(within(areaKm(scope))))
}

function sortOf(scope: Scope): Sort {
  const { place } = scope
  const order = orderOf(scope)
  if (order === 'entfernung' && place?.kind === 'point' && place.also === undefined)
    return { by: 'distance', from: place.place }
  if (order === 'gehalt') return { by: 'number', column: 'pay', isAscending: false }
  return { by: order === 'datum' ? 'order' : 'level' }
}

function wantsTraining({ arbeitszeit = [] }: JobSearch): boolean {
  return arbeitszeit.some(isTrainingType)
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
export function orderOf({ filters, words, conditions, reference, place }: Scope) {
  const order = filters.sortierung ?? 'relevanz'
  if (order === 'entfernung' && (place?.kind !== 'point' || place.also !== undefined)) return 'relevanz'
  const hasWords = words.occupations.length + words.others.length + conditions.length > 0 || reference !== ''
  // A search for a place has an order, too: the place itself before its surroundings.
  return order === 'relevanz' && !hasWords && place?.kind !== 'point' ? 'datum' : order
}
