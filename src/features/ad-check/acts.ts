import type { Act } from './act'
import { findPhrases, type Span } from './phrase'
import {
  ABOUT_WORK,
  BECAUSE,
  COUNTED,
  HELPS,
  KEEPS_OUT,
  NAMED,
  OPENS,
  PAID,
  REFUSES,
  SEEKS,
  SHUTS,
  TELL,
  UNPAID,
  WANTS,
  YOU,
} from './rules/acts/signs'
import type { AdField } from './schema'
import { sentencesOf } from './sentences'

const HAS_ACT = { asked, refused, 'shut-out': shutsOut, 'kept-out': keepsOut, sought: seeks, unpaid } satisfies Record<
  Act,
  unknown
>

/** The words of a rule in the sentences that do the act, one finding for a sentence. */
export function findActs(
  act: Act,
  rule: { phrases: readonly string[]; exceptions: readonly string[] },
  field: AdField,
  text: string,
): Span[] {
  const found = findPhrases(rule.phrases, text)
  if (found.length === 0) return []
  const allowed = findPhrases(rule.exceptions, text)
  const topics = found.filter(
    (topic) =>
      !allowed.some(({ start, end }) => start < topic.end && topic.start < end) &&
      !isOfThings(text, topic) &&
      !(field === 'message' && isSigned(text, topic)),
  )
  return sentencesOf(text).flatMap(({ start, end }) => {
    const inside = topics.filter((topic) => topic.start >= start && topic.end <= end)
    const meant = inside
      .sort((a, b) => a.start - b.start || b.end - a.end)
      .find((topic) => HAS_ACT[act](text.slice(start, end), topic.start - start, field))
    return meant ? [meant] : []
  })
}

/** "Charlotte Jung" alone in a line is who writes, behind "Guten Tag" who reads. */
function isSigned(text: string, { start, end }: Span): boolean {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const to = text.indexOf('\n', end)
  return SIGNED.test(text.slice(from, to < 0 ? text.length : to).trim())
}
const SIGNED =
  /^(?:(?:Guten (?:Tag|Morgen|Abend)|Hallo|Liebe[rs]?|Sehr geehrte[rs]?|Hi|Moin|Servus) |(?=\p{Lu}\S{0,30} ))(?:\p{Lu}[\p{L}.-]{0,30} ){0,3}\p{Lu}[\p{L}.-]{1,30}[,!]?$/u

/** "Ohne deutschen Abschluss", "über 60 Bewerbungen": an adjective, or a number, that belongs to the noun behind it. */
function isOfThings(text: string, { start, end }: Span): boolean {
  const words = text.slice(start, end)
  return (
    ADJECTIVE.test(words) ||
    (/(?:^| )Frau$/u.test(words) && NAMED.test(text.slice(end, end + 12))) ||
    (NUMBER_LAST.test(words) && COUNTED.test(text.slice(end, end + 40)))
  )
}
const ADJECTIVE = /^deutsche[nr]?$/u
const NUMBER_LAST = /(?:\d|zig|zehn)$/iu

function asked(sentence: string, at: number, field: AdField): boolean {
  if (HELPS.test(sentence)) return false
  if (ABOUT_WORK.test(sentence) && !isYours(sentence, at)) return false
  const asks = sentence.includes('?')
  if (field === 'questions') return (asks ? YOU : TELL).test(sentence) || isLabel(sentence)
  if (field === 'message') return YOU.test(sentence) && (asks || TELL.test(sentence))
  return TELL.test(sentence) && !asks
}

function refused(sentence: string, at: number): boolean {
  if (HELPS.test(sentence) || !REFUSES.test(sentence)) return false
  if (ABOUT_WORK.test(sentence) && !isYours(sentence, at)) return false
  return YOU.test(sentence) || BECAUSE.test(sentence.slice(0, at)) || IS_SOMEBODY.test(sentence.slice(at, at + 10))
}

