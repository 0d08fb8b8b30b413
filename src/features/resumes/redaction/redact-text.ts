import { nicknamesOf } from './nicknames'
import { isCalled } from './own-trade'
import { employerSequences, initialsOf, type Sequence } from './redact-employers'
import { findBroken, findNames, findSpelled, handlesOf, PARTICLES, withParticles } from './redact-names'
import { CONTACT_REMOVED, NAME_REMOVED, PLACE_REMOVED, redactPatterns } from './redact-patterns'
import { shortNames } from './redact-town'
import { type Cut, cutOf, EMPLOYER_REMOVED, type Word, wordsOf } from './redact-words'
import { hideSaidNames } from './said/said-names'
import { findSignatures, signaturesOf } from './signatures'

/** The placeholders for removed text. */
export const REMOVED = /\[(?:Name|Arbeitgeber|Kontakt|Ort|Geburtsdaten) entfernt\]/g

/**
 * What must not be revealed: the parts of a person's name, their e-mail address, the companies they worked for, and
 * where they live and worked.
 */
export type Secrets = {
  names: string[]
  /** Folded names that are also what the person does (`own-trade.ts`). */
  trades?: readonly string[]
  email: string
  employers: string[]
  places: string[]
}

/** The postal code of a place that was removed; also of one where the person does not live any more. */
const CODE_OF_PLACE = /(?<![\p{L}\d.,-])(?:D-)?\d{5}\s(?=\[Ort entfernt\])/gu

/** "Berlin-Kreuzberg": a part of the town is nearer than the town. */
const DISTRICT_OF_PLACE = /(?<=\[Ort entfernt\])-\p{Lu}[\p{L}-]{2,40}/gu

/** Ligatures of set texts, and letters and digits in other shapes, which read like the plain ones. */
const OTHER_SHAPES = /[\uFB00-\uFB06\uFE50-\uFE6B\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]/gu
/** Characters that nobody sees, and accents of set texts that stand beside their letters ("Mu¨ller"). */
const UNSEEN = /\p{Cf}|(?<=\p{L})[¨´˚](?=\p{L})|\u034f|[\u115f\u1160\u3164\uffa0]|(?<=\p{L})[\ufe00-\ufe0f]/gu

function legible(text: string): string {
  return text
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(OTHER_SHAPES, (shape) => shape.normalize('NFKC'))
}

/**
 * Returns a function that removes names, employers, places, data of birth and contact data from free text, in any case,
 * with any umlaut spelling, in the genitive, hyphenated at a line end, spelled letter by letter, and inside handles
 * ("miriamyildiz91", "m_yildiz", "jmueller").
 * Rather removes too much: a person named Koch who is none loses the word everywhere.
 * Of nicknames it finds those that come from the first name (`nicknames.ts`); what else friends say nobody can know.
 */
export function redactor(secrets: Secrets): (text: string) => string {
  const names = secrets.names.flatMap(wordsOf).filter((word) => !PARTICLES.has(word.folded) && word.text.length > 1)
  const sequences = [
    ...secrets.employers.flatMap(employerSequences),
    ...secrets.places.flatMap(shortNames).flatMap(placeSequence),
    ...accountSequence(secrets.email),
  ]
  const tree = sequenceTree(sequences)
  const handles = handlesOf(names, secrets.names)
  const particles = new Set(
    secrets.names.flatMap(wordsOf).flatMap(({ folded }) => (PARTICLES.has(folded) ? [folded] : [])),
  )
  const signatures = signaturesOf(names)
  const isNickname = nicknamesOf(secrets.names.slice(0, 1))
  const trades = new Set(secrets.trades)
  const isTrade = (text: string, all: readonly Word[], at: number) =>
    trades.has(all[at]?.folded ?? '') && !isCalled(text, all, at, names)
  const initials = new Set(secrets.employers.flatMap((employer) => initialsOf(employer) ?? []))
  return (text) => {
    const plain = hideSaidNames(redactPatterns(legible(text)), NAME_REMOVED)
    const words = wordsOf(plain)
    const cuts = [
      ...findSequences(words, tree).map((cut) => withBracket(plain, cut)),
      ...findNames(plain, words, names, handles)
        .filter(({ at }) => !isTrade(plain, words, at))
        .map((cut) => ({ ...cut, start: withParticles(plain, words, cut.at, { particles, names }) })),
      ...words.filter(isNickname).map((word) => cutOf(word, NAME_REMOVED)),
      ...findBroken(plain, words, names),
      ...findSpelled(plain, names),
      ...findSignatures(plain, signatures),
      ...words.filter(({ text: word }) => initials.has(word)).map((word) => cutOf(word, EMPLOYER_REMOVED)),
    ].sort((a, b) => a.start - b.start || b.end - a.end)
    return joinRepeats(cutOut(plain, cuts)).replace(CODE_OF_PLACE, '').replace(DISTRICT_OF_PLACE, '')
  }
}

