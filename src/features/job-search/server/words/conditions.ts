import { type GermanWord, germanWords } from '~/lib/german/words'
import type { EmploymentType } from '~/lib/work/vocabulary'
import { FACT_NAMES, FACTS, type Fact } from './facts'
import { OFFER_KINDS, REFUSED } from './kinds/offer-kinds'

/**
 * Something a search says about the work, apart from its occupation. Postings that say so come first; those that say the
 * opposite are left out; the many that say nothing stay.
 */
export type Condition =
  | { kind: 'fact'; fact: Fact; isWanted: boolean; words: readonly GermanWord[] }
  /** Words that must not occur: "ohne Führerschein". */
  | { kind: 'words'; words: readonly GermanWord[] }
  | { kind: 'types'; types: readonly EmploymentType[]; isWanted: boolean }
  /** Euros an hour, at least. */
  | { kind: 'wage'; euros: number }
  /** Hours a week. */
  | { kind: 'hours'; from: number; to: number }

/** @property cut what goes from the search with it, if not the whole text: "ohne" of "ohne Nacht und Auto" stays */
export type FoundCondition = { text: string; label: string; condition: Condition; cut?: string }

const NEEDED = '(?:n(?:ö|oe)tig|notwendig|erforderlich)'
const NOT = `(?:ohne|keine?[nrsm]?|nicht|nichts|nix|nie|statt|au(?:ß|ss)er)\\s+(?:(?:nur|am|im|als|so|zu|viel|(?:an|auf|bei|in|mit)(?:\\s+d(?:er|em|en|ie|as))?)\\s+)?(?!${NEEDED})`
/** "ohne schweres Heben": what is meant follows. */
const HOW =
  '(?:(?:gro(?:ß|ss)|klein|lang|kurz|schwer|eigen|fest|hoh|gut|körperlich|geteilt|ständig|regelmäßig|weit|viel)e?[nrsm]?\\s+)'
/** Names of two words. */
const OF_TWO =
  '(?:call|contact|home|back|front|open)\\s+(?:center|office|space)|deutsche\\s+sprach\\p{L}*|[2-4](?:er)?[\\s-]*schicht\\p{L}*'
/** "ohne Führerschein und Auto" */
const EXCLUDED = new RegExp(
  `(?<![\\p{L}\\p{N}])${NOT}(${HOW}?(?:${OF_TWO}|[\\p{L}+#][\\p{L}\\p{N}+#.-]*))(?:\\s+(?:und|oder)\\s+([\\p{L}+#-]+))?`,
  'iu',
)
/** "Schicht nein", "Wochenende bitte nicht" */
const REFUSED_LAST = new RegExp(
  `(?<![\\p{L}\\p{N}])([\\p{L}+#][\\p{L}\\p{N}+#.-]{2,40})(?:\\s+nicht\\s+${NEEDED}|${REFUSED})`,
  'iu',
)
/** "Sonntags frei", "freie Wochenenden", "schichtfrei" */
const OFF =
  /(?<!\p{L})(?:(?:am\s+|die\s+)?((?:sonn|sams|feier)tage?s?|sonnabende?s?|wochenenden?|abende?s?|nachmittage?s?|nachts?)(?:\s+und\s+(?:die\s+)?(?:sonn|sams|feier)tage?s?)?\s+(?:immer\s+)?frei|freie[rnsm]?\s+((?:sonn|sams|feier)tage?n?|wochenenden?|abende?n?|nachmittage?n?)|(schicht|wochenend|nacht)freie?[rnsm]?)(?!\p{L})/iu
