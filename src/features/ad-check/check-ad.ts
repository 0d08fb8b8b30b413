import { plainText } from '~/lib/rich-text/rich-text'
import { genderRestriction } from '~/lib/work/title'
import { isAct } from './act'
import { findActs } from './acts'
import type { AdFinding, CheckedAd } from './ad'
import { payFindings } from './check-pay'
import { findPhrases, type Span } from './phrase'
import { isYours } from './rules/people/whose'
import { isApart, waivedIn } from './rules/waives'
import type { AdField, AdRule, AdRuleBook, AdSeverity } from './schema'
import { sentencesOf } from './sentences'

const ONE_GENDER_WORDS =
  /(?<![\p{L}])(?:nur (?:für )?(?:Frauen|Männer|Damen|Herren)|(?:männlich|weiblich)e[rns]? [\p{L}-]+|(?:keine )?(?:Frauen|Männer|Damen|Herren)(?: zwecklos| (?:un|nicht )erwünscht)|(?<=(?<!männlich|weiblich|divers)[,–-]\s*)(?:männlich|weiblich)(?=\s*(?:$|[,–(-](?!\s*(?:männlich|weiblich|divers|und|oder)))))(?![\p{L}])/iu

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
  return checkText('message', text, book)
}

/** Reads one text by the rules of a part of an ad. */
export function checkText(field: AdField, text: string, book: Pick<AdRuleBook, 'rules'>): AdFinding[] {
  return wordFindings(field, text, book.rules).sort((a, b) => ORDER[a.severity] - ORDER[b.severity])
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
    .flatMap((rule) => spansOf(rule, text, field).map((span) => ({ rule, ...span })))
    .filter(
      (next, _, all) =>
        !isAct(next.rule.check) || isProof(next, text) || !all.some((other) => knowsBetter(other, next)),
    )
    .sort(
      (a, b) =>
        ORDER[a.rule.severity] - ORDER[b.rule.severity] ||
        Number(isAct(a.rule.check)) - Number(isAct(b.rule.check)) ||
        b.end - b.start - (a.end - a.start),
    )
  const sentences = sentencesOf(text)
  const waived = sentences.flatMap((sentence) => waivedIn(text, sentence))
  const kept: typeof found = []
  for (const next of found.filter((one) => !isWaived(one, waived) && !isApart(text, one.start)))
    if (!kept.some((other) => isTheSame(next, other, sentences, field))) kept.push(next)
  return kept
    .sort((a, b) => a.start - b.start)
    .map(({ rule, start, end }) => finding(rule, field, text, { start, end }))
}

/** Pay and work are owed, whatever a sentence says of them. */
const isWaived = (next: Found, waived: readonly Span[]) =>
  subjectOf(next.rule) !== 'trial' && waived.some((part) => overlaps(part, next))

/** Of the same words; of a sentence judged as a whole, one finding for each subject is enough. */
function isTheSame(next: Found, other: Found, sentences: readonly Span[], field: AdField): boolean {
  if (overlaps(next, other)) return true
  // A hint may be corrected word by word; a sentence that stops goes as a whole.
  const isOneRule = next.rule === other.rule && next.rule.severity === 'error'
  const goesAsWhole = isOneRule || (field !== 'title' && other.rule.severity === 'error')
  if (!goesAsWhole && !isAct(next.rule.check) && !isAct(other.rule.check)) return false
  if (subjectOf(next.rule) !== subjectOf(other.rule)) return false
  return sentences.some((sentence) => overlaps(sentence, next) && overlaps(sentence, other))
}

/** A refusal for something that is the reader's own is worse than the word alone. */
const isProof = (next: Found, text: string) => next.rule.check === 'refused' && isYours(text, next.start)

/** Who is kept out for something stops, also where the word alone would only be a hint. */
const isWorse = (next: Found, other: Found) =>
  (next.rule.check === 'kept-out' || next.rule.check === 'named') &&
  ORDER[next.rule.severity] < ORDER[other.rule.severity]

/** A phrase that names the words themselves is nearer to the law than a sentence judged as a whole. */
const knowsBetter = (other: Found, next: Found) =>
  !isAct(other.rule.check) &&
  !isWorse(next, other) &&
  subjectOf(other.rule) === subjectOf(next.rule) &&
  overlaps(other, next)

type Found = Span & { rule: AdRule }

/** The subject of a rule is the first word of its key: `age-limit` is about age. */
const subjectOf = ({ key }: AdRule) => key.split('-')[0]

function spansOf(rule: AdRule, text: string, field: AdField): Span[] {
  if (isAct(rule.check)) return findActs(rule.check, rule, field, text)
  if (rule.check === 'one-gender') return restrictedGender(text)
  if (rule.check !== 'phrases') return []
  const found = findPhrases(rule.phrases, text).map((span) => withEnding(span, text))
  if (found.length === 0) return []
  const allowed = findPhrases(rule.exceptions, text)
  return found.filter((span) => !allowed.some((exception) => overlaps(span, exception)))
}

/** "Muttersprachler*innen": the ending for all belongs to the word. */
function withEnding({ start, end }: Span, text: string): Span {
  const ending = /^[*:_/]-?in(?:nen)?(?!\p{L})/u.exec(text.slice(end, end + 8))
  return { start, end: end + (ending?.[0].length ?? 0) }
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
