import type { Act } from './act'
import { findPhrases, type Span } from './phrase'
import {
  ABOUT_WORK,
  BECAUSE,
  HELPS,
  KEEPS_OUT,
  KIND,
  OPENS,
  PAID,
  REFUSES,
  SEEKS,
  SHUTS,
  TELL,
  UNPAID,
  WANTS,
  WELCOMES,
  YOU,
} from './rules/acts/signs'
import { isOffered, isOfThings, isOthers, isServed, isSigned, isYours } from './rules/people/whose'
import type { AdField } from './schema'
import { sentencesOf } from './sentences'

const HAS_ACT = {
  asked,
  refused,
  'shut-out': shutsOut,
  'kept-out': keepsOut,
  sought: seeks,
  unpaid,
  named,
} satisfies Record<Act, unknown>

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
  return sentencesOf(text).flatMap(({ start, end }, at, all) => {
    // "Zur Probe …? Bezahlen können wir das nicht."
    const until = act === 'unpaid' && text.charAt(end - 1) !== '\n' ? (all[at + 1]?.end ?? end) : end
    const inside = topics.filter((topic) => topic.start >= start && topic.end <= end)
    const meant = inside
      .sort((a, b) => a.start - b.start || b.end - a.end)
      .find(
        (topic) =>
          HAS_ACT[act](text.slice(start, end), topic.start - start, field) ||
          (until > end && HAS_ACT[act](text.slice(start, until), topic.start - start, field)),
      )
    if (!meant) return []
    const isBelow = until > end && !HAS_ACT[act](text.slice(start, end), meant.start - start, field)
    return [isBelow ? { start: meant.start, end: until } : meant]
  })
}

function asked(sentence: string, at: number, field: AdField): boolean {
  if (HELPS.test(sentence)) return false
  if (ABOUT_WORK.test(sentence) && !isYours(sentence, at)) return false
  const asks = sentence.includes('?')
  const before = sentence.slice(Math.max(0, at - 60), at)
  if (isOthers(sentence, at) || (!asks && NONE.test(before))) return false
  if (field === 'questions') return (asks ? YOU : TELL).test(sentence) || isLabel(sentence)
  if (field === 'message') return asks || (YOU.test(sentence) && TELL.test(sentence))
  return TELL.test(sentence) && !asks
}

function refused(sentence: string, at: number): boolean {
  if (HELPS.test(sentence)) return false
  const saysMore = !KIND.test(sentence) && !sentence.includes('?') && isYours(sentence, at)
  if (!REFUSES.test(sentence) && !saysMore) return false
  if (isOthers(sentence, at)) return false
  if (ABOUT_WORK.test(sentence) && !isYours(sentence, at)) return false
  return (
    YOU.test(sentence) ||
    MAN.test(sentence) ||
    A.test(sentence.slice(0, at)) ||
    BECAUSE.test(sentence.slice(0, at)) ||
    IS_SOMEBODY.test(sentence.slice(at, at + 10))
  )
}

const NONE = /(?<!\p{L})(?:keine?[mnrs]?|ohne|weder|weder .{1,40} noch) $/u

/** "Eine alleinerziehende Mutter …", "Wer im Rollstuhl …": of a kind of person, and so of the reader. */
const A = /(?<!\p{L})eine[mnr]? $/u
const MAN = /(?<!\p{L})man(?!\p{L})/u
const IS_SOMEBODY =
  /^(?:eine?[mnr]?|wer|jemand(?:en)?|(?:zwei|drei|vier|fünf)|mit(?! (?:zwei|drei|vier|fünf|\d))|im) /iu

function shutsOut(sentence: string, at: number, field: AdField): boolean {
  const shuts = SHUTS.test(sentence) || (field === 'message' && (REFUSES.test(sentence) || WANTS.test(sentence)))
  return shuts && !OPENS.test(sentence) && !isServed(sentence, at)
}

function keepsOut(sentence: string, at: number, field: AdField): boolean {
  if (field === 'message' && isOthers(sentence, at)) return false
  return KEEPS_OUT.test(sentence) && !OPENS.test(sentence) && !isServed(sentence, at)
}

/** Who only names such people, and neither welcomes nor serves them, means no good. */
function named(sentence: string, at: number): boolean {
  const isKind = WELCOMES.test(sentence) || ABOUT_WORK.test(sentence) || OPENS.test(sentence)
  return !isKind && !isServed(sentence, at) && !isOffered(sentence, at)
}

function unpaid(sentence: string): boolean {
  return UNPAID.test(sentence) && !PAID.test(sentence)
}

function seeks(sentence: string, at: number): boolean {
  return (SEEKS.test(sentence) || isShort(sentence)) && !OPENS.test(sentence) && !isServed(sentence, at)
}

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
