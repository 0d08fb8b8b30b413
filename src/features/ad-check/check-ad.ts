import { plainText } from '~/lib/rich-text/rich-text'
import { genderRestriction } from '~/lib/work/title'
import type { AdFinding, CheckedAd } from './ad'
import { payFindings } from './check-pay'
import { findPhrases, type Span } from './phrase'
import type { AdField, AdRule, AdRuleBook, AdSeverity } from './schema'

const ONE_GENDER_WORDS =
  /(?<![\p{L}])(?:nur (?:für )?(?:Frauen|Männer|Damen|Herren)|(?:männlich|weiblich)e[rns]? [\p{L}-]+|(?<=[,–-]\s*)(?:männlich|weiblich)(?=\s*$))(?![\p{L}])/iu

const POSTING_FIELDS = ['title', 'tasks', 'profile', 'offer', 'questions'] as const
type PostingField = (typeof POSTING_FIELDS)[number]

const ORDER = { error: 0, warn: 1, hint: 2 } satisfies Record<AdSeverity, number>

/**
 * Reads an ad as the law and careful readers would. Pure: the same in the editor while typing and on the server before
 * publishing. Words that several rules find are one finding, of the strictest.
 * @param today German calendar day `YYYY-MM-DD`; the legal amounts depend on it
 */
export function checkAd(ad: CheckedAd, book: AdRuleBook, today: string): AdFinding[] {
  const texts = adTexts(ad)
  const words = POSTING_FIELDS.flatMap((field) => wordFindings(field, texts[field], book.rules))
  const amounts = book.rules.filter(({ isEnabled }) => isEnabled).flatMap((rule) => payFindings(rule, ad, book, today))
  return [...words, ...amounts].sort((a, b) => ORDER[a.severity] - ORDER[b.severity])
}

/** Reads what a company writes to an applicant, or a template for it. */
export function checkMessage(text: string, book: Pick<AdRuleBook, 'rules'>): AdFinding[] {
  return wordFindings('message', text, book.rules).sort((a, b) => ORDER[a.severity] - ORDER[b.severity])
}

/** What stops publishing. */
export function blockingFindings(findings: readonly AdFinding[]): AdFinding[] {
  return findings.filter(({ severity }) => severity === 'error')
}

/** The plain texts that the check reads; of the questions one line each, followed by those of their choices. */
export function adTexts(ad: Pick<CheckedAd, PostingField>): Record<PostingField, string> {
  return {
    title: ad.title,
    tasks: plainText(ad.tasks),
    profile: plainText(ad.profile),
    offer: plainText(ad.offer),
    questions: ad.questions.flatMap(({ text, choices }) => [text, ...choices]).join('\n'),
  }
}

/** The findings in one text, in its order and without overlaps. */
function wordFindings(field: AdField, text: string, rules: readonly AdRule[]): AdFinding[] {
  if (text.trim() === '') return []
  const found = rules
    .filter((rule) => rule.isEnabled && rule.fields.includes(field))
    .flatMap((rule) => spansOf(rule, text).map((span) => ({ rule, ...span })))
    .sort((a, b) => ORDER[a.rule.severity] - ORDER[b.rule.severity] || b.end - b.start - (a.end - a.start))
  const kept: typeof found = []
  for (const next of found) if (!kept.some((other) => overlaps(next, other))) kept.push(next)
  return kept
    .sort((a, b) => a.start - b.start)
    .map(({ rule, start, end }) => finding(rule, field, text, { start, end }))
}

function spansOf(rule: AdRule, text: string): Span[] {
  if (rule.check === 'one-gender') return restrictedGender(text)
  if (rule.check !== 'phrases') return []
  const found = findPhrases(rule.phrases, text)
  if (found.length === 0) return []
  const allowed = findPhrases(rule.exceptions, text)
  return found.filter((span) => !allowed.some((exception) => overlaps(span, exception)))
}

function finding(rule: AdRule, field: AdField, text: string, span: Span): AdFinding {
  const { key, severity, title, explanation, source, suggestion } = rule
  const excerpt = text.slice(span.start, span.end)
  return { rule: key, severity, field, excerpt, span, title, explanation, source, suggestion }
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}

/** The part of a title that excludes a gender. */
function restrictedGender(title: string): Span[] {
  const words = genderRestriction(title) ?? ONE_GENDER_WORDS.exec(title)?.[0]
  if (!words) return []
  const start = title.indexOf(words)
  return [{ start, end: start + words.length }]
}
