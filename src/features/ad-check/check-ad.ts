import { plainText } from '~/lib/rich-text/rich-text'
import { addressesAllGenders, genderRestriction } from '~/lib/work/title'
import type { AdFinding, CheckedAd } from './ad'
import { payFindings } from './check-pay'
import { findPhrases, type Span } from './phrase'
import type { AdField, AdRule, AdRuleBook, AdSeverity } from './schema'

/** Words that name a job without a gender: `Pflegefachkraft`, `Teamleitung`, `Ausbildung …`. */
const NEUTRAL_WORD =
  /(?:kraft|kräfte|leitung|hilfe|personal|person|assistenz|vertretung|betreuung|beratung|führung|entwicklung|verwaltung|bearbeitung|assistance|management|lead|support|manager \(gn\)|studium|ausbildung|praktikum|volontariat|azubi|minijob|aushilfe|servicekraft|fachleute|kaufleute|talent|trainee|werkstudium)(?![\p{L}])/iu
const ONE_GENDER_WORDS =
  /(?<![\p{L}])(?:nur (?:für )?(?:Frauen|Männer|Damen|Herren)|(?:männlich|weiblich)e[rns]? [\p{L}-]+|(?<=[,–-]\s*)(?:männlich|weiblich)(?=\s*$))(?![\p{L}])/iu

const ORDER = { error: 0, warn: 1, hint: 2 } satisfies Record<AdSeverity, number>

/**
 * Reads an ad as the law and careful readers would. Pure: the same in the editor while typing and on the server before
 * publishing.
 * @param today German calendar day `YYYY-MM-DD`; the legal amounts depend on it
 */
export function checkAd(ad: CheckedAd, book: AdRuleBook, today: string): AdFinding[] {
  const texts = textsOf(ad)
  return book.rules
    .filter((rule) => rule.isEnabled)
    .flatMap((rule) => findingsOf(rule, ad, texts, book, today))
    .sort((a, b) => ORDER[a.severity] - ORDER[b.severity])
}

/** What stops publishing. */
export function blockingFindings(findings: readonly AdFinding[]): AdFinding[] {
  return findings.filter(({ severity }) => severity === 'error')
}

function findingsOf(rule: AdRule, ad: CheckedAd, texts: AdTexts, book: AdRuleBook, today: string): AdFinding[] {
  if (rule.check === 'phrases') return phraseFindings(rule, texts)
  if (rule.check === 'gender-marker') return markerFindings(rule, ad.title)
  if (rule.check === 'one-gender') return oneGenderFindings(rule, ad.title)
  return payFindings(rule, ad, book, today)
}

type AdTexts = Record<AdField, string>

function textsOf(ad: CheckedAd): AdTexts {
  return {
    title: ad.title,
    tasks: plainText(ad.tasks),
    profile: plainText(ad.profile),
    offer: plainText(ad.offer),
    questions: ad.questions.flatMap(({ text, choices }) => [text, ...choices]).join('\n'),
  }
}

function phraseFindings(rule: AdRule, texts: AdTexts): AdFinding[] {
  return rule.fields.flatMap((field) => {
    const text = texts[field]
    if (text === '') return []
    const found = findPhrases(rule.phrases, text)
    if (found.length === 0) return []
    const allowed = findPhrases(rule.exceptions, text)
    const excerpts = withoutOverlaps(found)
      .filter((span) => !allowed.some((exception) => overlaps(span, exception)))
      .map(({ start, end }) => text.slice(start, end))
    return [...new Set(excerpts)].map((excerpt) => finding(rule, field, excerpt))
  })
}

function markerFindings(rule: AdRule, title: string): AdFinding[] {
  if (title.trim() === '' || hasNeutralForm(title) || restrictedGender(title)) return []
  return [finding(rule, 'title', title.trim())]
}

function oneGenderFindings(rule: AdRule, title: string): AdFinding[] {
  const excerpt = restrictedGender(title)
  return excerpt ? [finding(rule, 'title', excerpt)] : []
}

function finding(rule: AdRule, field: AdField, excerpt: string): AdFinding {
  const { key, severity, title, explanation, source, suggestion } = rule
  return { rule: key, severity, field, excerpt, title, explanation, source, suggestion }
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}

/** Of overlapping matches only the longest counts. */
function withoutOverlaps(spans: Span[]): Span[] {
  const longestFirst = [...spans].sort((a, b) => b.end - b.start - (a.end - a.start))
  const kept: Span[] = []
  for (const span of longestFirst) if (!kept.some((other) => overlaps(span, other))) kept.push(span)
  return kept.sort((a, b) => a.start - b.start)
}

/** Whether a title already addresses everyone. */
function hasNeutralForm(title: string): boolean {
  return addressesAllGenders(title) || NEUTRAL_WORD.test(title)
}

/** The part of a title that excludes a gender; null when none does. */
function restrictedGender(title: string): string | null {
  return genderRestriction(title) ?? ONE_GENDER_WORDS.exec(title)?.[0] ?? null
}
