import { NAME_REMOVED } from './redact-patterns'
import { type Cut, cutOf, isWordOrGenitive, type Word, wordsOf } from './redact-words'

export const PARTICLES = new Set(
  'von vom van der den dem de del della di da dos du zu zum zur und al el la le bin ibn ter ten'.split(' '),
)

/** The parts of a name, in any spelling, alone or in a handle. */
export function findNames(
  text: string,
  words: Word[],
  names: Word[],
  handles: ReadonlySet<string>,
): (Cut & { at: number })[] {
  const parts = [...new Set(names.filter((name) => name.folded.length > 2).map(({ folded }) => folded))]
  return words.flatMap((word, at) =>
    names.some((name) => isName(word, name)) || isShortBeside(text, words, at, names) || isHandle(word, parts, handles)
      ? [{ ...cutOf(word, NAME_REMOVED), at }]
      : [],
  )
}

/** Where a name begins with its own "von der", "v. d." or, before these, an initial. */
export function withParticles(
  text: string,
  words: readonly Word[],
  at: number,
  { particles, names }: { particles: ReadonlySet<string>; names: readonly Word[] },
): number {
  const starts = (letter: string) => (own: string) => own.startsWith(letter)
  const isOwn = ({ folded }: Word) =>
    particles.has(folded) ||
    (folded.length === 1 && [...particles, ...names.map((name) => name.folded)].some(starts(folded)))
  let first = words[at]
  for (let back = at - 1; particles.size > 0 && first !== undefined; back--) {
    const before = words[back]
    if (before === undefined || !isOwn(before) || !/^\.?\s?$/.test(text.slice(before.end, first.start))) break
    first = before
  }
  return first?.start ?? words[at]?.start ?? 0
}

function isName(word: Word, name: Word): boolean {
  // "An", "Li": in lower case these are ordinary words.
  if (name.text.length <= 2) return word.text === name.text
  return isWordOrGenitive(word.folded, name.folded)
}

/** A short part of the name, or an initial, directly beside another part: "LI WEI", "li.wei", "J. Müller". */
function isShortBeside(text: string, words: readonly Word[], at: number, names: readonly Word[]): boolean {
  const word = words[at]
  if (word === undefined || word.text.length > 2) return false
  const short = names.find(
    ({ folded }) => folded === word.folded || (word.folded.length === 1 && folded.startsWith(word.folded)),
  )
  if (short === undefined) return false
  const isOther = (other: Word | undefined) =>
    other !== undefined && names.some((name) => name !== short && name.folded.length > 2 && isName(other, name))
  const between = (one: Word | undefined, next: Word | undefined) => text.slice(one?.end, next?.start)
  // "an Nguyen": in small letters only within a handle.
  const joins = /^\p{Lu}/u.test(word.text) ? /^\.?[\s._-]?$/ : /^[._-]$/
  return (
    (isOther(words[at + 1]) && joins.test(between(word, words[at + 1]))) ||
    (isOther(words[at - 1]) && joins.test(between(words[at - 1], word)))
  )
}

/**
 * A part of the name with another, or with initials ("jmueller", "muellerj", "annguyen", "jmstrauss"), and names that
 * are written in one word ("oneill", "vonderheide").
 */
export function handlesOf(parts: readonly Word[], names: readonly string[]): Set<string> {
  const long = parts.filter((part) => part.folded.length > 2)
  const all = names.flatMap(wordsOf)
  return new Set([
    ...names
      .filter((name) => wordsOf(name).length > 1)
      .flatMap((name) => wordsOf(name.replace(/[^\p{L}\p{M}]/gu, '')))
      .map(({ folded }) => folded),
    ...long.flatMap((part) => {
      const others = parts.filter((other) => other !== part).flatMap(({ folded }) => [folded.charAt(0), folded])
      const before = all.slice(
        0,
        Math.max(
          0,
          all.findIndex(({ folded }) => folded === part.folded),
        ),
      )
      const initials = before.map(({ folded }) => folded.charAt(0)).join('')
      return [...others, initials].flatMap((other) => [other + part.folded, part.folded + other])
    }),
  ])
}

/** Two parts of the name in one word, or one with an initial of another ("jmueller") or followed by digits. */
function isHandle(word: Word, parts: readonly string[], handles: ReadonlySet<string>): boolean {
  if (parts.filter((part) => word.folded.includes(part)).length > 1) return true
  const bare = withoutDigitsAtEnd(word.folded)
  return handles.has(bare) || (bare !== word.folded && parts.includes(bare))
}

/** Without a pattern, which would try again at each digit. */
function withoutDigitsAtEnd(text: string): string {
  let end = text.length
  while (end > 0 && '0123456789'.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

/** A name hyphenated at a line end ("Mül-" and "ler"). */
export function findBroken(text: string, words: Word[], names: Word[]): Cut[] {
  return words.flatMap((word, at): Cut[] => {
    const next = words[at + 1]
    if (!next || !/^-\s*$/.test(text.slice(word.end, next.start))) return []
    const joined = { ...word, text: word.text + next.text, folded: word.folded + next.folded }
    const isOne = names.some((name) => name.text.length > 2 && isName(joined, name))
    return isOne ? [{ start: word.start, end: next.end, label: NAME_REMOVED }] : []
  })
}

/** A name with characters between its letters ("M Ü L L E R", "m.ü.l.l.e.r"). */
export function findSpelled(text: string, names: Word[]): Cut[] {
  const spelled = text.matchAll(/(?<![\p{L}\p{N}])(?:\p{L}[\s._·-]){2,}\p{L}(?![\p{L}\p{N}])/gu)
  return [...spelled].flatMap((match): Cut[] => {
    const folded = wordsOf(match[0].replace(/[^\p{L}]/gu, ''))[0]?.folded ?? ''
    const isOne = names.some((name) => name.folded.length > 2 && folded.includes(name.folded))
    return isOne ? [{ start: match.index, end: match.index + match[0].length, label: NAME_REMOVED }] : []
  })
}
