import { OCCUPATION_TAILS } from '~/lib/german/compound-parts'
import { stemGerman } from '~/lib/german/stem'
import { type GermanWord, germanWords } from '~/lib/german/words'
import {
  areClose,
  type FoundOccupation,
  findOccupations,
  occupationFamily,
  occupationNames,
  sectorFamilies,
} from '~/lib/occupations/families'

import { isFieldOfWork, OCCUPATIONS_OF_ANY_FIELD } from '~/lib/occupations/fields-of-work'
import { familiesNearField } from '~/lib/occupations/heads/near-field'
import { type Workers, withPlacesOfTrades, workersAt, workersWith } from '~/lib/occupations/workplaces/workplaces'

/** An occupation in a query: its words, the families it can mean, and what narrows them down. */
export type OccupationUnit = {
  words: GermanWord[]
  families: readonly string[]
  neighbours: readonly string[]
  /** Those of the neighbours that the word itself stands for: of a field, a sector, a place of work, a short name. */
  meant: readonly string[]
  /** "Java" in "Java Entwickler": only those with it are meant, the others of the family come later. */
  qualifiers: readonly GermanWord[]
  /** The words name the field, not the person ("Pflege"): a title has to be about an occupation of it. */
  isField: boolean
  /**
   * The word says where or with whom: postings that mention it come before others of those who work there, without
   * those that mention one of these words.
   */
  elsewhere?: readonly GermanWord[]
  /** A well-known house: where a company of that name has postings, only those are meant. */
  isHouse?: boolean
  /** "Fahrer" is short for some of those whose names end like it; the others come last. */
  isShort?: boolean
}

/** The words of a query by kind. `isCompany`: a name with its legal form, matched only by name. */
export type QueryWords = { occupations: OccupationUnit[]; others: GermanWord[]; isCompany?: boolean }

/** Legal forms: they mean a company. */
const LEGAL_FORM =
  /(?<![\p{L}\p{N}])(?:g?gmbh|mbh|ag|kg|ohg|gbr|ug|se|e\.\s?v\.?|e\.\s?k\.?|kgaa|inc|ltd)(?![\p{L}\p{N}])/iu

const HELPER = /helf|hilf|assistent/
/** Words of titles that add nothing to others: "Mitarbeiter Versand". */
const EMPTY_TITLES = new Set(['mitarbeit', 'fachkraf', 'kraf', 'erfahr'])
/**
 * What people call themselves next to an occupation; postings rarely repeat it. By letters: "gelernt" has the stem of
 * "lernen".
 */
const EMPTY_PRAISE =
  /^(?:gelernt|erfahren|examiniert|ausgebildet|qualifiziert|gepr(?:ü|ue)ft|motiviert|engagiert|zuverl(?:ä|ae)ssig|freundlich|flei(?:ß|ss)ig)(?:e[rnms]?)?$/iu
/** Next to other words it says nothing: "mit Kindern arbeiten", "in der Küche helfen". */
const EMPTY_VERBS = /^(?:arbeiten|schaffen|jobben|helfen|mithelfen|t(?:ä|ae)tig|machen|gehen|anfangen)$/iu
const SAYS_WITH = /(?<!\p{L})mit(?!\p{L})/iu
const PERSONS = new Set(OCCUPATION_TAILS.map(stemGerman))

/**
 * Sorts the words of a query into occupations, with what narrows them down, and other words.
 * @param isUntrained a person without training searches for the assistants of an occupation
 */
