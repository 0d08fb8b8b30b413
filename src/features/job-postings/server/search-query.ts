import type { QueryWord } from '~/lib/german-text'

/** Where a term counts; the prefix of its lexeme (see `job_posting_search`). */
type Where = '' | 'T' | 'C'

/** Every word in title, text or the company's name. */
export function anywhereQuery(query: QueryWord[]): string {
  return conjunction(query.map((word) => disjunction([...ways(word, '', true), ...ways(word, 'C', false)])))
}

/**
 * Stricter than `anywhereQuery`: what the company's name does not have is in the title or text, and at least one word
 * is there. "Hartmann Mechaniker" finds the mechanics of Hartmann by their title.
 *
 * @param where `T` in the title, '' in title or text
 * @param withNeighbours whether other names of the occupation count as well
 */
export function foundIn(query: QueryWord[], where: 'T' | '', withNeighbours: boolean): string {
  const each = query.map((word) => disjunction([...ways(word, where, withNeighbours), ...ways(word, 'C', false)]))
  const one = disjunction(query.flatMap((word) => ways(word, where, withNeighbours)))
  return conjunction([...each, one])
}

/** Any of the terms in a title: what makes two postings alike. */
export function anyTitleTermQuery(terms: string[]): string {
  return terms.map((term) => lexeme(term, 'T')).join(' | ')
}

function ways(word: QueryWord, where: Where, withNeighbours: boolean): string[] {
  const alternatives = withNeighbours ? [...word.alternatives, ...word.neighbours] : word.alternatives
  return alternatives.map((terms) => `(${terms.map((term) => lexeme(term, where)).join(' & ')})`)
}

function disjunction(parts: string[]): string {
  return `(${parts.join(' | ')})`
}

function conjunction(parts: string[]): string {
  return parts.join(' & ')
}

function lexeme(term: string, where: Where): string {
  return `'${where}${term.replaceAll('\\', '').replaceAll("'", "''")}'`
}
