import { foldGerman } from '~/lib/german/fold'
import { type GermanWord, germanWords } from '~/lib/german/words'
import { findOccupations, occupationFamilies, occupationNames, sectorFamilies } from '~/lib/occupations/families'
import { isFieldOfWork } from '~/lib/occupations/fields-of-work'
import { headWithoutField } from '~/lib/occupations/heads/general-heads'

const LEAST_PART = 3
const LETTERS = /^\p{L}+$/u

/**
 * Joins what was typed in pieces and is one name or a word of one: "kranken schwester", "java script". Only what the
 * lexicon knows: a "Koch Hilfe" stays two words unless the lexicon knows it, and so does "Elektroniker Betriebstechnik",
 * whose words are a name as they are.
 */
export function joinSplitWords(text: string): string {
  const pieces = text.split(/\s+/)
  const joined: string[] = []
  for (let at = 0; at < pieces.length; at++) {
    const [first = '', second = '', third = ''] = pieces.slice(at)
    if (isNameOfThree(first, second, third)) {
      joined.push(`${first}${second}${third}`.toLowerCase())
      at += 2
      continue
    }
    if (!isOneName(first, second)) {
      joined.push(first)
      continue
    }
    joined.push(`${first}${second.toLowerCase()}`)
    at++
  }
  return joined.join(' ')
}

/** "Hoch Bau Facharbeiter", "Zahn Arzt Helferin". */
function isNameOfThree(...pieces: readonly string[]): boolean {
  if (pieces.some((piece) => piece.length < LEAST_PART || !LETTERS.test(piece))) return false
  const [whole, ...others] = germanWords(pieces.join(''))
  const [one] = germanWords(pieces[0] ?? '')
  return whole !== undefined && others.length === 0 && isNameOfOccupation(whole) && !(one && isNameOfOccupation(one))
}

function isOneName(first: string, second: string): boolean {
  if (first.length < LEAST_PART || second.length < LEAST_PART || !LETTERS.test(first) || !LETTERS.test(second))
    return false
  const [whole, ...others] = germanWords(`${first}${second}`)
  if (
    whole === undefined ||
    others.length > 0 ||
    !(isNameOfOccupation(whole) || (whole.parts.length === 0 && isSpelledInAName(whole.raw)))
  )
    return false
  // "Scrum Master" is a name as it is.
  if (findOccupations(germanWords(`${first} ${second}`)).some(({ words }) => words.length > 1)) return false
  // "Maler Lackierer" are two occupations; a "Tierarzt Helferin" and a "Parkett Leger" are one, and "Zimmer" only has
  // the stem of a Zimmerer.
  const [one] = germanWords(first)
  const isOccupation =
    one !== undefined && isNameOfOccupation(one) && isSpelledInAName(first) && !isFieldBefore(first, second)
  return !isOccupation || headWithoutField(whole) !== null
}

/** "Leger" is nobody without "Parkett"; "Lager Logistik" stays two fields, and "Lkw Fahrer" as it is. */
function isFieldBefore(first: string, second: string): boolean {
  const isNamed = (word: GermanWord) => findOccupations([word]).length > 0 || sectorFamilies(word).length > 0
  return isFieldOfWork({ raw: first }) && !germanWords(second).some(isNamed)
}

let wordsOfNames: ReadonlySet<string> | undefined

/** "JavaScript" of the "JavaScript Entwickler", in the letters of the name: a stem would join too much. */
export function isSpelledInAName(raw: string): boolean {
  wordsOfNames ??= new Set(
    occupationFamilies().flatMap(({ name, names }) =>
      [name, ...names].flatMap((each) => foldGerman(each).split(/[\s-]+/)).filter((word) => LETTERS.test(word)),
    ),
  )
  return wordsOfNames.has(foldGerman(raw))
}

/** "Krankenschwester", but not "Kitaschwester", which only ends in a name. */
export function isNameOfOccupation(word: GermanWord): boolean {
  const names = findOccupations([word]).flatMap(({ families }) => families.flatMap(occupationNames))
  return names.some(([only, ...others]) => others.length === 0 && only?.term === word.term)
}