/** No such thing can be looked for: what counts is how people feel about it. */
const UNCHECKED =
  /(?<!\p{L})(?:(?:k(?:ö|oe)rperlich|seelisch)\s+(?:(?:nicht\s+)?(?:leichte?[rns]?|schwere?[rns]?|anstrengende?[rns]?))|gut\s+bezahlte?[rns]?|stressfreie?[rns]?|ohne\s+stress|(?:ab\s+)?sofort(?:\s+anfangen)?|jede[sn]?\s+(?:2\.|3\.|zweite[ns]?|dritte[ns]?)\s+(?:wochenende|samstag|sonntag)\s+frei|\d(?:\s?[-–]\s?\d)?\s*(?:x|mal)\s+(?:die|pro|je|in\s+der)\s+woche|(?:ab|mit)\s+18(?!\s*(?:[-–€]|eur|brutto|netto|pro|die|je|in\s+der|uhr|km|std|h(?!\p{L})|stunden|jahr|j(?:ä|ae)hr|[.,:]?\d))|(?:ab|zum|start|beginn)\s+(?:dem\s+)?\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{2,4})?|(?:nicht\s+(?:vor|nach)|(?:erst\s+)?ab)\s+(?!(?:1[6-9]|2[0-4])(?!\d))\d{1,2}(?:[:.]\d\d)?\s*uhr|(?<!(?:\d|uhr)\s{0,2})(?:nur\s+)?bis\s+(?:1[6-9]|2[0-4])(?:[:.]\d\d)?\s*uhr|nicht\s+nach\s+\d{1,2}(?:[:.]\d\d)?\s*uhr|(?:nur\s+)?(?:immer\s+)?(?:mon|diens|donners|frei)tags(?:\s+frei)?|(?:home[\s-]?office|teilzeit|vollzeit)\s+nicht\s+(?:n(?:ö|oe)tig|notwendig|erforderlich)|(?:nur\s+)?mittwochs(?:\s+frei)?|in\s+(?:meiner|der)\s+n(?:ä|ae)he(?!\s+(?:von|vom|der|des|am))|(?:(?:in\s+der\s+)?n(?:ä|ae)he\s+(?:(?:vom|des|am|von|der|zum)\s+)?|nah(?:e)?\s+(?:am\s+|dem\s+)?)(?:haupt)?(?:bahnhof|bahnhofs|bushaltestelle|haltestelle|[su]-bahn)|(?:haupt)?bahnhofsn(?:ä|ae)he|(?:(?:gut\s+)?(?:erreichbar\s+)?mit\s+(?:den\s+)?(?:ö|oe)ffis|zu\s+fu(?:ß|ss)(?:\s+erreichbar)?)|(?:h(?:ö|oe)chstens|maximal|max\.?|nur)\s+\d\s*tage?(?:\s+(?:die|pro|je|in\s+der)\s+woche)?|weniger\s+stunden|(?:ab|mit|als|unter|(?:ü|ue)ber)\s+(?:1[89]|[2-6]\d)\s*(?:jahren?|j(?:ä|ae)hrige[rn]?)(?:\s+(?:alt|noch))?(?!\s+(?:berufs)?erfahrung)|mit\s+[4-6]\d\s+noch|(?:ü|ue)\s?[3-6]0|[3-6]0\s?(?:\+|plus)|(?:wenig|kaum)\s+(?!erfahrung)\p{L}{3,30}|(?:ab|zum|start|beginn)\s+(?:\d{1,2}\.\s?)?(?:januar|februar|m(?:ä|ae)rz|april|mai|juni|juli|august|september|oktober|november|dezember)|(?:(?:nicht\s+)?im\s+(?:sitzen|stehen)(?:\s+arbeiten)?|sitzende[nr]?\s+t(?:ä|ae)tigkeit(?:en)?))(?!\p{L})/giu

/** Reads the next exclusion of a text, one or two things that are unwanted; empty when there is none (more). */
export function readExclusions(text: string): FoundCondition[] {
  const off = OFF.exec(text)
  const found = off ?? EXCLUDED.exec(text) ?? REFUSED_LAST.exec(text)
  if (found === null) return []
  const phrase = found[0]
  const [first = '', second = ''] = off ? [off.slice(1).find(Boolean)] : found.slice(1)
  const object = first.replace(/[.,]$/, '')
  const known = [object, second].map((each) => knownExclusion(each))
  if (second === '' || known.every((each) => each === null)) {
    const read = known[0] ?? excludedWords([object, second].filter(Boolean).join(' und '))
    return read === null ? [] : [{ ...read, text: phrase }]
  }
  // "Ohne Nachtschicht und Wochenende": each goes alone, and "ohne" stays for the other.
  const [from, to] = [phrase.indexOf(first), phrase.lastIndexOf(second)]
  const end = from + first.length
  const [one, other] = [known[0] ?? excludedWords(object), known[1] ?? excludedWords(second)]
  return [
    ...(one === null ? [] : [{ ...one, text: phrase.slice(0, end), cut: phrase.slice(from, to) }]),
    ...(other === null ? [] : [{ ...other, text: phrase.slice(end).trim() }]),
  ]
}

