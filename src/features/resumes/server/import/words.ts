import { isBackwards } from '../../../../lib/dates/year-month.ts'
import { trimEnd } from '../../../../lib/text/trim-end.ts'
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

/** Seasons and terms that people write instead of a month, with the month they mean. */
const SEASONS = new Map([
  ['anfang', 1],
  ['frühjahr', 3],
  ['frühling', 3],
  ['mitte', 6],
  ['sommer', 7],
  ['herbst', 9],
  ['winter', 12],
  ['ende', 12],
])

/**
 * `2021-04`, `2021/04`, `04/2021`, `4.2021`, `04-2021`, `01.04.2021`, `04/21`, `April 2021`, `1. April 2021`,
 * `Apr. '21`, `2021`, `WS 2020/21`, `SoSe 2021`, `2020/21`, `Herbst 2021`, each also after "seit", "ab" or "bis", as
 * `YYYY-MM`, a year alone as `YYYY`; else null.
 */
export function monthOf(text: string, { isEnd = false } = {}): string | null {
  const clean = text
    .trim()
    .toLowerCase()
    .replace(/^(?:seit|ab|vom?|bis|since|from|until)\s+(?:(?:dem|zum)\s+)?/, '')
    .replace(/(?<!\s)\s*([/.-])\s*(?=\d)/g, '$1')
  const term = termOf(clean, isEnd)
  if (term) return term
  const iso = /^(\d{4})[-/.](\d{1,2})(?:-\d{1,2})?(?:t.*)?$/.exec(clean)
  if (iso) return join(iso[1], iso[2])
  const numeric = /^(?:\d{1,2}\.)?(\d{1,2})[./-](\d{4})$/.exec(clean)
  if (numeric) return join(numeric[2], numeric[1])
  const short = /^(\d{1,2})\/(\d{2})$/.exec(clean)
  if (short) return join(fullYear(Number(short[2])), short[1])
  const named = /^(?:\d{1,2}\.?\s*)?(\p{L}+)\.?\s*['’]?(\d{4}|\d{2})$/u.exec(clean)
  const month = MONTHS.findIndex((names) => named?.[1] !== undefined && names.includes(named[1])) + 1
  const begin = month || SEASONS.get(named?.[1] ?? '')
  if (named && begin) return join(fullYear(Number(named[2])), String(begin))
  const year = /^(\d{4})$/.exec(clean)
  // Only the year is known, so only the year is taken over.
  return year && join(year[1], '1') ? clean : null
}

/** A term begins in April or October; a school year (`2009/10`) in September. */
function termOf(text: string, isEnd: boolean): string | null {
  const half = /^(ws|wise|wintersemester|ss|sose|sommersemester)\s*(\d{4}|\d{2})(?:\s*\/\s*(?:\d{4}|\d{2}))?$/.exec(
    text,
  )
  if (half?.[1] && half[2]) {
    const year = Number(fullYear(Number(half[2])))
    if (!half[1].startsWith('w')) return join(String(year), isEnd ? '9' : '4')
    return isEnd ? join(String(year + 1), '3') : join(String(year), '10')
  }
  const school = /^(\d{4})\/(\d{4}|\d{2})$/.exec(text)
  if (!school || Number(school[2]) % 100 !== (Number(school[1]) + 1) % 100) return null
  return isEnd ? join(String(Number(school[1]) + 1), '8') : join(school[1], '9')
}

/** Two digits up to 49 are of this century, from 50 on of the last. */
function fullYear(year: number): string {
  return String(year >= 100 ? year : year < 50 ? 2000 + year : 1900 + year)
}

function join(year: string | undefined, month: string | undefined): string | null {
  const number = Number(month)
  if (!year || Number(year) < 1930 || Number(year) > 2100 || number < 1 || number > 12) return null
  return `${year}-${String(number).padStart(2, '0')}`
}

// Complete words: "Marketing 2019" and "Juniorberaterin" begin like months.
const NAME = `(?<!\\p{L})(?:${MONTHS.flat().join('|')})(?!\\p{L})\\.?`
const TERM = '(?:ws|wise|wintersemester|ss|sose|sommersemester)\\s*\\d{2,4}(?:\\s*\\/\\s*\\d{2,4})?'
const SEASON = `(?:${[...SEASONS.keys()].join('|')})\\s+\\d{4}`
const DAY = '(?:\\d{1,2}\\.\\s?)'
const MONTH = `(?:${DAY}\\d{1,2}\\.\\s?\\d{4}|\\d{1,2}(?:\\s?[./]\\s?|-)\\d{4}|\\d{4}-\\d{2}(?:-\\d{2})?|\\d{4}\\.\\d{2}|${DAY}?${NAME}\\s+(?:\\d{4}|['’]\\d{2})|${TERM}|${SEASON}|\\d{1,2}\\/\\d{2})`
const DATE = `(?:(?<![\\d./])${MONTH}(?!\\d)|\\d{4}\\/\\d{2,4}(?!\\d)|\\d{4})`
/** Two-digit years without an apostrophe: only where a second date or a word confirms it. */
const LOOSE = `(?:${NAME}\\s+\\d{2}(?!\\d)|${DATE})`
const TODAY =
  '(?:heute|aktuell|jetzt|dato|present|today|current|(?:fort)?laufend|lfd\\.?|now|date|derzeit|gegenwärtig|andauernd|ongoing|auf weiteres)(?!\\p{L})'
const TO =
  '\\s*(?:[-–—]+|bis|to|till|until)\\s*(?:(?:bis|to|till)\\s+)?(?:einschl(?:ießlich|\\.)\\s+|(?:zum|einschl)\\s+)?'
const UNTIL_TODAY = new RegExp(`^(?:bis\\s+)?${TODAY}$`, 'iu')
const RANGE = new RegExp(`(?:vo[nm]\\s+)?(${LOOSE})${TO}(${LOOSE}|${TODAY})`, 'iu')
const SINCE = new RegExp(`(?:seit|ab|since|from)\\s+(?:dem\\s+)?(${LOOSE})`, 'iu')
/** Two months of one year, which is written once: "Mai – Juli 2020", "05–07/2020", "01.05. – 31.07.2020". */
const SHARED = new RegExp(
  `(?<![\\p{L}\\d./-])(?:${DAY}?(${NAME}|\\d{1,2})\\.?)${TO}(${DAY}?(?:${NAME}|\\d{1,2}\\s?[./])\\s?(\\d{4}))(?!\\d)`,
  'iu',
)
/** A missing end ("2014 –"), followed by the next column or nothing. */
const OPEN = new RegExp(`^(${DATE})\\s*[-–—]+(?=\\t|\\s{2}|$)`, 'iu')
/** One date alone in its column: a month or a school year before words, a year before a gap. */
const SINGLE = new RegExp(`^((?:${MONTH}|\\d{4}\\/\\d{2,4})(?=[\\s:,]|$)|\\d{4}(?=\\t|\\s{2}|:\\s|$))`, 'iu')
const LASTING = /^\s*(?:[·(]\s*)?(?:\d+\s*(?:Jahre?|Monate?|years?|months?|yrs?|mos?)\.?\s*)+\)?/i
const DANGLING = new RegExp(`^(${DATE}\\s*[-–—]+)(?:\\t+(.*))?$`, 'iu')
const END = new RegExp(`^(${DATE}|${TODAY})(?:\\t+(.*))?$`, 'iu')

/** Rejoins a period that a narrow column broke over two lines ("03/2019 –", "02/2021"). */
export function joinBrokenPeriods(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    const begin = DANGLING.exec(line.trim())
    const end = begin && END.exec((lines[index + 1] ?? '').trim())
    if (!begin || !end) {
      joined.push(line)
      continue
    }
    joined.push([`${begin[1]} ${end[1]}`, begin[2]].filter(Boolean).join('\t'))
    if (end[2]) joined.push(end[2])
    index++
  }
  return joined
}

