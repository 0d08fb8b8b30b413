import { synonymsOf } from '~/lib/german-synonyms'
import { quoteLexeme } from '~/lib/german-text'
import type { GermanWord } from '~/lib/german-words'
import { doer } from '~/lib/occupations/families'
import { isTermOfField } from '~/lib/occupations/fields-of-work'
import { MAKERS, type OccupationUnit, type QueryWords } from './query-words'

/**
 * The levels of relevance, best first, each as a `tsquery`; every level holds the one before it, so that the last is
 * what matches at all. Empty when there is nothing to look for.
 *
 * 1. the title is the very words, 2. it bears them among others, 3. its compounds have them as head, 4. it bears another
 * name of the occupation, further words are in the title or the company's name, or all words name the company, 5. further words are in the text, 6. what
 * narrows the occupation down is missing, 7. the title names a neighbouring occupation or offers training, 8. it mentions
 * the field.
 */
export function relevanceLevels({ occupations, others, isCompany }: QueryWords, wantsTraining: boolean): string[] {
  if (occupations.length === 0 && others.length === 0) return []
  if (isCompany) return [all(others.map(({ term }) => quoteLexeme(`C${term}`)))]
  const experienced = wantsTraining ? [] : ["!'X1'"]
  const count = occupations.flatMap(({ words }) => words).length + others.length
  const levels = [
    all([...occupations.map(exact), ...others.map(exactWord), `'L${count}'`, ...experienced]),
    all([...occupations.map(exact), ...others.map(exactWord), ...experienced]),
    all([...occupations.map(written), ...others.map(inTitle), ...experienced]),
  ]
  const company = companyOf([...occupations.flatMap(({ words }) => words), ...others])
  const add = (asUnit: (unit: OccupationUnit) => string, asWord: (word: GermanWord) => string, more: string[] = []) =>
    levels.push(any([all([...occupations.map(asUnit), ...others.map(asWord), ...more]), ...company]))
  if (occupations.some(isNarrowable)) add(narrowed, inTitleOrCompany, experienced)
  add(named, inTitleOrCompany, experienced)
  if (occupations.length === 0) {
    const inText = others.map(anywhere)
    levels.push(all([any(others.map(inTitleOrCompany)), ...inText, ...experienced]), all([...inText, ...experienced]))
    // Who asks for "abgeschlossene Ausbildung" looks for no training.
    return wantsTraining ? levels : [...levels, all(inText)]
  }
  add(meant, anywhere, experienced)
  if (occupations.some(({ qualifiers }) => qualifiers.length > 0)) add(roughlyMeant, anywhere, experienced)
  add(close, anywhere)
  if (occupations.some(({ isField }) => isField)) add(mentioned, anywhere)
  return levels
}

/** Several words that together name a company ("Koch Logistik") mean it as well, whatever occupation is among them. */
function companyOf(words: readonly GermanWord[]): string[] {
  return words.length < 2 ? [] : [all(words.map(({ term }) => quoteLexeme(`C${term}`)))]
}

/** The words anywhere, occupations too: what is tried when no title fits. */
export function looseQuery({ occupations, others }: QueryWords): string {
  return all([...occupations.flatMap(({ words }) => words), ...others].map(looselyAnywhere))
}

export function all(queries: string[]): string {
  return queries.length === 1 ? (queries[0] ?? '') : `(${queries.join(' & ')})`
}

export function any(queries: string[]): string {
  const distinct = [...new Set(queries)]
  return distinct.length === 1 ? (distinct[0] ?? '') : `(${distinct.join(' | ')})`
}

/** The title bears the words; of a field only when it is about an occupation of it. */
function exact(unit: OccupationUnit): string {
  return bears(unit, 'T')
}

function written(unit: OccupationUnit): string {
  return bears(unit, 'H')
}

function bears({ words, families, neighbours }: OccupationUnit, prefix: string): string {
  if (words.length === 0) return familyOf(families)
  if (families.length === 0 || !words.some(({ term }) => isTermOfField(term)))
    return all(words.map((word) => withParts(word, prefix, prefix, families)))
  const others = prefix === 'H' ? words.flatMap((word) => sameAs(word, 'M')) : []
  const each = words.map((word) =>
    any([withParts(word, prefix, prefix), quoteLexeme(`${prefix}${doer(word.term)}`), ...others]),
  )
  return all([...each, familyOf([...families, ...neighbours])])
}

