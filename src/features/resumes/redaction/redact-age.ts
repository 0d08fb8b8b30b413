import { BIRTH_REMOVED } from './redact-patterns'

/** Years back that a view without age still names; earlier ones tell how old somebody is. */
export const YEARS_SHOWN = 10
export const YEAR_REMOVED = '[Jahr entfernt]'
const MANY_YEARS = `[über ${YEARS_SHOWN}] Jahre`

const YEAR = /(?<![\d:.,/-])(?:(?:0?[1-9]|1[0-2])[./-])?(?:19[3-9]\d|20\d\d)(?![\d.,]\d|\d)/g
const LATER_YEAR = /(?<=\d[./-])(?:19[3-9]\d|20\d\d)(?!\d)/g
const SPELLED = /(?<!\p{L})(?:\p{L}{3,8}und)?(?:zwanzig|dreißig|dreissig|vierzig|fünfzig|fuenfzig)\sJahren?(?!\p{L})/giu
const COUNTED = /(?<![\d.,])(?:1[1-9]|[2-6]\d)\s?(?:Jahren?)(?!\p{L})/gu
const SPAN = /(?<![\d.,])(?:1[1-9]|[2-6]\d)-?\s?jährige[rnms]?(?!\p{L})/giu
const AGE = /(?<!\p{L})(?:Alter|Lebensalter)\s{0,3}:?\s{0,3}\d{2}(?!\d)/gu

/** A text without what tells somebody's age: years more than ten ago, and long times. Linear. */
export function withoutAge(text: string, now: Date): string {
  const first = now.getUTCFullYear() - YEARS_SHOWN
  const hide = (found: string) => (Number(found.slice(-4)) < first ? YEAR_REMOVED : found)
  return text
    .replace(AGE, BIRTH_REMOVED)
    .replace(LATER_YEAR, hide)
    .replace(YEAR, hide)
    .replace(SPAN, 'langjährige')
    .replace(SPELLED, MANY_YEARS)
    .replace(COUNTED, MANY_YEARS)
}

/** A period whose months more than ten years ago are missing; the empty text is no month. */
export function periodWithoutAge<Period extends { from: string; to: string | null }>(period: Period, now: Date) {
  const first = `${now.getUTCFullYear() - YEARS_SHOWN}${now.toISOString().slice(4, 7)}`
  if (period.to !== null && period.to < first) return { ...period, from: '', to: '' }
  return period.from < first ? { ...period, from: '' } : period
}
