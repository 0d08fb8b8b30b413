import { synonymsOf } from '~/lib/german/synonyms'
import type { GermanWord } from '~/lib/german/words'
import { areClose, doer, kindsOf, occupationFamily, occupationNames, sectorFamilies } from '~/lib/occupations/families'
import { isAskedFor, isFieldOfWork, isTermOfField } from '~/lib/occupations/fields-of-work'
import { not, or, type Query, term } from '~/platform/server/search/query'
import { TRAINING_ONLY } from '../../documents/posting-terms'
import { isMeantByText, MAKERS, type OccupationUnit, type QueryWords } from '../../words/query-words'
import {
  all,
  any,
  anywhere,
  exactWord,
  familyOf,
  inTitle,
  inTitleOrCompany,
  looselyAnywhere,
  ofFamily,
  sameAs,
  withParts,
} from './word-queries'

/** With more further words the combinations would be too many. */
const MOST_FURTHER = 5

/**
 * What follows when few postings have everything: those without one of the further words, without all but one, without
 * any. Only postings of the occupation itself: nothing is lost by typing another word, and
 * nothing else is found by it.
 */
export function fillLevels(words: QueryWords, wantsTraining: boolean): Query[] {
  const { occupations, others } = words
  const further = others.slice(0, MOST_FURTHER)
  const inText = further.map(anywhere)
  const canLack = further.flatMap(({ raw }, at) => (/\d/.test(raw) ? [] : [at]))
  const allButOne = canLack.map((left) => all(inText.filter((_, at) => at !== left)))
  // "Führerschein Klasse CE" is about the code, and other postings have another one.
  const hasCode = [...others, ...occupations.flatMap((unit) => unit.words)].some(
    (word) => (word.raw.length < 3 && !isShortName(word)) || /\p{Ll}\p{Lu}$/u.test(word.raw),
  )
  if (further.length === 0 || hasCode) return []
  if (occupations.length === 0) return further.length < 3 ? [] : [any(allButOne)]
  const base = levelParts({ occupations, others: further.filter((_, at) => !canLack.includes(at)) }, wantsTraining).main
  const [loosest] = base.slice(-1)
  const rest = [...(further.length > 2 ? [any(allButOne)] : []), ...(further.length > 1 ? [any(inText)] : [])]
  return [...rest.flatMap((some) => (loosest === undefined ? [] : [all([loosest, some])])), ...base]
}

/** "IT" and "HR" are short, and no code of a licence. */
function isShortName(word: GermanWord): boolean {
  return isFieldOfWork(word) || sectorFamilies(word).length > 0
}

/**
 * Levels of relevance, best first, each as a query; every level includes the previous one, so that the last is what
 * matches at all. Empty when there is nothing to search.
 */
export type LevelParts = {
  /**
   * 1. the title is exactly the words, 2. it has them among others, 3. its compounds have them as head, 4. it has another
   * name of the occupation, further words are in the title or the company's name, or all words name the company, 5.
   * further words are in the text.
   */
  main: Query[]
  /**
   * Asked for as well: 6. what narrows the occupation down is missing, 7. who works in the sector or place that the word
   * stands for, 8. the title mentions the field, 9. training by the same name.
   */
  tail: Query[]
  /** Not asked for, and no hit: the title names a similar occupation, or training by another name. */
  related: Query[]
}

