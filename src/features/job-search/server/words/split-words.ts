import { type GermanWord, germanWords } from '~/lib/german/words'
import { findOccupations, occupationNames } from '~/lib/occupations/families'

const LEAST_PART = 4
const LETTERS = /^\p{L}+$/u

/**
 * Joins what was typed in pieces and is one name: "kranken schwester", "berufskraft fahrer". Only whole names of
 * occupations: a "Koch Hilfe" stays two words unless the lexicon knows it, and so does "Elektroniker Betriebstechnik",
 * whose words are a name as they are.
 */
export function joinSplitWords(text: string): string {
  const pieces = text.split(/\s+/)
  const joined: string[] = []
  for (let at = 0; at < pieces.length; at++) {
    const [first = '', second = ''] = [pieces[at], pieces[at + 1]]
    if (!isOneName(first, second)) {
      joined.push(first)
      continue
    }
    joined.push(`${first}${second.toLowerCase()}`)
    at++
  }
  return joined.join(' ')
}

function isOneName(first: string, second: string): boolean {
  if (first.length < LEAST_PART || second.length < LEAST_PART || !LETTERS.test(first) || !LETTERS.test(second))
    return false
  const [whole, ...others] = germanWords(`${first}${second}`)
  if (whole === undefined || others.length > 0 || !isNameOfOccupation(whole)) return false
  // "Scrum Master" is a name as it is.
  if (findOccupations(germanWords(`${first} ${second}`)).some(({ words }) => words.length > 1)) return false
  // "Maler Lackierer" are two occupations.
  const [one] = germanWords(first)
  return one === undefined || !isNameOfOccupation(one)
}

/** "Krankenschwester", but not "Kitaschwester", which only ends in a name. */
export function isNameOfOccupation(word: GermanWord): boolean {
  const names = findOccupations([word]).flatMap(({ families }) => families.flatMap(occupationNames))
  return names.some(([only, ...others]) => others.length === 0 && only?.term === word.term)
}
