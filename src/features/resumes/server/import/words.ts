import type { LANGUAGE_LEVELS } from '../../vocabulary.ts'

type LanguageLevel = (typeof LANGUAGE_LEVELS)[number]

const MONTHS = [
  ['januar', 'jänner', 'january', 'jan'],
  ['februar', 'feber', 'february', 'feb'],
  ['märz', 'maerz', 'march', 'mär', 'mrz', 'mar'],
  ['april', 'apr'],
  ['mai', 'may'],
  ['juni', 'june', 'jun'],
  ['juli', 'july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['oktober', 'october', 'okt', 'oct'],
  ['november', 'nov'],
  ['dezember', 'december', 'dez', 'dec'],
]

/** `2021-04`, `04/2021`, `4.2021`, `01.04.2021`, `April 2021`, `Apr. 2021`, `2021` as `YYYY-MM`; else null. */
export function monthOf(text: string, { isEnd = false } = {}): string | null {
  const clean = text.trim().toLowerCase()
  const iso = /^(\d{4})-(\d{1,2})(?:-\d{1,2})?(?:t.*)?$/.exec(clean)
  if (iso) return join(iso[1], iso[2])
  const numeric = /^(?:\d{1,2}\.)?(\d{1,2})[./](\d{4})$/.exec(clean)
  if (numeric) return join(numeric[2], numeric[1])
  const named = /^(?:\d{1,2}\.?\s+)?(\p{L}+)\.?\s+(\d{4})$/u.exec(clean)
  const month = MONTHS.findIndex((names) => named?.[1] !== undefined && names.includes(named[1]))
  if (named && month >= 0) return join(named[2], String(month + 1))
  const year = /^(\d{4})$/.exec(clean)
  // Only the year is known: from its beginning to its end, which the review shows.
  return year ? join(year[1], isEnd ? '12' : '1') : null
}

function join(year: string | undefined, month: string | undefined): string | null {
  const number = Number(month)
  if (!year || Number(year) < 1930 || Number(year) > 2100 || number < 1 || number > 12) return null
  return `${year}-${String(number).padStart(2, '0')}`
}

const NAME = '(?:jan|feb|mär|maer|mrz|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec)\\p{L}*\\.?'
const DATE = `(?:\\d{1,2}\\.\\d{1,2}\\.\\d{4}|\\d{1,2}[./]\\d{4}|\\d{4}-\\d{2}|${NAME}\\s+\\d{4}|\\d{4})`
const TODAY = '(?:heute|aktuell|jetzt|dato|present|today|current|laufend|now)'
const RANGE = new RegExp(`(?:von\\s+)?(${DATE})\\s*(?:[-–—]+|bis|to)\\s*(?:bis\\s+)?(${DATE}|${TODAY})`, 'iu')
const SINCE = new RegExp(`(?:seit|ab|since|from)\\s+(${DATE})`, 'iu')

export type Period = { from: string; to: string | null; before: string; after: string }

/** The first period in a line, with what stands before and after it. */
export function findPeriod(line: string): Period | null {
  const range = RANGE.exec(line)
  const found = range ?? SINCE.exec(line)
  if (!found?.[1]) return null
  const from = monthOf(found[1])
  const end = range?.[2]
  const to = end === undefined || new RegExp(`^${TODAY}$`, 'iu').test(end) ? null : monthOf(end, { isEnd: true })
  if (from === null || (to === null && end !== undefined && /\d/.test(end))) return null
  const trim = (text: string) => text.replace(/^[\s,:;|()·\t–-]+|[\s,:;|(·\t–-]+$/g, '')
  return { from, to, before: trim(line.slice(0, found.index)), after: trim(line.slice(found.index + found[0].length)) }
}

/** A level of the common European framework from what people write; null when it cannot be told. */
export function languageLevel(text: string): LanguageLevel | null {
  const cefr = /\b([ABC][12])\b/i.exec(text)?.[1]?.toUpperCase()
  const known = (['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const).find((level) => level === cefr)
  if (known) return known
  const words: [RegExp, LanguageLevel][] = [
    [/mutter|erstsprache|native|bilingual|zweisprachig/i, 'native'],
    [/annähernd|near.native/i, 'C2'],
    [/verhandlung|fließend|fliessend|full professional|fluent|sehr gut|advanced/i, 'C1'],
    [/gute?\b|professional|upper.intermediate|sicher|konversation/i, 'B2'],
    [/mittel|intermediate|limited working|fortgeschritten/i, 'B1'],
    [/grund|basis|elementary|basic|schulkenntnis|beginner|anfänger/i, 'A2'],
  ]
  return words.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

/** 1–5 from words or figures; 3 ("sicher") when nothing is said. */
export function skillLevel(text: string): number {
  const figure = /([1-5])\s*(?:von|\/|of)\s*5/.exec(text)?.[1]
  if (figure) return Number(figure)
  const words: [RegExp, number][] = [
    [/expert|master|hervorragend|ausgezeichnet/i, 5],
    [/sehr sicher|sehr gut|advanced|fortgeschritten|fundiert/i, 4],
    [/etwas übung|erste erfahrung/i, 2],
    [/grund|basis|basic|beginner|anfänger|novice/i, 1],
  ]
  return words.find(([pattern]) => pattern.test(text))?.[1] ?? 3
}
