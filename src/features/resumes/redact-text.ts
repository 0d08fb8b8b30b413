import { foldGerman } from '~/lib/german-fold'

export const NAME_REMOVED = '[Name entfernt]'
export const EMPLOYER_REMOVED = '[Arbeitgeber entfernt]'
export const CONTACT_REMOVED = '[Kontakt entfernt]'

export const PLACE_REMOVED = '[Ort entfernt]'

/** What must not be told: the parts of a person's name, the companies they worked for, and where they live and worked. */
export type Secrets = { names: string[]; employers: string[]; places: string[] }

type Word = { text: string; folded: string; start: number; end: number }
type Cut = { start: number; end: number; label: string }

const LEGAL_FORMS = new Set([
  'gmbh',
  'ag',
  'kg',
  'kgaa',
  'ohg',
  'gbr',
  'ug',
  'se',
  'ev',
  'eg',
  'mbh',
  'inc',
  'ltd',
  'co',
  'e',
  'v',
  'k',
])
const PARTICLES = new Set(
  'von vom van der den dem de del della di da dos du zu zum zur und al el la le bin ibn ter ten'.split(' '),
)

/**
 * Makes a function that takes names, employers, places and ways of contact out of free text, whatever the case, with umlauts
 * written either way, in the genitive, and inside handles ("miriamyildiz91").
 *
 * Prefers to take too much: whoever is called Koch loses the occupation, too. It does not find nicknames or a name
 * spelled letter by letter.
 */
export function redactor(secrets: Secrets): (text: string) => string {
  const names = secrets.names.flatMap(wordsOf).filter((word) => !PARTICLES.has(word.folded) && word.text.length > 1)
  const sequences = [...secrets.employers.flatMap(employerSequences), ...secrets.places.flatMap(placeSequence)]
  return (text) => {
    const plain = redactContacts(text.normalize('NFC').replace(/\p{Cf}/gu, ''))
    const words = wordsOf(plain)
    const cuts = [...findSequences(words, sequences), ...findNames(words, names)].sort((a, b) => a.start - b.start)
    return joinRepeats(cutOut(plain, cuts))
  }
}

/** Whether a text names a company by its legal form ("Möller GmbH"). */
export function hasLegalForm(text: string): boolean {
  return wordsOf(text).some(({ folded }) => folded.length > 1 && LEGAL_FORMS.has(folded)) || /\be\.\s?[VK]\./.test(text)
}

function redactContacts(text: string): string {
  return text
    .replace(/(?:https?:\/\/|www\.)\S+/giu, CONTACT_REMOVED)
    .replace(/[^\s@<>()]+@[^\s@<>()]+/gu, CONTACT_REMOVED)
    .replace(/\S+\s?[([{]\s?(?:at|ät)\s?[)\]}]\s?\S+/giu, CONTACT_REMOVED)
    .replace(/[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}\/\S+/gu, CONTACT_REMOVED)
    .replace(/(?<![\d.,/])(?:\+|0)[\d\s()/-]{6,}\d/g, (match) => (isPhone(match) ? CONTACT_REMOVED : match))
}

/** Periods ("08/2017 - 03/2021") look alike and stay. */
function isPhone(match: string): boolean {
  const digits = match.replace(/\D/g, '').length
  return digits >= 7 && digits <= 16 && !/^\d{1,2}[/-]\d{4}\b/.test(match)
}

function findNames(words: Word[], names: Word[]): Cut[] {
  return words
    .filter((word) => names.some((name) => isName(word, name)) || isHandle(word, names))
    .map(({ start, end }) => ({ start, end, label: NAME_REMOVED }))
}

function isName(word: Word, name: Word): boolean {
  // "An", "Li": in small letters these are ordinary words.
  if (name.text.length <= 2) return word.text === name.text
  return isWordOrGenitive(word.folded, name.folded)
}

/** Two parts of the name in one word, or one followed by digits. */
function isHandle(word: Word, names: Word[]): boolean {
  const parts = names.filter((name) => name.folded.length > 2)
  const contained = new Set(parts.filter((part) => word.folded.includes(part.folded)).map((part) => part.folded))
  if (contained.size > 1) return true
  return parts.some(
    (part) => word.folded.startsWith(part.folded) && /^\d+$/.test(word.folded.slice(part.folded.length)),
  )
}

type Sequence = { words: string[]; exact: string | null; label: string }

/** The ways a company is named in a sentence: whole, its first two words, and the first alone if a legal form follows. */
function employerSequences(employer: string): Sequence[] {
  const core = wordsOf(employer).filter(({ folded }) => !LEGAL_FORMS.has(folded))
  const words = core.map(({ folded }) => folded)
  const [first] = core
  const label = EMPLOYER_REMOVED
  if (!first) return []
  const sequences: Sequence[] = [{ words, exact: null, label }]
  if (words.length > 2) sequences.push({ words: words.slice(0, 2), exact: null, label })
  // As written only: "Deutsche Bahn AG" must not take "deutsche Sprache" along.
  if (words.length > 1 && hasLegalForm(employer)) sequences.push({ words: [first.folded], exact: first.text, label })
  return sequences
}

/** A place as a whole and as written: "Rain" must not take "rain" along. */
function placeSequence(place: string): Sequence[] {
  const core = wordsOf(place)
  const [first] = core
  return first ? [{ words: core.map(({ folded }) => folded), exact: first.text, label: PLACE_REMOVED }] : []
}

function findSequences(words: Word[], sequences: Sequence[]): Cut[] {
  return words.flatMap((first, at) =>
    sequences.flatMap((sequence): Cut[] => {
      const last = words[at + sequence.words.length - 1]
      if (!last || !sequence.words.every((part, offset) => isPart(words[at + offset], part, sequence))) return []
      return [{ start: first.start, end: last.end, label: sequence.label }]
    }),
  )
}

function isPart(word: Word | undefined, part: string, { exact, words }: Sequence): boolean {
  if (!word || !isWordOrGenitive(word.folded, part)) return false
  return exact === null || part !== words[0] || word.text.startsWith(exact)
}

function isWordOrGenitive(word: string, name: string): boolean {
  return word === name || word === `${name}s`
}

function wordsOf(text: string): Word[] {
  return [...text.normalize('NFC').matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    text: match[0],
    // Turkish ı has no accent that folding could drop.
    folded: foldGerman(match[0].replaceAll('ı', 'i')),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

function cutOut(text: string, cuts: Cut[]): string {
  let result = ''
  let position = 0
  for (const cut of cuts) {
    if (cut.end <= position) continue
    result += text.slice(position, Math.max(position, cut.start)) + cut.label
    position = cut.end
  }
  return result + text.slice(position)
}

function joinRepeats(text: string): string {
  return text.replace(/(\[(?:Name|Arbeitgeber|Kontakt|Ort) entfernt\])(?:[\s.-]{0,3}\1)+/g, '$1')
}
