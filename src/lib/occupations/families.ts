import { stemGerman } from '../german/stem.ts'
import { type GermanWord, germanWords } from '../german/words.ts'
import {
  familiesOfSector,
  isFieldOfWork,
  isOtherWorkThanItsHead,
  isTermOfField,
  OCCUPATIONS_OF_ANY_FIELD,
} from './fields-of-work.ts'
import { isInFieldOfHead } from './heads/general-heads.ts'
import { keyOf, OCCUPATION_LINES, readLine } from './lines.ts'

/** A family of occupations: titles that mean the same work, including old, colloquial and English ones. */
export type OccupationFamily = {
  /** Name as one folded word; stored in the search index. */
  key: string
  /** KldB 2010 (2020), five digits; the last is the requirement level. */
  code: string
  name: string
  names: readonly string[]
  /** Keys of families with similar work: found as well, but ranked lower. */
  neighbours: readonly string[]
}

/** An occupation named in a text: its possible families, and which of the words name it. */
export type FoundOccupation = { families: readonly string[]; words: readonly number[] }

type Pattern = { family: string; terms: readonly string[]; order: number }
type Lexicon = {
  families: ReadonlyMap<string, OccupationFamily>
  names: ReadonlyMap<string, GermanWord[][]>
  /** Names of one word. */
  single: ReadonlyMap<string, string[]>
  /** Names of several words, by their rarest word: a title must have all words of a name. */
  multiple: ReadonlyMap<string, Pattern[]>
}

let lexicon: Lexicon | undefined

/** All families, in the order of the data. */
export function occupationFamilies(): OccupationFamily[] {
  return [...read().families.values()]
}

/** The family with this key; undefined when there is none. */
export function occupationFamily(key: string): OccupationFamily | undefined {
  return read().families.get(key)
}

/** The names of a family, each as its words. */
export function occupationNames(key: string): GermanWord[][] {
  return read().names.get(key) ?? []
}

/**
 * The occupations that a text names, the longest names first; no word counts twice. A compound that is no name itself
 * counts by its head: a "Krankenhauskoch" is a Koch.
 */
export function findOccupations(words: readonly GermanWord[]): FoundOccupation[] {
  const found: FoundOccupation[] = []
  const taken = new Set<number>()
  for (const { families, indexes } of severalWords(words)) {
    if (indexes.some((index) => taken.has(index))) continue
    for (const index of indexes) taken.add(index)
    found.push({ families, words: indexes })
  }
  words.forEach((word, index) => {
    if (taken.has(index)) return
    const families = familiesOfWord(word)
    if (families.length > 0) found.push({ families, words: [index] })
  })
  return found
}

/**
 * The families of the occupations that a job title is about. A field next to a person of other work does not count
 * ("Landschaftsgärtner – Pflege", "Dozent Buchhaltung"), next to a person of any field it does ("Sachbearbeiter
 * Buchhaltung"). A name of several words also stands for those of its words with similar work ("Mechatroniker
 * Kältetechnik").
 */
export function familiesOfTitle(words: readonly GermanWord[]): string[] {
  const found = findOccupations(words)
  const fields = new Set(
    found.filter(({ words: indexes }) => indexes.every((index) => isFieldOfWork(words[index] ?? { raw: '' }))),
  )
  const special = found
    .filter((each) => !fields.has(each))
    .flatMap(({ families }) => families)
    .filter((key) => !OCCUPATIONS_OF_ANY_FIELD.has(key))
  const isOther = (key: string) => special.length > 0 && !special.some((each) => areClose(each, key))
  const families = found.flatMap((each) => {
    if (fields.has(each)) return each.families.filter((key) => !isOther(key))
    // In German the narrowing word comes last: a "UX Designer" does not belong to the Designer's family.
    const alone = each.words.length < 2 ? [] : familiesAlone(words[each.words[0] ?? 0])
    return [...each.families, ...alone.filter((key) => each.families.some((own) => areClose(own, key)))]
  })
  return [...new Set(families)]
}

function familiesAlone(word: GermanWord | undefined): readonly string[] {
  return word === undefined || isFieldOfWork(word) ? [] : familiesOfWord(word)
}

/**
 * Whether the head of a compound says what it is: an "Altenpfleger" is a Pfleger; a "Tierpfleger" is not, because the
 * whole word names other work.
 */
export function isKindOfItsHead({ term, parts }: GermanWord): boolean {
  const { single } = read()
  const head = parts.at(-1)
  const own = single.get(term)
  const ofHead = head === undefined ? undefined : single.get(head)
  if (own === undefined || ofHead === undefined) return true
  return ofHead.some((other) => OCCUPATIONS_OF_ANY_FIELD.has(other) || own.some((key) => areClose(key, other)))
}

