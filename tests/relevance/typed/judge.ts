import { createHash } from 'node:crypto'
import type { TypedPosting } from './market'
import { ATTRIBUTE_QUERIES } from './queries-attributes'
import { CONDITION_QUERIES } from './queries-conditions'
import { FIFTH_LOOK_QUERIES } from './queries-fifth-look'
import { FOURTH_LOOK_QUERIES } from './queries-fourth-look'
import { FURTHER_WORD_QUERIES } from './queries-further-words'
import { NUMBER_AND_NAME_QUERIES } from './queries-numbers-and-names'
import { PLACE_QUERIES } from './queries-places'
import { SECOND_LOOK_QUERIES } from './queries-second-look'
import { SIXTH_LOOK_QUERIES } from './queries-sixth-look'
import { SPELLING_QUERIES } from './queries-spelling'
import { THIRD_LOOK_QUERIES } from './queries-third-look'

/** A query, what it should find, and what the page has to say about it. */
export type TypedQuery = {
  query: string
  /** Half of the queries is kept aside: nobody looks at their single answers. */
  isKept: boolean
  grades: ReadonlyMap<string, number>
  never: ReadonlySet<string>
  /** Words of a condition that must be shown as understood, or as not. */
  condition: string
  /** The place's name belongs to several towns. */
  asksPlace: boolean
}

/**
 * Lines of queries: query ¦ grades ¦ what has to be said. Grades are lists of descriptions by tag, "3: koch kassel -azubi"
 * for cooks in Kassel except training; commas join descriptions, and the best grade counts. "nie" must not be among the
 * first ten. ">=3000" and "<3000" compare pay a month, "h>=15" pay an hour, "=ref" is the posting that `{ref …}` named.
 * Each look was written later than the one before, the sixth over a market of its own.
 */
const LOOKS = {
  first: [
    ATTRIBUTE_QUERIES,
    CONDITION_QUERIES,
    FURTHER_WORD_QUERIES,
    SPELLING_QUERIES,
    PLACE_QUERIES,
    NUMBER_AND_NAME_QUERIES,
  ],
  second: [SECOND_LOOK_QUERIES],
  third: [THIRD_LOOK_QUERIES],
  fourth: [FOURTH_LOOK_QUERIES],
  fifth: [FIFTH_LOOK_QUERIES],
  sixth: [SIXTH_LOOK_QUERIES],
}

export type Look = keyof typeof LOOKS

export function typedQueries(market: readonly TypedPosting[], look: Look): TypedQuery[] {
  const known = new Set(market.flatMap(({ tags }) => [...tags]))
  return LOOKS[look].flatMap((lines) => lines.trim().split('\n')).map((line) => readQuery(line, market, known))
}

function readQuery(line: string, market: readonly TypedPosting[], known: ReadonlySet<string>): TypedQuery {
  const [raw = '', lists = '', said = ''] = line.split('|').map((part) => part.trim())
  const named = /\{(ref\w*) ([^}]+)\}/.exec(raw)
  const target = named && market.find((posting) => fits(posting, named[2] ?? '', known))
  if (named && !target) throw new Error(`no posting for ${raw}`)
  const spelled = named && target ? spelledReference(target.reference, named[1] ?? '') : ''
  const grades = new Map<string, number>()
  const never = new Set<string>()
  for (const list of lists.split(';')) {
    const [grade = '', descriptions = ''] = list.split(': ').map((part) => part.trim())
    for (const description of descriptions.split(' , ')) {
      const found = description === '=ref' ? [target] : market.filter((each) => fits(each, description, known))
      for (const posting of found) {
        if (!posting) continue
        if (grade === 'nie') never.add(posting.key)
        else grades.set(posting.key, Math.max(grades.get(posting.key) ?? 0, Number(grade)))
      }
    }
  }
  for (const key of grades.keys()) never.delete(key)
  return {
    query: raw.replace(/\{[^}]+\}/, spelled),
    isKept: (createHash('sha256').update(raw).digest()[0] ?? 0) % 2 === 1,
    grades,
    never,
    condition: /^cond: (.+)$/.exec(said)?.[1] ?? '',
    asksPlace: said.startsWith('ask: '),
  }
}

function spelledReference(reference: string, how: string): string {
  if (how === 'refspaced') return reference.replace('-', ' ').toLowerCase()
  return how === 'refdigits' ? reference.replace(/\D/g, '') : reference
}

function fits(posting: TypedPosting, description: string, known: ReadonlySet<string>): boolean {
  return description
    .trim()
    .split(/\s+/)
    .every((word) => fitsWord(posting, word, known))
}

function fitsWord({ tags, pay, hourly }: TypedPosting, word: string, known: ReadonlySet<string>): boolean {
  const [, of, sign, amount] = /^(h?)(>=|<)([\d.]+)$/.exec(word) ?? []
  if (amount !== undefined) {
    const own = of === 'h' ? hourly : pay
    return sign === '<' ? own < Number(amount) : own >= Number(amount)
  }
  const tag = word.replace(/^-/, '')
  if (!known.has(tag)) throw new Error(`no posting has the tag ${tag}`)
  return tags.has(tag) !== word.startsWith('-')
}
