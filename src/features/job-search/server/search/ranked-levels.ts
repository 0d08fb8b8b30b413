import type { SearchedPlace } from '~/features/places/server/searched-place'
import { ALL, and, near, not, or, type Query, term } from '~/platform/server/search/query'
import { TRAINING_ONLY } from '../documents/posting-terms'
import type { Condition } from '../words/conditions'
import type { QueryWords } from '../words/query-words'
import { isRequired, isWanted, meets, saysWithWords } from './condition-queries'
import { fillLevels, looseQuery, relevanceLevels } from './relevance-levels'

/** What decides on the order of a search. */
export type Ranked = {
  words: QueryWords
  /** Other words that would do as well: "Koch oder Küchenhilfe". */
  otherwise: readonly QueryWords[]
  conditions: readonly Condition[]
  /** `some`: postings without one of the further words come last, instead of not at all. */
  mode: 'title' | 'some' | 'anywhere'
  place: SearchedPlace | null
}

/**
 * The levels of a search, best first; the last ones are what matches at all. In the mode `some` postings follow that
 * lack a further word.
 * @param isForTraining whether offers of training are looked for
 */
export function rankedLevels(scope: Ranked, isForTraining: boolean): Query[] {
  const strict = strictLevels(scope, isForTraining)
  if (strict.length === 0) return alone(scope)
  const { conditions, mode } = scope
  const fill = mode === 'some' ? fillFor(scope, isForTraining) : []
  const needed = conditions.filter(isRequired).map(meets)
  const liked = likedFirst(conditions.filter((each) => !isRequired(each)))
  const all = [...strict, ...fill].map((level) => and(level, ...needed))
  return [...liked.flatMap((like) => all.map((level) => and(level, like))), ...all]
}

function strictLevels({ words, otherwise, mode }: Ranked, isForTraining: boolean): Query[] {
  if (mode === 'anywhere') return [looseQuery(words)]
  return merged([words, ...otherwise].map((each) => relevanceLevels(each, isForTraining)))
}

/** Training is none of what fills up, unless it is asked for. */
function fillFor({ words, otherwise }: Ranked, isForTraining: boolean): Query[] {
  const levels = merged([words, ...otherwise].map((each) => fillLevels(each, isForTraining)))
  return isForTraining ? levels : levels.map((level) => and(level, not(term(TRAINING_ONLY))))
}

/** "Koch oder Küchenhilfe": what is best for either is best. */
function merged(each: readonly (readonly Query[])[]): Query[] {
  const most = Math.max(...each.map(({ length }) => length))
  return Array.from({ length: most }, (_, at) =>
    or(...each.flatMap((levels) => levels[Math.min(at, levels.length - 1)] ?? [])),
  )
}

/** Everything that is liked, then any of it. */
function likedFirst(conditions: readonly Condition[]): Query[] {
  const liked = conditions.map(meets).filter(({ kind }) => kind !== 'none')
  if (liked.length === 0) return []
  return liked.length === 1 ? [and(...liked)] : [and(...liked), or(...liked)]
}

/** Conditions without words: what says it in the same words comes first. */
function alone({ conditions, mode }: Ranked): Query[] {
  const wanted = conditions.filter(isWanted)
  const all = and(...wanted.map(meets))
  const liked = likedFirst(conditions.filter((each) => !isWanted(each)))
  if (wanted.length === 0) return liked.length === 0 ? [] : [...liked, ALL]
  const worded = wanted.flatMap(saysWithWords)
  const levels = [...worded, ...liked, ALL].map((each) => and(all, each))
  return mode === 'some' && wanted.length > 1 ? [...levels, or(...wanted.map(meets))] : levels
}

/** A name of several towns: until the person says which is meant, the first of them comes first. */
export function placedFirst({ place }: Ranked, levels: readonly Query[], km: number): Query[] {
  if (place?.kind !== 'point' || place.others.length === 0 || place.also === undefined) return [...levels]
  const here = near(place.place, km)
  return levels.length === 0 ? [here] : [...levels.map((level) => and(level, here)), ...levels]
}