/** A place as a whole and as written: "Rain" must not remove "rain"; also who and what is from there ("Dresdner"). */
function placeSequence(place: string): Sequence[] {
  const words = wordsOf(place).map(({ folded }) => folded)
  const [only = ''] = words
  const stem = only.endsWith('en') ? only.slice(0, -2) : only
  const isOne = words.length === 1 && only.length > 3 && /^\p{L}/u.test(only)
  const ofThere = isOne ? [`${only}er`, `${stem}er`, `${stem}ner`] : []
  return [words, ...ofThere.map((each) => [each])].flatMap((each) =>
    each.length > 0 ? [{ words: each, isCapital: true, label: PLACE_REMOVED }] : [],
  )
}

/**
 * The part before the @: people use it elsewhere ("Insta: lotte.luchs"). A single word without a digit may be any word
 * ("buchhaltung@…").
 */
function accountSequence(email: string): Sequence[] {
  const account = email.slice(0, Math.max(0, email.lastIndexOf('@')))
  const words = wordsOf(account).map(({ folded }) => folded)
  const isOwn = words.length > 1 ? words.join('').length > 3 : /\p{L}/u.test(account) && /\d/.test(account)
  if (!isOwn) return []
  return [words, [words.join('')]].map((each) => ({ words: each, isCapital: false, label: CONTACT_REMOVED }))
}

/** Sequences as a tree of words: one pass from a word finds all that begin there, however many there are. */
type SequenceTree = { next: Map<string, SequenceTree>; ends: Sequence[] }

function sequenceTree(sequences: readonly Sequence[]): SequenceTree {
  const root: SequenceTree = { next: new Map(), ends: [] }
  for (const sequence of sequences) {
    let node = root
    for (const word of sequence.words) {
      const next = node.next.get(word) ?? { next: new Map(), ends: [] }
      node.next.set(word, next)
      node = next
    }
    if (!node.ends.some((known) => known.isCapital === sequence.isCapital)) node.ends.push(sequence)
  }
  return root
}

function findSequences(words: Word[], tree: SequenceTree): Cut[] {
  return words.flatMap((first, at): Cut[] => {
    const found = longestFrom(tree, words, at, /^[\p{Lu}\p{N}]/u.test(first.text))
    const last = found && words[found.after - 1]
    return last ? [{ start: first.start, end: last.end, label: found.label }] : []
  })
}

/** Includes a closing bracket of its own: the last word of `Halle (Saale)` ends before it. */
function withBracket(text: string, cut: Cut): Cut {
  const own = text.slice(cut.start, cut.end)
  const isOpen = own.lastIndexOf('(') > own.lastIndexOf(')')
  const closing = /^\.?\)/.exec(text.slice(cut.end, cut.end + 2))?.[0] ?? ''
  return isOpen ? { ...cut, end: cut.end + closing.length } : cut
}

type Found = { after: number; label: string }

/** The longest sequence from a word on, and the index of the word after it. */
function longestFrom(tree: SequenceTree, words: Word[], from: number, isCapital: boolean): Found | null {
  let best: Found | null = null
  let node: SequenceTree | undefined = tree
  for (let at = from; node; at++) {
    const end: Sequence | undefined = node.ends.find((sequence) => isCapital || !sequence.isCapital)
    if (end && at >= (best?.after ?? 0)) best = { after: at, label: end.label }
    const word: string | undefined = words[at]?.folded
    if (word === undefined) return best
    // In the genitive ("Müllers"); not of single letters, which would multiply the paths through the tree.
    const named: SequenceTree | undefined =
      word.length > 3 && word.endsWith('s') ? node.next.get(word.slice(0, -1)) : undefined
    const other = named ? longestFrom(named, words, at + 1, isCapital) : null
    if (other && other.after > (best?.after ?? 0)) best = other
    node = node.next.get(word)
  }
  return best
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

/** "j.m.[Name entfernt]", "M. [Name entfernt]" */
const INITIALS_BEFORE = /(?<![\p{L}\p{N}])(?:\p{L}[._-]\s?){1,4}(?=\[Name entfernt\])/gu

function joinRepeats(text: string): string {
  return text
    .replace(INITIALS_BEFORE, '')
    .replace(/(\[(?:Name|Arbeitgeber|Kontakt|Ort|Geburtsdaten) entfernt\])(?:[\s._-]{0,3}\1)+/g, '$1')
}