type Excluded = Pick<FoundCondition, 'label' | 'condition'>

/** An exclusion that postings can be checked for by more than the word. */
function knownExclusion(object: string): Excluded | null {
  const fact = FACT_NAMES.find((name) => {
    const { without, unwanted, asked } = FACTS[name]
    return without !== undefined && isWhole(unwanted ?? asked, object)
  })
  const label = fact && FACTS[fact].without?.label
  if (fact !== undefined && label !== undefined)
    return { label, condition: { kind: 'fact', fact, isWanted: false, words: [] } }
  const kind = OFFER_KINDS.find(({ pattern, filters }) => filters.arbeitszeit && isWhole(pattern, object))
  const types = kind?.filters.arbeitszeit
  return types === undefined
    ? null
    : { label: `Nicht ${types.join(' oder ')}`, condition: { kind: 'types', types, isWanted: false } }
}

function excludedWords(named: string): Excluded | null {
  const words = germanWords(named.replace(LEADING_HOW, ''))
  return words.length === 0 ? null : { label: `Ohne ${named}`, condition: { kind: 'words', words } }
}

const LEADING_HOW = new RegExp(`^${HOW}`, 'iu')

function isWhole(pattern: RegExp, text: string): boolean {
  return pattern.exec(text)?.[0].trim().length === text.trim().length
}

const NEGATED = /^\s*(?:auch\s+)?(?:ohne|keine?|nicht)\b/iu

/** Facts that a text asks for: "nachts", "Ferienjob", "Montag bis Freitag". */
export function readFacts(text: string, facts: readonly Fact[]): FoundCondition[] {
  const found: FoundCondition[] = []
  let rest = text
  for (const fact of facts) {
    const phrase = FACTS[fact].asked.exec(rest)?.[0]
    if (phrase === undefined) continue
    rest = rest.replace(phrase, ' ')
    // "Ohne Ausbildung" is not what those say best that speak of training.
    const words = NEGATED.test(phrase) ? [] : germanWords(phrase)
    const condition = { kind: 'fact', fact, isWanted: true, words } as const
    found.push({ text: phrase.trim(), label: FACTS[fact].label, condition })
  }
  return found
}

/** Facts that words ask for which name the work as well, and stay among the searched: "im Rathaus". */
export function readFactsBeside(text: string, known: readonly Condition[]): FoundCondition[] {
  return FACT_NAMES.flatMap((fact) => {
    const phrase = FACTS[fact].alsoBy?.exec(text)?.[0]
    const isKnown = known.some((each) => each.kind === 'fact' && each.fact === fact)
    if (phrase === undefined || isKnown) return []
    return [{ text: phrase, label: FACTS[fact].label, condition: { kind: 'fact', fact, isWanted: true, words: [] } }]
  })
}

const HOURS =
  /(?<![\p{L}\p{N}.,])(\d{1,2})[\s-]*(?:h|std\.?|stunden?)(?!\p{L})(\s+(?:am|pro|je)\s+tag|\s+t(?:ä|ae)glich)?/iu
const WORKING_DAYS = 5
const HOURS_AROUND = 5

/** "20 Stunden", "4 Stunden am Tag": postings with about as many hours a week come first. */
export function readHours(text: string): Condition | null {
  const [, number = 0, isDaily] = HOURS.exec(text) ?? []
  const hours = Number(number) * (isDaily ? WORKING_DAYS : 1)
  return hours < 2 || hours > 48
    ? null
    : { kind: 'hours', from: Math.max(1, hours - HOURS_AROUND), to: hours + HOURS_AROUND }
}

/** What the text asks for that no posting can be checked for, as typed. */
export function unchecked(text: string): string[] {
  return [...text.matchAll(UNCHECKED)].map(([phrase]) => phrase)
}

/** The text without what cannot be checked. */
export function withoutUnchecked(text: string): string {
  return text.replace(UNCHECKED, ' ')
}