export function readQueryWords(query: string, isUntrained = false): QueryWords {
  const text = withPlacesOfTrades(query)
  const words = [...new Map(germanWords(text).map((word) => [word.term, word])).values()]
  if (LEGAL_FORM.test(text) && words.length > 0) return { occupations: [], others: words, isCompany: true }
  const found = withoutFieldsApart(findOccupations(words), words).map((each) => ({
    ...each,
    words: withFurtherQualifiers(each, words),
  }))
  const taken = new Set(found.flatMap((each) => each.words))
  const rest = words.filter((_, index) => !taken.has(index))
  const isEmpty = ({ term, raw }: GermanWord) =>
    words.length > 1 && (EMPTY_TITLES.has(term) || EMPTY_PRAISE.test(raw) || EMPTY_VERBS.test(raw))
  // Beside an occupation they only say where: "Reinigungskraft Krankenhaus".
  const workersFor = (word: GermanWord): Workers | undefined => {
    if (found.length > 0 || isEmpty(word)) return undefined
    const there = workersAt(word)
    const workers = there.families.length > 0 || !SAYS_WITH.test(text) ? there : workersWith(word)
    return workers.families.length > 0 ? workers : undefined
  }
  // "Arbeit" is no person, although "Arbeiter" has the same stem.
  const isPerson = ({ term, parts, raw }: GermanWord) =>
    PERSONS.has(parts.at(-1) ?? term) && !/(?:arbeit(?:en)?|ung(?:en)?)$/iu.test(raw)
  const isUnit = (word: GermanWord) =>
    isPerson(word) ||
    workersFor(word) !== undefined ||
    (sectorFamilies(word).length > 0 && !(found.length > 0 && isFieldOfWork(word)))
  return {
    occupations: [
      ...found.map(({ families, words: indexes }) => {
        const unit = unitOf(
          indexes.flatMap((index) => words[index] ?? []),
          families,
        )
        return isUntrained ? helpersOf(unit) : unit
      }),
      // "Fahrer", "Leiter", "Handwerk": no occupation of their own, but the head of many.
      ...rest.filter((word) => isUnit(word) && !isEmpty(word)).map((word) => unitOf([word], [], workersFor(word))),
    ],
    others: rest.filter((word) => !isUnit(word) && !isEmpty(word)),
  }
}

/**
 * A field next to a person of another occupation says where or with what, as in titles: "Reinigungskraft Kita",
 * "Elektroniker Gebäudetechnik". It is then an ordinary word.
 */
function withoutFieldsApart(found: readonly FoundOccupation[], words: readonly GermanWord[]): FoundOccupation[] {
  const isField = (each: FoundOccupation) => each.words.every((index) => isFieldOfWork(words[index] ?? { raw: '' }))
  const special = found
    .filter((each) => !isField(each))
    .flatMap(({ families }) => families)
    .filter((key) => !OCCUPATIONS_OF_ANY_FIELD.has(key))
  if (special.length === 0) return [...found]
  return found.filter(
    (each) => !isField(each) || each.families.some((key) => special.some((one) => areClose(one, key))),
  )
}

/**
 * In "Schweißer WIG MAG" two words form one name, and the third another of the same family: it narrows down as well,
 * instead of being required.
 */
function withFurtherQualifiers({ families, words: own }: FoundOccupation, words: readonly GermanWord[]): number[] {
  // A name that uses all words of the query leaves none to narrow it down.
  if (own.length < 2 || own.length === words.length) return [...own]
  const beside = new Set(families.flatMap(occupationNames).flatMap(qualifyingTerms))
  const others = words.flatMap((word, index) => (beside.has(word.term) && !own.includes(index) ? [index] : []))
  return [...own, ...others.filter((index) => findOccupations(words.slice(index, index + 1)).length === 0)]
}

/**
 * The parts of a name that do not name the person: MAG in "MAG-Schweißer", Betriebstechnik in "Elektroniker
 * Betriebstechnik".
 */
function qualifyingTerms(name: readonly GermanWord[]): string[] {
  const [only] = name
  if (name.length === 1) return only === undefined ? [] : only.parts.slice(0, -1)
  return name.filter((word) => findOccupations([word]).length === 0).map(({ term }) => term)
}