/** The levels of a search by what they hold. */
export function levelParts({ occupations, others, isCompany }: QueryWords, wantsTraining: boolean): LevelParts {
  if (occupations.length === 0 && others.length === 0) return { main: [], tail: [], related: [] }
  if (isCompany) return { main: [all(others.map((word) => term(`C${word.term}`)))], tail: [], related: [] }
  const experienced = wantsTraining ? [] : [not(term(TRAINING_ONLY))]
  const count = occupations.flatMap(({ words }) => words).length + others.length
  const special = occupations.flatMap(specialKinds)
  const plain = special.length === 0 ? experienced : [...experienced, not(or(...special))]
  const levels = [
    all([...occupations.map(exact), ...others.map(exactWord), term(`L${count}`), ...plain]),
    all([...occupations.map(exact), ...others.map(exactWord), ...plain]),
    all([...occupations.map(written), ...others.map(inTitle), ...plain]),
    ...(special.length === 0 ? [] : [all([...occupations.map(named), ...others.map(inTitleOrCompany), ...plain])]),
  ]
  const company = companyOf([...occupations.flatMap(({ words }) => words), ...others])
  const add = (asUnit: (unit: OccupationUnit) => Query, asWord: (word: GermanWord) => Query, more: Query[] = []) =>
    levels.push(any([all([...occupations.map(asUnit), ...others.map(asWord), ...more]), ...company]))
  if (occupations.some(isNarrowable)) add(narrowed, inTitleOrCompany, experienced)
  add(named, inTitleOrCompany, experienced)
  if (occupations.length === 0) {
    const inText = others.map(anywhere)
    levels.push(all([any(others.map(inTitleOrCompany)), ...inText, ...experienced]), all([...inText, ...experienced]))
    // A search for "abgeschlossene Ausbildung" does not want training.
    return { main: levels, tail: wantsTraining ? [] : [all(inText)], related: [] }
  }
  add(meant, anywhere, experienced)
  const main = levels.splice(0)
  if (occupations.some(({ qualifiers }) => qualifiers.length > 0)) add(roughlyMeant, anywhere, experienced)
  // Before others in its group, also those in training: "Freiwilligendienst" is nothing else.
  if (occupations.some((unit) => unit.isField || isSaidWork(unit))) add(said, anywhere)
  if (occupations.some(({ elsewhere }) => elsewhere)) add(usual, anywhere, experienced)
  add(standing, anywhere, experienced)
  const isAround = occupations.some(({ isField, elsewhere, isShort }) => isField || elsewhere || isShort)
  if (isAround) add(mentioned, anywhere, experienced)
  // Training that nobody asked for is a hit where it is called so: "Azubi Tischler".
  if (!wantsTraining)
    levels.push(any([...levels.slice(-1), all([...occupations.map(trained), ...others.map(anywhere)])]))
  const tail = levels.splice(0)
  add(similar, anywhere)
  return { main, tail, related: levels }
}

/** Whether a search may mean a company by its name, and the query for it. */
export function companyQuery({ occupations, others }: QueryWords): Query | null {
  return companyOf([...occupations.flatMap(({ words }) => words), ...others])[0] ?? null
}

/** Several words that together name a company ("Koch Logistik") also mean that, whatever occupation is among them. */
function companyOf(words: readonly GermanWord[]): Query[] {
  return words.length < 2 ? [] : [all(words.map((word) => term(`C${word.term}`)))]
}

/** The words anywhere: tried when no title matches. Of a person the company's name may speak ("Zahnärzte am Markt"). */
export function looseQuery({ occupations, others }: QueryWords): Query {
  const named = occupations.flatMap((unit) => unit.words.map(isMeantByText(unit) ? looselyAnywhere : inTitleOrCompany))
  return all([...named, ...others.map(looselyAnywhere)])
}

/** The words anywhere, whatever they name. */
export function mentionQuery({ occupations, others }: QueryWords): Query {
  return all([...occupations.flatMap(({ words }) => words), ...others].map(looselyAnywhere))
}

/** The title has the words; for a field only when it is about an occupation of it. */
function exact(unit: OccupationUnit): Query {
  return bears(unit, 'T')
}

function written(unit: OccupationUnit): Query {
  return bears(unit, 'H')
}

function bears({ words, families, neighbours, isShort }: OccupationUnit, prefix: string): Query {
  if (words.length === 0) return familyOf(families)
  // Whoever is called just "Fahrer" in a title is one; of those whose names end like it, some are.
  if (isShort && prefix === 'T') return all(words.map(exactWord))
  if (isShort) return all([...words.map((word) => withParts(word, prefix, prefix)), familyOf(neighbours)])
  if (families.length === 0 || !words.some(({ term }) => isTermOfField(term)))
    return all(words.map((word) => withParts(word, prefix, prefix, families)))
  const others = prefix === 'H' ? words.flatMap((word) => sameAs(word, 'M')) : []
  const each = words.map((word) =>
    any([withParts(word, prefix, prefix), term(`${prefix}${doer(word.term)}`), ...others]),
  )
  return all([...each, familyOf([...families, ...neighbours])])
}

/**
 * A name of the occupation, and what narrows it down in the title; with a language also a similar occupation's name.
 */
function named(unit: OccupationUnit): Query {
  const { families, neighbours, qualifiers } = unit
  const made = isMade(unit) ? [...families, ...neighbours] : families
  const there = unit.elsewhere ? [all(unit.words.map(inTitleOrCompany))] : []
  return any([written(unit), ...ofFamily(made, qualifiers.map(inTitle)), ...there])
}

/** "Nachtwache" names person and time: of the possible occupations those come first whose text mentions the time. */
function narrowed(unit: OccupationUnit): Query {
  const { families, words } = unit
  return isNarrowable(unit) ? any([written(unit), ...ofFamily(families, words.map(anywhere))]) : written(unit)
}

/** "Verkäufer" is found in the names of its kinds, which come after the others: "Küchenplaner im Verkauf". */
function specialKinds({ words, families }: OccupationUnit): Query[] {
  return words.length === 1 && families.length === 1 ? families.flatMap(kindsOf).map((key) => term(`O${key}`)) : []
}

