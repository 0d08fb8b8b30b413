import { type SQL, sql } from 'drizzle-orm'
import type { SearchedPlace } from '~/features/places/server/searched-place'
import { SEARCH_RADIUS_KM } from '~/features/places/vocabulary'
import { quoteLexeme } from '~/lib/german-text'
import type { JobSearch } from '../../search-params'
import { type Area, areaOf, baseConditions, type RowConditions, withFilters } from './conditions'
import { referenceKey } from './document-terms'
import type { SearchMemory } from './memory'
import type { PageSource } from './page'
import { type QueryWords, readQueryWords } from './query-words'
import { all, any, looseQuery, relevanceLevels } from './relevance-levels'
import type { UnderstoodSearch } from './understand'

/** What is searched for, and how strictly. */
export type Scope = {
  filters: JobSearch
  words: QueryWords
  mode: 'title' | 'anywhere'
  place: SearchedPlace | null
  reference: string
}

export function scopeOf(read: UnderstoodSearch): Scope {
  return {
    filters: read.filters,
    words: readQueryWords(read.words),
    mode: 'title',
    place: read.place,
    reference: referenceOf(read.words),
  }
}

/** A text that can be a reference number: it holds a digit and is one piece. */
function referenceOf(text: string): string {
  const key = referenceKey(text)
  return !/\s/.test(text) && /\d/.test(key) && key.length >= 4 && key.length <= 40 ? key : ''
}

/**
 * A scope as conditions on rows of the index. `queries`: the levels of its words, best first; a row is on the first that
 * it matches. What only the word index is asked by is put together when that is asked.
 */
export function conditionsOf(scope: Scope, memory: SearchMemory, now: Date) {
  const { filters, words, place, reference } = scope
  const area: Area | null = place && areaOf(place, radiusOf(scope) ?? 0, memory)
  const levels = wordLevels(words, scope.mode, wantsTraining(filters))
  // A reference number stands before all words; what it is exactly is the first level of its own.
  const queries = reference === '' ? levels : [quoteLexeme(`R${reference}`), ...levels]
  const query = queries.length === 0 ? null : any(matching(queries, reference))
  const filterScope = { search: filters, hasPlace: place !== null, memory, now }
  const inner = area === null || queries.length > 0 ? null : innerArea(area)
  const base = once(() => baseConditions(query, area, now))
  const source = once((): PageSource => {
    const whole = withFilters(base(), filterScope)
    const isInside = inner && isInsideOf(inner)
    const disjoint = queries.map((each, index) => {
      const before = matching(queries.slice(0, index), reference).map((other) => `!${other}`)
      return withFilters(baseConditions(all([each, ...before]), area, now), filterScope)
    })
    return { levels: queries.length > 0 ? disjoint : levelsAround(whole, isInside), whole, area, isInside }
  })
  return {
    get base() {
      return base()
    },
    get source() {
      return source()
    },
    queries,
    /** What matches at all; null without words. */
    query,
    countScope: { ...filterScope, area, inner },
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

function wordLevels(words: QueryWords, mode: Scope['mode'], isForTraining: boolean): string[] {
  if (mode === 'title') return relevanceLevels(words, isForTraining)
  return [looseQuery(words)]
}

/**
 * Queries that together hold all that these levels do. Each level of words holds the ones before it, so that the last
 * says it all; only a reference number is in none of them.
 */
function matching(levels: string[], reference: string): string[] {
  const last = levels.slice(-1)
  return reference === '' || levels.length < 2 ? last : [...levels.slice(0, 1), ...last]
}

/** So near still counts as the place itself. */
const IN_PLACE_KM = 8

/** The place itself, without what is around it. */
function innerArea(area: Area): Area {
  return { kilometres: new Map([...area.kilometres].filter(([, km]) => km <= IN_PLACE_KM)), cells: null }
}

/** Without words: what is in the place, then what is around it. */
function levelsAround(whole: RowConditions, isInside: SQL | null): RowConditions[] {
  if (isInside === null) return [whole]
  return [isInside, sql`not ${isInside}`].map((each) => ({ ...whole, where: [...whole.where, each] }))
}

function isInsideOf({ kilometres }: Area): SQL {
  const inside = sql.param([...kilometres.keys()])
  return sql`(place = any(${inside}::int[]) or coalesce(more_places && ${inside}::int[], false))`
}

function wantsTraining({ arbeitszeit = [] }: JobSearch): boolean {
  return arbeitszeit.some((type) => ['Ausbildung', 'Duales Studium', 'Praktikum', 'Werkstudent'].includes(type))
}

export function radiusOf({ filters, place }: Scope): number | null {
  if (place === null || place.kind === 'land') return null
  return filters.umkreis ?? place.radiusKm ?? SEARCH_RADIUS_KM
}

export function orderOf({ filters, words, place }: Scope) {
  const order = filters.sortierung ?? 'relevanz'
  if (order === 'entfernung' && place?.kind !== 'point') return 'relevanz'
  const hasWords = words.occupations.length + words.others.length > 0
  // A place alone has an order too: what is in it comes before what is around it.
  return order === 'relevanz' && !hasWords && place?.kind !== 'point' ? 'datum' : order
}