/** Keys of the families in the sector that a word names ("IT", "Handwerk"); empty when it names none. */
export function sectorFamilies(word: GermanWord): string[] {
  return familiesOfSector(word).map(keyOf)
}

function familiesOfWord(word: GermanWord): readonly string[] {
  if (WAY_OF_WORKING.test(word.raw) || THING.test(word.raw)) return []
  const { single } = read()
  // "Buchhaltung" is what a Buchhalter does.
  const own = single.get(word.term) ?? single.get(doer(word.term))
  if (own !== undefined) return own
  // "Fach" adds nothing: a "Hafenfacharbeiter" is a Hafenarbeiter.
  const withoutFach = word.term.includes('fach') ? single.get(word.term.replace(/(?<=\p{L}{3})fach/u, '')) : undefined
  if (withoutFach !== undefined) return withoutFach
  // The longest tail of the compound that is a name: "Chef|finanz|buchhalter".
  if (isOtherWorkThanItsHead(word)) return []
  for (let start = 1; start < word.parts.length; start++) {
    const end = word.parts.slice(start).join('')
    const ending = single.get(end) ?? single.get(doer(end))
    if (ending !== undefined) return inFieldOfHead(word, word.parts.slice(0, start), ending)
  }
  return familiesOfStaff(word)
}

function inFieldOfHead(word: GermanWord, front: readonly string[], keys: readonly string[]): readonly string[] {
  const { single, families } = read()
  const codes = front.flatMap((part) => single.get(part) ?? []).flatMap((key) => families.get(key)?.code ?? [])
  return keys.filter((key) => isInFieldOfHead(word, { key, code: families.get(key)?.code ?? '' }, codes))
}

/** Word endings for people who work in a field: "Rezeptionskraft", "Empfangsmitarbeiter". */
const STAFF = new Set(['kraft', 'fachkraft', 'mitarbeiter', 'team', 'personal'].map(stemGerman))

function familiesOfStaff({ parts }: GermanWord): readonly string[] {
  const head = parts.at(-1)
  if (head === undefined || !STAFF.has(head)) return []
  const field = parts.slice(0, -1).join('')
  return (isTermOfField(field) && read().single.get(field)) || []
}

/** Ways of working that share the stem of an occupation: Schichtarbeiter, Heimarbeiter. */
const WAY_OF_WORKING = /^(?:schicht|nacht|wochenend|team|projekt|zusammen|heim|tele|kurz|feiertags)arbeit(?:en)?$/iu

/** What shares the stem of an occupation: Schleifer, Näher, Spinner, Hauer, Weber, Ausbilder, Montage, Reisender, Schaffner, Ordner, Blechner. */
const THING =
  /^(?:schleifen?|n(?:ä|ae)he|spinnen?|hauen?|webs?|montags?|reisen?|schaffen?|ordnung|bleche?|(?:aus|weiter|fort)bildung(?:en)?)$/iu

/** The stem of the person for an activity: "buchhaltung" → the stem of "buchhalter". */
export function doer(term: string): string {
  return term.endsWith('ung') ? stemGerman(`${term.slice(0, -3)}er`) : term
}

function severalWords(words: readonly GermanWord[]) {
  const at = new Map<string, number>()
  words.forEach((word, index) => {
    // Only the head: a Fahrlehrer is no Fahrer.
    const head = word.parts.at(-1)
    if (head !== undefined && !at.has(head)) at.set(head, index)
  })
  words.forEach((word, index) => void at.set(word.term, index))
  const byWords = new Map<string, { families: string[]; indexes: number[]; length: number }>()
  for (const { family, terms } of namesWithin(at)) {
    const indexes = [...new Set(terms.map((term) => at.get(term) ?? -1))].sort((a, b) => a - b)
    if (indexes.length < 2) continue
    // A name of its own only helps to form another when the work is similar, and still counts itself.
    const own = indexes.flatMap((index) => ownFamilies(words[index], terms))
    if (own.some((key) => !areClose(key, family))) continue
    const known = byWords.get(indexes.join())
    if (known === undefined)
      byWords.set(indexes.join(), { families: [...new Set([family, ...own])], indexes, length: terms.length })
    else if (!known.families.includes(family)) known.families.push(family)
  }
  return [...byWords.values()].sort((a, b) => b.length - a.length)
}

