import { suggestionKey } from './suggestion-key'

/**
 * What a letter in front of a term of a posting means; no folded word has a capital.
 *
 * None: anywhere. `T` a word of the title, `H` the same or the head of its compounds, `M` the same or any part, `L` number of
 * the title's words, `C` company name, `O` occupation family of the title, `R` reference number (see `document-terms.ts`);
 * `X1` training only, `A` Land, `A0` without a place; and, for looking up as they begin: `S` title, `N` company, `B` benefit.
 */
export const TRAINING_ONLY = 'X1'
export const PLACELESS = 'A0'

/** Between what a name is compared by and how it is written. */
const BETWEEN = '\u0002'

/** What names are compared by; one in a script that folds to nothing is itself. */
export function nameKey(name: string): string {
  return suggestionKey(name) || name.trim().toLowerCase()
}

export function landTerm(land: string): string {
  return `A${land}`
}

/** Beginning of the terms of names that begin so, whatever their spelling. */
export function namesBeginning(letter: 'S' | 'N' | 'B', key: string): string {
  return `${letter}${key}`
}

/** Beginning of the terms of names that are compared by just this. */
export function namesOfKey(letter: 'N' | 'B', key: string): string {
  return `${letter}${key}${BETWEEN}`
}

/** The name in a term, as it is written. */
export function nameOf(term: string): string {
  return term.slice(term.indexOf(BETWEEN) + 1)
}

export function titleTerm(title: string): string {
  return `S${suggestionKey(title)}${BETWEEN}${title}`
}

export function benefitTerm(benefit: string): string {
  return `B${nameKey(benefit)}${BETWEEN}${benefit}`
}

/** One for each word that a company's name may be begun with. */
export function companyNameTerms(name: string): string[] {
  const words = nameKey(name).split(' ')
  return words.map((_, at) => `N${words.slice(at).join(' ')}${BETWEEN}${name}`)
}
