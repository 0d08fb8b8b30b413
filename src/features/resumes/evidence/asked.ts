import { stemGerman } from '~/lib/german/stem'
import { synonymsOf } from '~/lib/german/synonyms'
import { type GermanWord, germanWords } from '~/lib/german/words'
import { occupationNames } from '~/lib/occupations/families'
import { namesOfSameOccupation } from './renamed-occupations'
import { workCode } from './wording'

/** Groups of terms: any one group says it; all terms of a group have to stand in one passage. */
type Ways = readonly (readonly string[])[]
/** What is looked for in a résumé: an occupation, or a word. */
export type Asked = AskedOccupation | AskedWord
export type AskedOccupation = {
  kind: 'occupation'
  /** As it was written. */
  text: string
  ways: Ways
  /** With `code`: the same occupation by other names. */
  families: readonly string[]
  /** Four digits of the KldB; '' when unknown. */
  code: string
  /** Families of similar work. */
  related: readonly string[]
  /** Words that narrow it down ("Java" of "Java Entwickler"): under another name they have to be said as well. */
  qualifiers: readonly AskedWord[]
}
export type AskedWord = {
  kind: 'word'
  text: string
  ways: Ways
  /** Families of those who work in the field that the word names. */
  families: readonly string[]
}

type Unit = {
  words: readonly GermanWord[]
  families: readonly string[]
  neighbours: readonly string[]
  qualifiers: readonly GermanWord[]
}

/** An occupation of a text: a query or a requirement. */
export function askedOccupation({ words, families, neighbours, qualifiers }: Unit, source: string): AskedOccupation {
  const text = writtenIn(source, words)
  const code = workCode(text)
  return {
    kind: 'occupation',
    text,
    ways: [...waysOf(words), ...namesOfSameOccupation(words).slice(1)],
    families,
    code: code === '' ? codeOfFamily(families) : code,
    related: neighbours,
    qualifiers: qualifiers.map((word) => askedWord(word)),
  }
}

/** The words with what stands between them: "Fachkraft für Lagerlogistik". */
function writtenIn(source: string, words: readonly GermanWord[]): string {
  const raws = words.map(({ raw }) => raw)
  const places = raws.map((raw) => source.indexOf(raw))
  const start = Math.min(...places)
  const end = Math.max(...raws.map((raw, at) => (places[at] ?? 0) + raw.length))
  const joined = raws.join(' ')
  // Words that were made of others ("Gesundheits- und …", "LKW Fahrer") do not stand in the source. What else it says
  // belongs to no quotation of theirs.
  const isWhole = () => germanWords(source).every(({ term }) => words.some((word) => word.term === term))
  const written = start >= 0 ? source.slice(start, end) : isWhole() ? source.trim() : joined
  return written.length > joined.length + MOST_BETWEEN ? joined : written
}

/** Characters of the words between those of one name: "für", "und". */
const MOST_BETWEEN = 12

/** A word that is no occupation, with the families of its field if it names one. */
export function askedWord(word: GermanWord, families: readonly string[] = []): AskedWord {
  const { term, parts, raw } = word
  const head = parts.at(-1)
  const isHyphened = /[-‐‑]/.test(raw)
  const isOnlyKnown = head !== undefined && parts.length > 1 && (KNOWING.has(head) || (isHyphened && NAMED.has(head)))
  const ways = isOnlyKnown ? [[term], parts.slice(0, -1)] : isHyphened ? waysOf([word]) : [[term]]
  return { kind: 'word', text: raw, ways: [...ways, ...synonymsOf(term).map((other) => [other])], families }
}

/** Ends of words that only say that something should be known: "HACCP-Kenntnisse". */
const KNOWING = new Set(
  ['kenntnis', 'kenntnisse', 'erfahrung', 'erfahrungen', 'wissen', 'schein', 'brief', 'padagogik', 'software'].map(
    stemGerman,
  ),
)

/** Ends of words that say what something named is: who knows Heidenhain knows a "Heidenhain-Steuerung". */
const NAMED = new Set(
  ['steuerung', 'steuerungen', 'methode', 'methoden', 'programmierung', 'system', 'systeme'].map(stemGerman),
)

/** The words themselves, also in one word, and a single compound also as its parts ("Entwickler Software"). */
function waysOf(words: readonly GermanWord[]): string[][] {
  const [only] = words
  const own = words.map(({ term }) => term)
  if (words.length > 1) return [own, [own.join('')]]
  return only !== undefined && only.parts.length > 1 ? [own, [...only.parts]] : [own]
}

function codeOfFamily(families: readonly string[]): string {
  const name = families.length === 1 ? occupationNames(families[0] ?? '')[0] : undefined
  return name === undefined ? '' : workCode(name.map(({ raw }) => raw).join(' '))
}
