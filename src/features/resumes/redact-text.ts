import { employerSequences, initialsOf, type Sequence } from './redact-employers'
import { CONTACT_REMOVED, NAME_REMOVED, PLACE_REMOVED, redactPatterns } from './redact-patterns'
import { EMPLOYER_REMOVED, isWordOrGenitive, type Word, wordsOf } from './redact-words'

/** What stands in the place of something removed. */
export const REMOVED = /\[(?:Name|Arbeitgeber|Kontakt|Ort|Geburtsdaten) entfernt\]/g

/**
 * What must not be told: the parts of a person's name, their address of e-mail, the companies they worked for, and where
 * they live and worked.
 */
export type Secrets = { names: string[]; email: string; employers: string[]; places: string[] }

type Cut = { start: number; end: number; label: string }

const PARTICLES = new Set(
  'von vom van der den dem de del della di da dos du zu zum zur und al el la le bin ibn ter ten'.split(' '),
)

/**
 * Makes a function that takes names, employers, places, data of birth and ways of contact out of free text, whatever the
 * case, with umlauts written either way, in the genitive, broken at the end of a line, spelled letter by letter, and
 * inside handles ("miriamyildiz91", "m_yildiz", "jmueller").
 *
 * Prefers to take too much: whoever is called Koch loses the occupation, too. It does not find nicknames.
 */
export function redactor(secrets: Secrets): (text: string) => string {
  const names = secrets.names.flatMap(wordsOf).filter((word) => !PARTICLES.has(word.folded) && word.text.length > 1)
  const sequences = [
    ...secrets.employers.flatMap(employerSequences),
    ...secrets.places.flatMap(placeSequence),
    ...accountSequence(secrets.email),
  ]
  const initials = new Set(secrets.employers.flatMap((employer) => initialsOf(employer) ?? []))
  return (text) => {
    const plain = redactPatterns(text.normalize('NFC').replace(/\p{Cf}/gu, ''))
    const words = wordsOf(plain)
    const cuts = [
      ...findSequences(words, sequences),
      ...findNames(words, names),
      ...findBroken(plain, words, names),
      ...findSpelled(plain, names),
      ...words.filter(({ text: word }) => initials.has(word)).map((word) => cutOf(word, EMPLOYER_REMOVED)),
    ].sort((a, b) => a.start - b.start || b.end - a.end)
    return joinRepeats(cutOut(plain, cuts))
  }
}

function cutOf({ start, end }: Word, label: string): Cut {
  return { start, end, label }
}

function findNames(words: Word[], names: Word[]): Cut[] {
  return words
    .filter((word) => names.some((name) => isName(word, name)) || isHandle(word, names))
    .map((word) => cutOf(word, NAME_REMOVED))
}

function isName(word: Word, name: Word): boolean {
  // "An", "Li": in small letters these are ordinary words.
  if (name.text.length <= 2) return word.text === name.text
  return isWordOrGenitive(word.folded, name.folded)
}

/** Two parts of the name in one word, or one with an initial of another ("jmueller") or followed by digits. */
function isHandle(word: Word, names: Word[]): boolean {
  const parts = names.filter((name) => name.folded.length > 2)
  const contained = new Set(parts.filter((part) => word.folded.includes(part.folded)).map((part) => part.folded))
  if (contained.size > 1) return true
  const bare = word.folded.replace(/\d+$/, '')
  return parts.some((part) => {
    if (bare === part.folded) return bare !== word.folded
    const others = names.filter((other) => other !== part).map((other) => other.folded.charAt(0))
    return others.some((initial) => bare === initial + part.folded || bare === part.folded + initial)
  })
}

/** A name cut in two at the end of a line ("Mül-\nler"). */
function findBroken(text: string, words: Word[], names: Word[]): Cut[] {
  return words.flatMap((word, at): Cut[] => {
    const next = words[at + 1]
    if (!next || !/^-\s*$/.test(text.slice(word.end, next.start))) return []
    const joined = { ...word, text: word.text + next.text, folded: wordsOf(word.text + next.text)[0]?.folded ?? '' }
    const isOne = names.some((name) => name.text.length > 2 && isName(joined, name))
    return isOne ? [{ start: word.start, end: next.end, label: NAME_REMOVED }] : []
  })
}

/** A name with signs between its letters ("M Ü L L E R", "m.ü.l.l.e.r"). */
function findSpelled(text: string, names: Word[]): Cut[] {
  const spelled = text.matchAll(/(?<![\p{L}\p{N}])(?:\p{L}[\s._·-]){2,}\p{L}(?![\p{L}\p{N}])/gu)
  return [...spelled].flatMap((match): Cut[] => {
    const folded = wordsOf(match[0].replace(/[^\p{L}]/gu, ''))[0]?.folded ?? ''
    const isOne = names.some((name) => name.folded.length > 2 && folded.includes(name.folded))
    return isOne ? [{ start: match.index, end: match.index + match[0].length, label: NAME_REMOVED }] : []
  })
}

/** A place as a whole and as written: "Rain" must not take "rain" along. */
function placeSequence(place: string): Sequence[] {
  const words = wordsOf(place).map(({ folded }) => folded)
  return words.length > 0 ? [{ words, isCapital: true, label: PLACE_REMOVED }] : []
}

/**
 * What stands before the @: people use it again elsewhere ("Insta: lotte.luchs"). A single word without a digit may be
 * any word ("buchhaltung@…").
 */
function accountSequence(email: string): Sequence[] {
  const account = email.slice(0, Math.max(0, email.lastIndexOf('@')))
  const words = wordsOf(account).map(({ folded }) => folded)
  const isOwn = words.length > 1 ? words.join('').length > 3 : /\p{L}.*\d|\d.*\p{L}/u.test(account)
  if (!isOwn) return []
  return [words, [words.join('')]].map((each) => ({ words: each, isCapital: false, label: CONTACT_REMOVED }))
}

function findSequences(words: Word[], sequences: Sequence[]): Cut[] {
  return words.flatMap((first, at) =>
    sequences.flatMap((sequence): Cut[] => {
      const last = words[at + sequence.words.length - 1]
      if (!last || !sequence.words.every((part, offset) => isPart(words[at + offset], part))) return []
      if (sequence.isCapital && !/^[\p{Lu}\p{N}]/u.test(first.text)) return []
      return [{ start: first.start, end: last.end, label: sequence.label }]
    }),
  )
}

function isPart(word: Word | undefined, part: string): boolean {
  return word !== undefined && isWordOrGenitive(word.folded, part)
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
  return text.replace(/(\[(?:Name|Arbeitgeber|Kontakt|Ort|Geburtsdaten) entfernt\])(?:[\s._-]{0,3}\1)+/g, '$1')
}
