import { genderRestriction, neutralTitle } from '~/lib/work/title'
import type { AdFinding } from './ad'
import { deletion } from './mend-deletion'
import type { Span } from './phrase'
import { mendedClause } from './rules/clauses'
import { PAY_QUESTION, PAY_QUESTION_TO_FRIENDS, SWAPS } from './rules/mend-words'

/** What one click replaces in the plain text of a finding's field; empty text strikes the words. */
type Change = { span: Span; text: string }
export type Mend = Change & {
  /** The words in the span: more or fewer than those that were found. */
  instead: string
}

const TO_FRIENDS = /(?<!\p{L})(?:du|dir|dich|deine?[mnrs]?)(?!\p{L})/iu

/** The correction of a finding in the plain text of its field; null when only a person can find the right words. */
export function mendOf(finding: AdFinding, text: string): Mend | null {
  const change = changeOf(finding, text)
  return change && { ...change, instead: text.slice(change.span.start, change.span.end) }
}

function changeOf(finding: AdFinding, text: string): Change | null {
  const { span, rule } = finding
  if (!span || rule.startsWith('fraud-') || rule === 'title-noise') return null
  const found = text.slice(span.start, span.end)
  if (rule === 'title-one-gender' && genderRestriction(text) !== null) {
    return { span: { start: 0, end: text.length }, text: neutralTitle(text) }
  }
  const clause = mendedClause(finding, text, span)
  if (clause) return { ...clause, text: inCase(text, clause.span, clause.text) }
  for (const [prefix, words, replacement, field = finding.field] of SWAPS) {
    if (!rule.startsWith(prefix) || field !== finding.field || !words.test(found)) continue
    return { span, text: inCase(text, span, asNoun(found, found.replace(words, replacement))) }
  }
  const struck = deletion(text, span, finding.field)
  const isPromise = finding.field === 'offer'
  const asksPay = !isPromise && (rule.startsWith('pay-history') || rule.startsWith('pay-proof'))
  if (!asksPay) return { span: struck, text: '' }
  const isToFriends = TO_FRIENDS.test(text.slice(struck.start, struck.end))
  return { span: trimmed(text, struck), text: isToFriends ? PAY_QUESTION_TO_FRIENDS : PAY_QUESTION }
}

/** "Jungköche" without its beginning is a noun as before: "Köche". */
function asNoun(found: string, better: string): string {
  const isEndOfWord = found.endsWith(better) && /\p{L}/u.test(found.charAt(found.length - better.length - 1))
  return isEndOfWord && /^\p{Lu}/u.test(found) ? capital(better) : better
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** The new words with a capital where a sentence begins. */
function inCase(whole: string, { start }: Span, text: string): string {
  const begins = /(?:^|\n|[.!?:] )$/u.test(whole.slice(Math.max(0, start - 2), start))
  return begins ? capital(text) : text
}

function trimmed(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end)
  return {
    start: start + words.length - words.trimStart().length,
    end: end - (words.length - words.trimEnd().length),
  }
}
