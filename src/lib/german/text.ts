import { findOccupations, occupationNames } from '../occupations/families.ts'
import { type GermanWord, germanWords } from './words.ts'

/**
 * German text for search. Documents and queries are processed the same way, so that they match; PostgreSQL's own German
 * stemmer is not used, because it differs between versions and splits no compounds.
 */

/** One word of a query. A document has the word when all terms of any one alternative are among its `searchTerms`. */
export type QueryWord = {
  /** What counts as the word itself: its own term, or all its parts ("Softwareentwickler" = "Entwickler Software"). */
  alternatives: string[][]
  /** Other names of the occupation ("Krankenpfleger" → "Pflegefachkraft"): found as well, but ranked lower. */
  neighbours: string[][]
}

/** Distinct terms of a document: for each word its own term and those of its parts. */
export function searchTerms(text: string): string[] {
  return [...addSearchTerms(text, new Set())]
}

/** Adds them to others: copies of a whole document would take a tenth of reading it. */
export function addSearchTerms(text: string, terms: Set<string>): Set<string> {
  for (const word of germanWords(text)) {
    terms.add(word.term)
    for (const part of word.parts) terms.add(part)
  }
  return terms
}

/** The words of a query without duplicates; all of them have to be found. Empty when the text holds only stop words. */
export function queryTerms(text: string): QueryWord[] {
  const distinct = new Map(germanWords(text).map((word) => [word.term, word]))
  return [...distinct.values()].map((word) => ({ alternatives: waysToHave(word), neighbours: neighboursOf(word) }))
}

/**
 * The query as the text of a PostgreSQL `tsquery`, to be cast (`$1::tsquery`) and compared with the document's terms as
 * a `tsvector`; '' when there is nothing to search.
 */
export function tsqueryText(query: QueryWord[]): string {
  return query
    .map(
      ({ alternatives, neighbours }) =>
        `(${shortestWays([...alternatives, ...neighbours])
          .map(conjunction)
          .join(' | ')})`,
    )
    .join(' & ')
}

/** Without alternatives that include another one: "pflege" and "alt" adds nothing to "pflege". */
export function shortestWays(ways: string[][]): string[][] {
  return ways.filter(
    (way, at) =>
      !ways.some(
        (other, otherAt) =>
          otherAt !== at && other.every((term) => way.includes(term)) && (other.length < way.length || otherAt < at),
      ),
  )
}

/** A term as a lexeme of a `tsquery`. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '').replaceAll("'", "''")}'`
}

function conjunction(terms: string[]): string {
  return `(${terms.map(quoteLexeme).join(' & ')})`
}

function waysToHave(word: GermanWord): string[][] {
  return word.parts.length === 0 ? [[word.term]] : [[word.term], [...word.parts]]
}

/** The other names of the occupation that this one word names. */
function neighboursOf(word: GermanWord): string[][] {
  const families = findOccupations([word]).flatMap((found) => found.families)
  const own = new Set(waysToHave(word).map((terms) => terms.join(' ')))
  const others = new Map<string, string[]>()
  for (const name of families.flatMap((family) => occupationNames(family))) {
    // A short abbreviation ("IT") or a field ("Pflege") as a name would find far too much.
    if (name.length === 1 && (name[0]?.raw.length ?? 0) < 5) continue
    for (const terms of name.length === 1 ? name.flatMap(waysToHave) : [name.map(({ term }) => term)]) {
      if (!own.has(terms.join(' '))) others.set(terms.join(' '), terms)
    }
  }
  return [...others.values()]
}
