import type { SearchedPlace } from '~/features/places/server/searched-place'
import { ALL, and, label, NONE, near, not, or, type Query, term } from '~/platform/server/search/query'
import { TRAINING_ONLY } from '../../documents/posting-terms'
import type { Condition } from '../../words/conditions'
import type { QueryWords } from '../../words/query-words'
import { isRequired, isWanted, meets, saysWithWords } from '../condition-queries'
import { fillLevels, type LevelParts, levelParts, looseQuery, mentionQuery } from './relevance-levels'

/** What decides on the order of a search. */
export type Ranked = {
  words: QueryWords
  /** Other words that would do as well: "Koch oder Küchenhilfe". */
  otherwise: readonly QueryWords[]
  conditions: readonly Condition[]
  /**
   * `some`: postings without one of the further words come last, instead of not at all; `anywhere`: the words are in
   * the text; `mentioned`: even the names of trades that the posting is not about.
   */
  mode: 'title' | 'some' | 'anywhere' | 'mentioned'
  place: SearchedPlace | null
  /** What is similar is left out: only the head of a compound was certain, or the company itself has postings. */
  isWithoutSimilar?: boolean
}

/** More words are read as they are: engines bound the parts of a request. */
const MOST_WORDS = 6

/** What matches at all, and its levels, best first; whatever else matches comes after them. */
type Levels = { levels: readonly Query[]; match: Query }

/**
 * The levels of a search, best first, and what matches at all; the same for related work that it does not ask for. What says something that is liked comes first; of a name
 * of several towns the first town, until the person says which is meant. In the mode `some` postings follow that lack a
 * further word.
 * @param isForTraining whether offers of training are looked for
 */
export function rankedLevels(scope: Ranked, isForTraining: boolean): Levels & { related: Levels } {
  const { conditions, mode, words } = scope
  const { main, tail: behind, related } = strictLevels(scope, isForTraining)
  const all = scope.isWithoutSimilar ? [] : behind
  // What fills up a short list is work: who asks for more than a trade does not look for training in it.
  const tail = mode === 'some' && !isForTraining ? all.map((level) => and(level, not(term(TRAINING_ONLY)))) : all
  const strict = [...main, ...tail]
  if (strict.length === 0) return { ...matchedByLast([...placedFirst(scope), ...alone(scope)]), related: NOTHING }
  const needed = conditions.filter(isRequired).map(meets)
  const met = strict.map((level) => and(level, ...needed))
  // Training by the name of the trade is no related work, even where it is no hit.
  const ofTrade = [...main, ...behind].slice(-1)
  const beside = (asked: Query) =>
    scope.isWithoutSimilar
      ? NOTHING
      : relatedBeside(or(asked, ...ofTrade), related.slice(-1), needed, { scope, isForTraining })
  const isLong = words.occupations.flatMap((unit) => unit.words).length + words.others.length > MOST_WORDS
  if (isLong) return { ...matchedByLast(met), related: beside(met.at(-1) ?? NONE) }
  // Whom a word stands for is asked for like a name.
  const hasMeant = words.occupations.some(({ meant }) => meant.length > 0)
  const liked = likedFirst(conditions.filter((each) => !isRequired(each)))
  const fill = mode === 'some' ? fillFor(scope, isForTraining).map((level) => and(level, ...needed)) : []
  const [last = NONE] = met.slice(-1)
  const first = [
    ...liked.flatMap((like) => met.slice(0, hasMeant ? undefined : main.length).map((level) => and(level, like))),
    ...placedFirst(scope).flatMap((here) => met.map((level) => and(level, here))),
  ]
  const match = or(last, ...fill.slice(-1))
  return { levels: [...first, ...met, ...fill].slice(0, -1), match, related: beside(match) }
}

const NOTHING: Levels = { levels: [], match: NONE }

/** Each level includes those before it, so what matches the last one matches at all. */
function matchedByLast(levels: readonly Query[]): Levels {
  return { levels: levels.slice(0, -1), match: levels.at(-1) ?? ALL }
}

/** What is similar and not asked for; work comes before training that nobody asked for. */
function relatedBeside(
  asked: Query,
  similar: readonly Query[],
  needed: readonly Query[],
  { scope, isForTraining }: { scope: Ranked; isForTraining: boolean },
): Levels {
  if (similar.length === 0) return NOTHING
  const match = and(...similar, ...needed, not(asked))
  const work = isForTraining ? [] : [not(term(TRAINING_ONLY))]
  const here = placedFirst(scope).flatMap((near) => [...work.map((level) => and(level, near)), near])
  return { levels: [...here, ...work], match }
}

function strictLevels({ words, otherwise, mode }: Ranked, isForTraining: boolean): LevelParts {
  if (mode === 'anywhere') return { main: [looseQuery(words)], tail: [], related: [] }
  if (mode === 'mentioned') return { main: [mentionQuery(words)], tail: [], related: [] }
  const parts = [words, ...otherwise].map((each) => levelParts(each, isForTraining))
  return {
    main: merged(parts.map(({ main }) => main)),
    tail: merged(parts.map(({ tail }) => tail)),
    related: merged(parts.map(({ related }) => related)),
  }
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

/** Everything that is liked. */
function likedFirst(conditions: readonly Condition[]): Query[] {
  const liked = conditions.map(meets).filter(({ kind }) => kind !== 'none')
  return liked.length === 0 ? [] : [and(...liked)]
}

/** Conditions without words: what says it in the same words in its title comes first, then what is liked. */
function alone({ conditions, mode }: Ranked): Query[] {
  const wanted = conditions.filter(isWanted)
  const all = and(...wanted.map(meets))
  const kinds = [...likedFirst(conditions.filter((each) => !isWanted(each))), ...helpersFirst(conditions)]
  const liked = kinds.length > 1 ? [and(...kinds), ...kinds] : kinds
  if (wanted.length === 0) return liked.length === 0 ? [] : [...liked, ALL]
  const worded = wanted.map(saysWithWords)
  const inTitle = worded.flatMap((each) => each.slice(0, 1))
  const inText = worded.flatMap((each) => each.slice(1))
  const levels = [...inTitle, ...liked, ...inText, ALL].map((each) => and(all, each))
  return mode === 'some' && wanted.length > 1 ? [...levels, or(...wanted.map(meets))] : levels
}

/**
 * Whoever asks for any work without training or German means work that is learnt in a short time; most of it does not
 * say so, and a company that also takes career changers may still want a trade.
 */
function helpersFirst(conditions: readonly Condition[]): Query[] {
  const isMeant = conditions.some(
    (each) =>
      (each.kind === 'fact' && each.isWanted && each.fact === 'untrained') ||
      (each.kind === 'fact' && !each.isWanted && each.fact === 'german'),
  )
  return isMeant ? [label('level', ['helper'])] : []
}

/** Closer ones are around one of several places of a name. */
const AROUND_KM = 50

function placedFirst({ place }: Ranked): Query[] {
  const isAsked = place?.kind === 'point' && place.others.length > 0 && place.also !== undefined
  return isAsked ? [near(place.place, AROUND_KM)] : []
}