/** A name of the occupation, and what narrows it down in the title; with a language also a neighbour's name. */
function named(unit: OccupationUnit): string {
  const { families, neighbours, qualifiers } = unit
  const made = isMade(unit) ? [...families, ...neighbours] : families
  return any([written(unit), ...ofFamily(made, qualifiers.map(inTitle))])
}

/** "Nachtwache" says who and when: of those who it can be, those come first whose text says when. */
function narrowed(unit: OccupationUnit): string {
  const { families, words } = unit
  return isNarrowable(unit) ? any([written(unit), ...ofFamily(families, words.map(anywhere))]) : written(unit)
}

function isNarrowable({ families, words }: OccupationUnit): boolean {
  return families.length > 0 && words.some(({ term }) => synonymsOf(term).length > 0)
}

/** A name of the occupation, and what narrows it down somewhere. */
function meant(unit: OccupationUnit): string {
  return any([named(unit), ...ofFamily(unit.families, unit.qualifiers.map(anywhere))])
}

/** A name of the occupation; a language that is written in signs is never given up, for "C" is no "C++". */
function roughlyMeant(unit: OccupationUnit): string {
  return any([meant(unit), ...ofFamily(unit.families, unit.qualifiers.filter(isSign).map(anywhere))])
}

/** A neighbouring occupation; of one that is named by a language only with the language. */
function close(unit: OccupationUnit): string {
  const { neighbours, qualifiers } = unit
  const narrowing = isMade(unit) ? qualifiers : qualifiers.filter(isSign)
  return any([roughlyMeant(unit), ...ofFamily(neighbours, narrowing.map(anywhere))])
}

function isMade({ words, qualifiers }: OccupationUnit): boolean {
  return qualifiers.length > 0 && words.some(({ term }) => MAKERS.has(term))
}

/** The title mentions the field beside an occupation of another: "Dozent Buchhaltung". */
function mentioned(unit: OccupationUnit): string {
  return unit.isField ? any([close(unit), all(unit.words.map(exactWord))]) : close(unit)
}

function isSign({ term }: GermanWord): boolean {
  return /[+#.]/.test(term) || term.length === 1
}

function ofFamily(families: readonly string[], narrowing: string[]): string[] {
  return families.length === 0 ? [] : [all([familyOf(families), ...narrowing])]
}

function familyOf(families: readonly string[]): string {
  return any(families.map((key) => quoteLexeme(`O${key}`)))
}

function exactWord(word: GermanWord): string {
  return withParts(word, 'T', 'T')
}

/**
 * The word itself, or all its parts: "Softwareentwickler" is "Entwickler Software", the head a word of its own. Of parts
 * a name of these families is to be made: a "Kinderkrankenpfleger" is no "Kinderpfleger".
 */
function withParts(
  { term, parts }: GermanWord,
  prefix: string,
  headPrefix: string,
  families: readonly string[] = [],
): string {
  const whole = quoteLexeme(`${prefix}${term}`)
  const head = parts.at(-1)
  if (head === undefined || parts.length < 2) return whole
  const others = parts.slice(0, -1).map((part) => quoteLexeme(`M${part}`))
  const made = families.length === 0 ? [] : [familyOf(families)]
  return any([whole, all([...others, quoteLexeme(`${headPrefix}${head}`), ...made])])
}

/** The word or one that means the same. */
function inTitle(word: GermanWord): string {
  return any([withParts(word, 'M', 'M'), ...sameAs(word, 'M')])
}

function inTitleOrCompany(word: GermanWord): string {
  return any([inTitle(word), quoteLexeme(`C${word.term}`), ...sameAs(word, 'C')])
}

function sameAs({ term }: GermanWord, prefix: string): string[] {
  return synonymsOf(term).map((other) => quoteLexeme(`${prefix}${other}`))
}

/** The word itself in the text; its parts only in the title, for scattered over a text they mean nothing. */
function anywhere(word: GermanWord): string {
  return any([quoteLexeme(word.term), ...sameAs(word, ''), inTitleOrCompany(word)])
}

function looselyAnywhere(word: GermanWord): string {
  const { term, parts } = word
  const inText = parts.length < 2 ? [] : [all(parts.map((part) => quoteLexeme(part)))]
  return any([quoteLexeme(term), ...inText, ...sameAs(word, ''), quoteLexeme(`C${term}`)])
}