function isNarrowable({ families, words }: OccupationUnit): boolean {
  return families.length > 0 && words.some(({ term }) => synonymsOf(term).length > 0)
}

/** A name of the occupation, and what narrows it down anywhere; who works at a place that the posting mentions. */
function meant(unit: OccupationUnit): Query {
  const there = unit.elsewhere ? ofFamily(unit.neighbours, unit.words.map(anywhere)) : []
  return any([named(unit), ...ofFamily(unit.families, unit.qualifiers.map(anywhere)), ...there])
}

/** A name of the occupation; a programming language with symbols is never dropped, because "C" is no "C++". */
function roughlyMeant(unit: OccupationUnit): Query {
  return any([meant(unit), ...ofFamily(unit.families, unit.qualifiers.filter(isSign).map(anywhere))])
}

/** A similar occupation; when a language is part of the name, only with that language. */
function close(unit: OccupationUnit): Query {
  const narrowing = narrowingOf(unit)
  const ofOtherWork = furtherAway(unit).map((key) => term(`O${key}`))
  const away = [...ofOtherWork, ...(unit.elsewhere ?? []).map(anywhere)]
  const apart = away.length === 0 ? [] : [not(or(...away))]
  return any([roughlyMeant(unit), ...ofFamily(unit.neighbours, [...narrowing.map(anywhere), ...apart])])
}

/** Whom the word stands for, and what a text says. */
function standing(unit: OccupationUnit): Query {
  return any([said(unit), close({ ...unit, neighbours: unit.meant })])
}

/** Of those who work at a place, the list names those first who are most. */
const MOST_USUAL = 3

function usual(unit: OccupationUnit): Query {
  return unit.elsewhere ? close({ ...unit, neighbours: unit.meant.slice(0, MOST_USUAL) }) : standing(unit)
}

function trained(unit: OccupationUnit): Query {
  return unit.families.length === 0 || unit.isField ? mentioned(unit) : written(unit)
}

function similar(unit: OccupationUnit): Query {
  return any([mentioned(unit), close(unit)])
}

/** "Dateneingabe" in a text says what is done there, "Staplerschein" who is wanted; "Pflege" may be that of machines. */
function isSaidWork({ isField, words }: OccupationUnit): boolean {
  return isField && words.every((word) => word.parts.length > 1 || isAskedFor(word))
}

/** What a text says comes before those with similar work. */
function said(unit: OccupationUnit): Query {
  return isSaidWork(unit) ? any([roughlyMeant(unit), all(unit.words.map(anywhere))]) : roughlyMeant(unit)
}

/**
 * Similar to what is similar, but not to what was asked for: near "Autoverkäufer" is a Verkäufer, unless of cakes.
 */
function furtherAway({ words, families, neighbours, elsewhere }: OccupationUnit): string[] {
  if (elsewhere) return neighbours.flatMap(kindsOf).filter((key) => !neighbours.includes(key))
  if (families.length === 0 || words.length < 2) return []
  const near = new Set([...families, ...neighbours])
  return [...new Set(neighbours.flatMap((key) => occupationFamily(key)?.neighbours ?? []))].filter(
    (key) => !near.has(key) && !families.some((own) => areClose(own, key)),
  )
}

function isMade({ words, qualifiers }: OccupationUnit): boolean {
  return qualifiers.length > 0 && words.some(({ term }) => MAKERS.has(term))
}

/**
 * The title mentions the field next to an occupation of another: "Dozent Buchhaltung"; a place, or work that is called
 * like nothing else, anybody's text.
 */
function mentioned(unit: OccupationUnit): Query {
  if (unit.elsewhere) return any([standing(unit), all(unit.words.map(anywhere))])
  if (unit.isShort) return any([standing(unit), all(unit.words.map((word) => withParts(word, 'H', 'H')))])
  if (!unit.isField) return standing(unit)
  return any([standing(unit), all(unit.words.map(isSaidWork(unit) ? anywhere : exactWord))])
}

/** "Verkäufer Auto" for "Autoverkäufer": who sells something else has nothing to do with it. */
function narrowingOf(unit: OccupationUnit): readonly GermanWord[] {
  const { words, families, qualifiers } = unit
  const [head, ...fronts] = words
  const isTurned = families.flatMap(occupationNames).some(([only, ...others]) => {
    const parts = others.length > 0 ? [] : (only?.parts ?? [])
    return (
      parts.length === words.length && parts.at(-1) === head?.term && fronts.every((each) => parts.includes(each.term))
    )
  })
  return isMade(unit) ? qualifiers : isTurned ? fronts : qualifiers.filter(isSign)
}

function isSign({ term }: GermanWord): boolean {
  return /[+#.]/.test(term) || term.length === 1
}