function unitOf(words: GermanWord[], families: readonly string[], workers?: Workers): OccupationUnit {
  const near = families.length > 0 ? [] : words.flatMap(familiesNearField)
  const isField = families.length > 0 && words.length > 0 && words.every(isFieldOfWork)
  const sector = words.flatMap(sectorFamilies)
  const meant = [
    // Within the name of a trade a sector is none: "Industrie Mechaniker".
    ...(words.length === 1 ? sector : []),
    ...(isField ? neighboursOf(families).filter((key) => areOfOneGroup(key, families)) : []),
    ...(workers?.families ?? []),
  ]
  const isOther = (key: string) => !families.includes(key)
  return {
    words,
    families,
    neighbours: [...new Set([...neighboursOf(families), ...sector, ...near, ...meant])].filter(isOther),
    meant: [...new Set(meant)].filter(isOther),
    qualifiers: qualifiersOf(words, families),
    isField,
    ...(workers && { elsewhere: germanWords(workers.elsewhere), isHouse: workers.isHouse }),
    ...(families.length === 0 && words.length > 0 && words.every(isShort) && { isShort: true }),
  }
}

/** A text that mentions a doctor is about no work for one; a field, a place or a sector may be what it is about. */
export function isMeantByText({ families, isField }: OccupationUnit): boolean {
  return families.length === 0 || isField
}

function isShort(word: GermanWord): boolean {
  return PERSONS.has(word.term) && sectorFamilies(word).length > 0
}

/** Heads of names that exist for every language and tool: the word before says which. */
export const MAKERS = new Set(['entwickler', 'developer', 'programmierer'].map(stemGerman))

/**
 * The words of a name next to the one that alone names the same family, first ("Elektroniker …") or last ("CNC
 * Dreher").
 */
function qualifiersOf(words: readonly GermanWord[], families: readonly string[]): readonly GermanWord[] {
  if (words.length < 2) return []
  const last = words.at(-1)
  const isHead = (word: GermanWord | undefined) => word && (MAKERS.has(word.term) || isNamedBy(word, families))
  // "ambulante Pflege" names no person: the field is what is narrowed down.
  const head =
    [last, words[0]].find((word) => word && isHead(word) && !isFieldOfWork(word)) ?? (isHead(last) ? last : undefined)
  return head === undefined ? [] : words.filter((word) => word !== head && !isMadeByAll(word, head))
}

/** What every Entwickler makes narrows nothing down. */
function isMadeByAll({ term }: GermanWord, head: GermanWord): boolean {
  return term === SOFTWARE && MAKERS.has(head.term)
}

const SOFTWARE = stemGerman('software')

function isNamedBy(word: GermanWord, families: readonly string[]): boolean {
  return findOccupations([word]).some((found) => found.families.some((key) => families.includes(key)))
}

/** Digits of a KldB code that name the group (Berufsgruppe): "Hotel" means all of it that is similar. */
const GROUP_DIGITS = 3

function areOfOneGroup(key: string, families: readonly string[]): boolean {
  const groupOf = (each: string) => occupationFamily(each)?.code.slice(0, GROUP_DIGITS)
  return families.some((each) => groupOf(each) === groupOf(key))
}

function neighboursOf(families: readonly string[]): string[] {
  return families.flatMap((key) => occupationFamily(key)?.neighbours ?? [])
}

function helpersOf(unit: OccupationUnit): OccupationUnit {
  const own = unit.families.filter((key) => HELPER.test(key))
  const helpers = own.length > 0 ? own : unit.neighbours.filter((key) => HELPER.test(key))
  if (helpers.length === 0) return unit
  // Naming the assistants explicitly ("Lagerhelfer ohne Ausbildung") means that name first.
  // Whoever has learnt the trade comes later, but is asked for.
  const meant = [...unit.families, ...unit.meant]
  if (own.length > 0) return { ...unit, families: own, neighbours: [...unit.neighbours, ...unit.families], meant }
  return { ...unitOf([], helpers), neighbours: [...unit.families, ...neighboursOf(helpers)], meant }
}