/** The names of several words whose terms are all among these, in the order of their first term and of the data. */
function namesWithin(at: ReadonlyMap<string, unknown>): readonly Pattern[] {
  const { multiple } = read()
  const within: Pattern[] = []
  for (const term of at.keys()) {
    for (const pattern of multiple.get(term) ?? []) if (hasAll(at, pattern.terms)) within.push(pattern)
  }
  if (within.length < 2) return within
  const places = [...at.keys()]
  const first = ({ terms }: Pattern) => Math.min(...terms.map((term) => places.indexOf(term)))
  return within.sort((a, b) => first(a) - first(b) || a.order - b.order)
}

function hasAll(at: ReadonlyMap<string, unknown>, terms: readonly string[]): boolean {
  for (const term of terms) if (!at.has(term)) return false
  return true
}

/** The families that a word names by itself, when only its head is among these terms. */
function ownFamilies(word: GermanWord | undefined, terms: readonly string[]): readonly string[] {
  return word === undefined || terms.includes(word.term) ? [] : (read().single.get(word.term) ?? [])
}

/** Whether two families are the same, or one lists the other as similar. */
export function areClose(key: string, other: string): boolean {
  const { families } = read()
  const isClose = families.get(key)?.neighbours.includes(other) || families.get(other)?.neighbours.includes(key)
  return key === other || isClose === true
}

/** Families that are a kind of this one by name: a Küchenverkäufer is a Verkäufer. */
export function kindsOf(key: string): string[] {
  const { families } = read()
  return [...families.keys()].filter((each) => each !== key && each.endsWith(key) && areClose(each, key))
}

function read(): Lexicon {
  lexicon ??= build()
  return lexicon
}

function build(): Lexicon {
  const families = new Map<string, OccupationFamily>()
  for (const line of OCCUPATION_LINES) {
    const family = readLine(line)
    families.set(family.key, family)
  }
  const names = new Map<string, GermanWord[][]>()
  const single = new Map<string, string[]>()
  const several: Pattern[] = []
  for (const family of families.values()) {
    const all = [family.name, ...family.names].flatMap(withOtherEnglish).flatMap(withShopTraining)
    const ways = all.map(germanWords).filter((words) => words.length > 0)
    names.set(family.key, ways)
    for (const words of ways) addName(family.key, words, single, several)
    // "PHP-Entwickler" for "PHP Entwickler".
    for (const name of all.filter((each) => /^\p{L}+(?: \p{L}+)+$/u.test(each)))
      addName(family.key, germanWords(name.replaceAll(' ', '-')), single, several)
  }
  return { families, names, single, multiple: byRarestTerm(several) }
}

/** Software makers are called any of these, whatever comes before. */
const MAKERS = ['Entwickler', 'Developer', 'Engineer', 'Programmierer']
const MADE_BY = /^(?<what>.+ )(?:Entwickler|Developer)$/u

/** A name, with "Engineer" and the like for "Developer". */
function withOtherEnglish(name: string): string[] {
  const what = MADE_BY.exec(name)?.groups?.what
  return what === undefined ? [name] : MAKERS.map((maker) => `${what}${maker}`)
}

const SELLER_OF = /^(?<what>\p{L}{3,}?)(?:fach)?verkäufer$/u

/** Who sells furniture in a shop is called by the training as well: "Kaufmann im Einzelhandel – Möbel". */
function withShopTraining(name: string): string[] {
  const what = SELLER_OF.exec(name)?.groups?.what
  return what === undefined ? [name] : [name, `Kaufmann Einzelhandel ${what}`]
}

function addName(family: string, words: GermanWord[], single: Map<string, string[]>, several: Pattern[]) {
  const terms = words.map(({ term }) => term)
  const [first] = terms
  if (first === undefined) return
  if (terms.length === 1) {
    const known = single.get(first) ?? []
    if (!known.includes(family)) single.set(first, [...known, family])
    // "IT Support" for "IT-Support", "Entwickler Software" for "Softwareentwickler".
    const parts = words[0]?.parts ?? []
    if (parts.length === 2) several.push({ family, terms: parts, order: several.length })
    return
  }
  several.push({ family, terms, order: several.length })
}

function byRarestTerm(patterns: readonly Pattern[]): Map<string, Pattern[]> {
  const counts = new Map<string, number>()
  for (const { terms } of patterns) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  const multiple = new Map<string, Pattern[]>()
  for (const pattern of patterns) {
    const rarest = pattern.terms.reduce((a, b) => ((counts.get(b) ?? 0) < (counts.get(a) ?? 0) ? b : a))
    const known = multiple.get(rarest)
    if (known === undefined) multiple.set(rarest, [pattern])
    else known.push(pattern)
  }
  return multiple
}
