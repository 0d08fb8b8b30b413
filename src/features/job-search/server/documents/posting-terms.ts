import { type EmploymentType, TRAINING_TYPES } from '~/lib/work/vocabulary'
import type { Fact } from '../words/facts'
import { suggestionKey } from './suggestion-key'

/**
 * Prefix letters of a posting's terms; no folded word has a capital.
 * None: anywhere. `T` a word of the title, `H` the same or the head of its compounds, `M` the same or any part, `L`
 * number of the title's words, `C` company name, `O` occupation family of the title, `R` reference number (see
 * `document-terms.ts`); `X1` training only, `A` state (Land), `A0` without a place; `F` a fact about the work, `G` a
 * fact and `W` a word that it says there is not, `U` hours a week (see `fact-terms.ts`); and, for prefix look-ups: `S`
 * title, `N` company, `B` benefit.
 */
export const TRAINING_ONLY = 'X1'
export const PLACELESS = 'A0'

/** Separates a name's key from its spelling. */
const BETWEEN = '\u0002'

/** The key for comparing names; one in a script that folds to nothing is its own key. */
export function nameKey(name: string): string {
  return suggestionKey(name) || name.trim().toLowerCase()
}

/** The term of a German state, by its two letters. */
export function landTerm(land: string): string {
  return `A${land}`
}

/** Prefix of the terms of names that begin like this, in any spelling. */
export function namesBeginning(letter: 'S' | 'N' | 'B', key: string): string {
  return `${letter}${key}`
}

/** Prefix of the terms of names with exactly this key. */
export function namesOfKey(letter: 'N' | 'B', key: string): string {
  return `${letter}${key}${BETWEEN}`
}

/** The name in a term, as written. */
export function nameOf(term: string): string {
  return term.slice(term.indexOf(BETWEEN) + 1)
}

/** The term of something a posting says about the work. */
export function factTerm(fact: Fact): string {
  return `F${fact}`
}

/** The term of something a posting says there is not: "keine Nachtarbeit". */
export function absentFactTerm(fact: Fact): string {
  return `G${fact}`
}

/** The term of a word that stands after "ohne" or "keine". */
export function absentWordTerm(word: string): string {
  return `W${word}`
}

/** The term of whole hours a week. */
export function hoursTerm(hours: number): string {
  return `U${hours}`
}

/** The term for finding a title by prefix. */
export function titleTerm(title: string): string {
  return `S${suggestionKey(title)}${BETWEEN}${title}`
}

/** The term of a benefit. */
export function benefitTerm(benefit: string): string {
  return `B${nameKey(benefit)}${BETWEEN}${benefit}`
}

/** One for each word of a company's name that a search may begin with. */
export function companyNameTerms(name: string): string[] {
  const words = nameKey(name).split(' ')
  return words.map((_, at) => `N${words.slice(at).join(' ')}${BETWEEN}${name}`)
}

/** Whether it is work for people in training. */
export function isTrainingType(type: EmploymentType): boolean {
  return TRAINING_TYPES.includes(type)
}
