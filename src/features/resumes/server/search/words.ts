import { and, not, or, type Query, term } from '~/platform/server/search/query'
import type { Asked, AskedOccupation, AskedWord } from '../../evidence/asked'
import type { AskedOfPeople } from './asked-of-people'
import { LETTERS } from './resume-terms'

/** Kinds of passages by the first letters of their terms (see `resume-terms.ts`). */
const NOW = [LETTERS.now]
const WORK = [LETTERS.now, LETTERS.was]
const NAMED = [...WORK, LETTERS.listed]
const ANYWHERE = [...NAMED, LETTERS.learning, LETTERS.text]

/** Occupations of one search that are ranked in all ways. */
const MOST_RANKED = 4

/** Who is found at all; everybody when nothing is asked. With `canLack` further words only change the order. */
export function wordsQuery({ canLack, ...asked }: AskedOfPeople): Query {
  // Only the word itself is excluded, not the other names of its occupation.
  const without = asked.unwanted.map((word) => not(or(saidIn(word, ANYWHERE), about(word, ANYWHERE))))
  const all = asked.asked.map((each) => (each.kind === 'word' ? found(each) : foundAs(each, asked.isTraining)))
  if (!canLack) return and(...all, ...without)
  const occupations = all.filter((_, at) => asked.asked[at]?.kind === 'occupation')
  return and(...(occupations.length > 0 ? occupations : [or(...all)]), ...without)
}

/** Those who lack further words: the more a person has of them, the earlier. */
function lackingLevels({ asked, isTraining }: AskedOfPeople): Query[] {
  const words = asked.filter((each) => each.kind === 'word').map(found)
  const occupations = asked.filter((each) => each.kind === 'occupation')
  if (words.length === 0) return []
  const fewer = words.length > 2 ? [or(...words.map((_, left) => and(...words.filter((_, at) => at !== left))))] : []
  const some = words.length > 1 ? [...fewer, or(...words)] : []
  if (occupations.length === 0) return some
  const same = occupations.map((each) => sameIn(each, isTraining ? [LETTERS.learning] : WORK))
  const any = occupations.map((each) => foundAs(each, isTraining))
  return [
    ...some.map((level) => and(...same, level)),
    and(...same),
    ...some.map((level) => and(...any, level)),
    and(...any),
  ]
}

function foundAs(occupation: AskedOccupation, isTraining: boolean): Query {
  if (isTraining) return sameIn(occupation, [LETTERS.learning])
  return or(sameIn(occupation, [...WORK, LETTERS.learning]), relatedIn(occupation, WORK), saidIn(occupation, ANYWHERE))
}

/**
 * The levels of relevance, best first: headline and present work, earlier work and education, then training and similar
 * occupations, then what is only mentioned. Further words count more in titles and lists than in texts.
 */
export function levelsOf(asked: AskedOfPeople): Query[] {
  return asked.canLack ? [...strictLevels(asked), ...lackingLevels(asked)] : strictLevels(asked)
}

function strictLevels({ asked, isTraining }: AskedOfPeople): Query[] {
  const occupations = asked.filter((each) => each.kind === 'occupation')
  const words = asked.filter((each) => each.kind === 'word')
  const named = words.map((word) => saidIn(word, NAMED))
  const anywhere = words.map(found)
  if (occupations.length === 0) {
    if (words.length === 0) return []
    return [
      and(...words.map((word) => saidIn(word, NOW))),
      and(...words.map((word) => or(saidIn(word, NOW), fieldIn(word, NOW)))),
      and(...named),
      and(...words.map((word) => saidIn(word, ANYWHERE))),
      and(...anywhere),
    ]
  }
  const all = (as: (occupation: AskedOccupation) => Query, further: readonly Query[]) =>
    and(...occupations.map(as), ...further)
  const learning = (occupation: AskedOccupation) => sameIn(occupation, [LETTERS.learning])
  if (isTraining) return [all(learning, named), all(learning, anywhere)]
  const exact = all((each) => saidIn(each, NOW), named)
  // A cluster takes no more than 1,024 clauses, and nobody has that many occupations.
  if (occupations.length > MOST_RANKED) return [exact, all((each) => sameIn(each, WORK), anywhere)]
  const own = ({ families }: AskedOccupation) => familyIn(families, NOW)
  const close = (occupation: AskedOccupation) =>
    or(learning(occupation), relatedIn(occupation, NOW), sameIn(occupation, WORK))
  return [
    exact,
    all((each) => sameIn(each, NOW), named),
    all((each) => sameIn(each, NOW), anywhere),
    all((each) => saidIn(each, WORK), named),
    all((each) => sameIn(each, WORK), named),
    all((each) => sameIn(each, WORK), anywhere),
    // "Lohnbuchhalter" before neighbours where "Lohnbuchhalter Baulohn" is asked.
    all(own, anywhere),
    all(close, named),
    all(close, anywhere),
    all((each) => relatedIn(each, WORK), anywhere),
    all((each) => saidIn(each, ANYWHERE), anywhere),
  ]
}

function termsIn(letters: readonly string[], mark: string, ways: Asked['ways']): Query {
  return or(
    ...letters.flatMap((letter) => ways.map((way) => and(...way.map((each) => term(`${letter}${mark}${each}`))))),
  )
}

/** The word itself; of an occupation only as a whole word, because a Kfz-Mechatroniker is no Mechatroniker. */
function saidIn({ kind, ways }: Asked, letters: readonly string[]): Query {
  return termsIn(letters, kind === 'occupation' ? '' : '-', ways)
}

/** A longer word that has it, or the word. */
function about({ ways }: AskedWord, letters: readonly string[]): Query {
  return termsIn(letters, '~', ways)
}

function found(word: AskedWord): Query {
  return or(saidIn(word, ANYWHERE), about(word, ANYWHERE), fieldIn(word, [...WORK, LETTERS.learning]))
}

/** Somebody of the field that the word names. */
function fieldIn({ families }: AskedWord, letters: readonly string[]): Query {
  return familyIn(families, letters)
}

/** The same occupation by any name. */
function sameIn(occupation: AskedOccupation, letters: readonly string[]): Query {
  const { families, code, qualifiers } = occupation
  const narrowing = qualifiers.map((word) => saidIn(word, ANYWHERE))
  const named = code === '' ? [] : families.map((family) => `O${family}/${code}`)
  const others = letters.flatMap((letter) => named.map((name) => and(term(`${letter}${name}`), ...narrowing)))
  return or(saidIn(occupation, letters), ...others)
}

/** A similar occupation. */
function relatedIn({ families, related }: AskedOccupation, letters: readonly string[]): Query {
  return familyIn([...families, ...related], letters)
}

function familyIn(families: readonly string[], letters: readonly string[]): Query {
  return or(...letters.flatMap((letter) => families.map((family) => term(`${letter}O${family}`))))
}
