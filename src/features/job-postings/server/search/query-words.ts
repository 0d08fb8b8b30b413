import { OCCUPATION_TAILS } from '~/lib/german-compound-parts'
import { stemGerman } from '~/lib/german-stem'
import { quoteLexeme } from '~/lib/german-text'
import { type GermanWord, germanWords } from '~/lib/german-words'
import { findOccupations, occupationFamily } from '~/lib/occupations/families'

/** An occupation in a query: how it was written and which families it can mean. */
type OccupationUnit = { words: GermanWord[]; families: readonly string[]; neighbours: readonly string[] }

/** The words of a query, sorted by what they are. `isCompany`: a name with its legal form, found by the name alone. */
export type QueryWords = { occupations: OccupationUnit[]; others: GermanWord[]; isCompany?: boolean }

/** Legal forms: who types one means a company. */
const LEGAL_FORM =
  /(?<![\p{L}\p{N}])(?:g?gmbh|mbh|ag|kg|ohg|gbr|ug|se|e\.\s?v\.?|e\.\s?k\.?|kgaa|inc|ltd)(?![\p{L}\p{N}])/iu

/** Somebody without training looks for the helpers of an occupation. */
const UNTRAINED =
  /(?<![\p{L}])(?:ungelernte?[rn]?|quereinsteiger(?:in(?:nen)?)?|quereinstieg|ohne\s+(?:abgeschlossene\s+)?(?:berufs)?(?:ausbildung|erfahrung|vorkenntnisse|kenntnisse|examen))(?![\p{L}])/iu
const HELPER = /helf|hilf|assistent/
/** Words of titles that say nothing beside others: "Mitarbeiter Versand". */
const EMPTY_TITLES = new Set(['mitarbeit', 'fachkraf', 'kraf', 'gelernt', 'erfahr'])
const PERSONS = new Set(OCCUPATION_TAILS.map(stemGerman))

export function readQueryWords(text: string): QueryWords {
  const isUntrained = UNTRAINED.test(text)
  const all = [...new Map(germanWords(text.replace(UNTRAINED, ' ')).map((word) => [word.term, word])).values()]
  if (LEGAL_FORM.test(text) && all.length > 0) return { occupations: [], others: all, isCompany: true }
  const words = all.length === 0 && isUntrained ? germanWords('Helfer') : all
  const found = findOccupations(words)
  const taken = new Set(found.flatMap((each) => each.words))
  const rest = words.filter((_, index) => !taken.has(index))
  const isEmpty = ({ term }: GermanWord) => words.length > 1 && EMPTY_TITLES.has(term)
  const isPerson = ({ term }: GermanWord) => PERSONS.has(term)
  return {
    occupations: [
      ...found.map(({ families, words: indexes }) => {
        const unit = {
          words: indexes.flatMap((index) => words[index] ?? []),
          families,
          neighbours: neighboursOf(families),
        }
        return isUntrained ? helpersOf(unit) : unit
      }),
      // "Fahrer", "Leiter": no occupation of their own, but the head of many.
      ...rest
        .filter((word) => isPerson(word) && !isEmpty(word))
        .map((word) => ({ words: [word], families: [], neighbours: [] })),
    ],
    others: rest.filter((word) => !isPerson(word) && !isEmpty(word)),
  }
}

function neighboursOf(families: readonly string[]): string[] {
  return families.flatMap((key) => occupationFamily(key)?.neighbours ?? [])
}

function helpersOf(unit: OccupationUnit): OccupationUnit {
  const own = unit.families.filter((key) => HELPER.test(key))
  const helpers = own.length > 0 ? own : unit.neighbours.filter((key) => HELPER.test(key))
  return helpers.length === 0
    ? unit
    : { words: [], families: helpers, neighbours: [...unit.families, ...neighboursOf(helpers)] }
}

/**
 * The levels of relevance, best first, each as a `tsquery`; every level holds the one before it, so that the last is
 * what matches at all. Empty when there is nothing to look for.
 *
 * 1. the title is the very words, 2. it bears them among others, 3. its compounds have them as head, 4. it bears another
 * name of the occupation, further words are in the title or the company's name, 5. further words are in the text,
 * 6. the title names a neighbouring occupation.
 */
export function relevanceLevels({ occupations, others, isCompany }: QueryWords, wantsTraining: boolean): string[] {
  if (isCompany) return [all(others.map(({ term }) => quoteLexeme(`C${term}`)))]
  if (occupations.length === 0 && others.length === 0) return []
  const experienced = wantsTraining ? [] : ["!'X1'"]
  const count = occupations.flatMap(({ words }) => words).length + others.length
  const levels = [
    all([...occupations.map(exact), ...others.map(exactWord), `'L${count}'`, ...experienced]),
    all([...occupations.map(exact), ...others.map(exactWord), ...experienced]),
    all([...occupations.map(written), ...others.map(inTitle), ...experienced]),
    all([...occupations.map(meant), ...others.map(inTitleOrCompany), ...experienced]),
  ]
  if (occupations.length > 0) {
    levels.push(all([...occupations.map(meant), ...others.map(anywhere)]))
    if (occupations.some(({ neighbours }) => neighbours.length > 0))
      levels.push(all([...occupations.map(close), ...others.map(anywhere)]))
  } else {
    levels.push(all([any(others.map(inTitleOrCompany)), ...others.map(anywhere)]), all(others.map(anywhere)))
  }
  return levels
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

function exact(unit: OccupationUnit): string {
  return unit.words.length === 0 ? meant(unit) : all(unit.words.map(exactWord))
}

function written(unit: OccupationUnit): string {
  return unit.words.length === 0 ? meant(unit) : all(unit.words.map((word) => withParts(word, 'H', 'H')))
}

function meant(unit: OccupationUnit): string {
  const families = unit.families.map((key) => quoteLexeme(`O${key}`))
  return any(unit.words.length === 0 ? families : [written(unit), ...families])
}

function close(unit: OccupationUnit): string {
  return any([meant(unit), ...unit.neighbours.map((key) => quoteLexeme(`O${key}`))])
}

function exactWord(word: GermanWord): string {
  return withParts(word, 'T', 'T')
}

/** The word itself, or all its parts: "Softwareentwickler" is "Entwickler Software", the head a word of its own. */
function withParts({ term, parts }: GermanWord, prefix: string, headPrefix: string): string {
  const whole = quoteLexeme(`${prefix}${term}`)
  const head = parts.at(-1)
  if (head === undefined || parts.length < 2) return whole
  const others = parts.slice(0, -1).map((part) => quoteLexeme(`M${part}`))
  return any([whole, all([...others, quoteLexeme(`${headPrefix}${head}`)])])
}

function inTitle(word: GermanWord): string {
  return withParts(word, 'M', 'M')
}

function inTitleOrCompany(word: GermanWord): string {
  return any([inTitle(word), quoteLexeme(`C${word.term}`)])
}

/** The word itself in the text; its parts only in the title, for scattered over a text they mean nothing. */
function anywhere(word: GermanWord): string {
  return any([quoteLexeme(word.term), inTitle(word), quoteLexeme(`C${word.term}`)])
}

function looselyAnywhere(word: GermanWord): string {
  const { term, parts } = word
  const inText = parts.length < 2 ? [] : [all(parts.map((part) => quoteLexeme(part)))]
  return any([quoteLexeme(term), ...inText, quoteLexeme(`C${term}`)])
}