/** Whether an end is open: "heute", "laufend", "bis heute". */
export function isToday(text: string): boolean {
  return UNTIL_TODAY.test(text.trim())
}

export type Period = { from: string; to: string | null; before: string; after: string }

/** The first period in a line, with the text before and after it; a single date is a period of its own. */
export function findPeriod(line: string): Period | null {
  const range = RANGE.exec(line) ?? sharedYear(line)
  const open = range ? null : (SINCE.exec(line) ?? OPEN.exec(line))
  const single = range || open ? null : SINGLE.exec(line)
  const found = range ?? open ?? single
  if (!found?.[1]) return null
  const from = monthOf(found[1])
  const end = range?.[2] ?? single?.[1]
  const to = end === undefined || isToday(end) ? null : monthOf(end, { isEnd: true })
  if (from === null || (to === null && end !== undefined && /\d/.test(end))) return null
  // "(5 Jahre 3 Monate)" only repeats the dates.
  const rest = line.slice(found.index + found[0].length).replace(LASTING, '')
  const trim = (text: string) =>
    trimEnd(text.replace(/^[\s,:;|()·\t–-]+/, ''), /[\s,:;|(·\t–-]/).replace(/^([^(]*)\)$/, '$1')
  return { from, to, before: trim(line.slice(0, found.index)), after: trim(rest) }
}

/** A period whose first month takes its year from the second. */
function sharedYear(line: string): RegExpExecArray | null {
  const found = SHARED.exec(line)
  const [, first = '', second = '', year = ''] = found ?? []
  const from = monthOf(/^\d/.test(first) ? `${first}/${year}` : `${first} ${year}`)
  const to = monthOf(second)
  if (!found || from === null || to === null || isBackwards(from, to)) return null
  found[1] = from
  found[2] = to
  return found
}

/** "Englisch: fließend", "Englisch (C1)", "Englisch fließend": a name and its level. */
export function nameAndLevel(item: string): { name: string; level: string } | null {
  const sign = item.search(/[:(–\t-]|\s\s/)
  const name = sign < 0 ? '' : item.slice(0, sign)
  const level =
    sign < 0
      ? ''
      : item
          .slice(sign)
          .trimStart()
          .replace(/^[:(–-]/, '')
          .trimStart()
          .replace(/(?<=.)\)$/, '')
  if (/^\p{L}[\p{L} ]*$/u.test(name) && level !== '') return { name: name.trim(), level }
  const [, first, rest] = /^(\p{L}+)\s+(.+)$/u.exec(item) ?? []
  return first === undefined || rest === undefined ? null : { name: first, level: rest }
}

/** A CEFR level from what people write; null when it is unclear. */
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

/** Dots and stars, filled and empty. */
export const SKILL_MARKS = /[●★■▮⚫][●★■▮⚫○☆□▯⚪]{2,9}/u

/** 1–5 from words or figures; null when nothing is stated, because we do not rate people. */
export function skillLevel(text: string): number | null {
  const figure = /([1-5])\s*(?:von|\/|of)\s*5/.exec(text)?.[1]
  if (figure) return Number(figure)
  const marks = SKILL_MARKS.exec(text)?.[0]
  if (marks) return Math.max(1, Math.round((5 * marks.replace(/[○☆□▯⚪]/gu, '').length) / marks.length))
  const words: [RegExp, number][] = [
    [/expert|master|hervorragend|ausgezeichnet/i, 5],
    [/sehr sicher|sehr gut|advanced|fortgeschritten|fundiert/i, 4],
    [/\bsicher\b|\bgute?\b|intermediate/i, 3],
    [/etwas übung|erste erfahrung/i, 2],
    [/grund|basis|basic|beginner|anfänger|novice/i, 1],
  ]
  return words.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