/** "Eine alleinerziehende Mutter …", "Wer im Rollstuhl …": of a kind of person, and so of the reader. */
const IS_SOMEBODY = /^(?:eine?[mnr]?|wer|jemand(?:en)?) /iu

function shutsOut(sentence: string, at: number, field: AdField): boolean {
  const shuts = SHUTS.test(sentence) || (field === 'message' && (REFUSES.test(sentence) || WANTS.test(sentence)))
  return shuts && !OPENS.test(sentence) && !isServed(sentence, at)
}

function keepsOut(sentence: string, at: number): boolean {
  return KEEPS_OUT.test(sentence) && !OPENS.test(sentence) && !isServed(sentence, at)
}

function unpaid(sentence: string): boolean {
  return UNPAID.test(sentence) && !PAID.test(sentence)
}

function seeks(sentence: string, at: number): boolean {
  return (SEEKS.test(sentence) || isShort(sentence)) && !OPENS.test(sentence) && !isServed(sentence, at)
}

const YOURS_HERE = /^(?:als |(?:\p{L}{1,9} )?(?:Ihre?[mnrs]?|[Dd]eine?[mnrs]?) )/u
const YOURS = /(?<!\p{L})(?:Ihre?[mnrs]?|[Dd]eine?[mnrs]?)(?: \p{L}{1,20}){0,2} $/u
/** Words about the reader: "Ihr Alter", "als Mutter". */
export const isYours = (sentence: string, at: number) =>
  YOURS.test(sentence.slice(Math.max(0, at - 60), at)) || YOURS_HERE.test(sentence.slice(at, at + 18))
/** "Familienstand", "Kinder (Anzahl)?": no question about facts, no choice that only names a subject. */
function isLabel(sentence: string): boolean {
  const label = sentence.trim()
  if (label.split(/\s+/).length > 7 || FACTS.test(label)) return false
  return PRIVATE_LABEL.test(label) || /[?:]$|\(/u.test(label)
}
const FACTS = /^(?:Was|Wie|Woran|Welche|Wann|Warum|Wozu)(?!\p{L})/iu
const PRIVATE_LABEL =
  /^(?:Alter|Jahrgang|Geburts\p{L}{2,12}|Konfession|Religion\p{L}{0,20}|Glaubens\p{L}{0,20}|Familienstand|Kinder|Kinderzahl|Herkunft\p{L}{0,6}|Nationalität|Geschlecht|Partei\p{L}{0,20}|Gewerkschaft\p{L}{0,20}|Schwerbehinder\p{L}{2,12}|Behinderung|Vorerkrankungen)[.:]?$/iu
const isShort = (sentence: string) => sentence.trim().split(/\s+/).length <= 5

/** "Freude an der Arbeit mit Kindern": the group is whom the work is for. */
const TOWARDS = /(?<!\p{L})(?:gegenüber|vor|zwischen)(?: \p{L}{1,20}){0,2} $/iu
const SERVED =
  /(?<!\p{L})(?:Arbeit|Umgang|Erfahrung\p{L}{0,2}|Freude|Spaß|Interesse|Betreuung|Begleitung|Beratung|Pflege|Unterstützung|Förderung|Hilfe|Angebote?|Produkte?|Mode|Kontakt|erklär\p{L}{1,3}|zeig\p{L}{1,3}|anleiten|leit\p{L}{1,3}|arbeiten|arbeitest|helfen|beraten|betreuen|betreust|begleiten|begleitest|berätst|unterstützt|pflegst|versorgst|pflegen|unterstützen)(?: (?!ist |sind |wird |kommt |können |haben |nehmen |stellen )\p{L}{1,20}){0,5} $/u
/** "Wir arbeiten nur mit …, Bewerbungen anderer …" is about colleagues. */
const HIRES = /bewerb|einstell|eingestellt|beschäftig|bleibt so|so bleib/iu
function isServed(sentence: string, at: number): boolean {
  const before = sentence.slice(Math.max(0, at - 90), at)
  return (SERVED.test(before) && !HIRES.test(sentence)) || TOWARDS.test(before)
}
