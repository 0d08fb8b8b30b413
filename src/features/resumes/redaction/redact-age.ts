import { firstMonth, lastMonth } from '~/lib/dates/year-month'
import { BIRTH_REMOVED } from './redact-patterns'
import { hideSaidAges } from './said/said-ages'
import { hideSaidYears } from './said/said-numbers'

/** Years back that a view without age still names; earlier ones tell how old somebody is. */
export const YEARS_SHOWN = 10
export const YEAR_REMOVED = '[Jahr entfernt]'
const MANY_YEARS = `[über ${YEARS_SHOWN}] Jahre`

const YEAR = /(?<![\d:.,/-])(?:(?:0?[1-9]|1[0-2])[./-])?(?:19[3-9]\d|20\d\d)(?![\d.,]\d|\d)/g
const LATER_YEAR = /(?<=\d[./-])(?:19[3-9]\d|20\d\d)(?!\d)/g
const SPELLED = /(?<!\p{L})(?:\p{L}{3,8}und)?(?:zwanzig|dreißig|dreissig|vierzig|fünfzig|fuenfzig)\sJahren?(?!\p{L})/giu
const COUNTED = /(?<![\d.,])(?:1[1-9]|[2-6]\d)\s?(?:Jahren?(?!\p{L})|J\.)/gu
/** "Jahrgang '88", "Baujahr 88" */
const SHORT_YEAR = /(?<!\p{L})(?:Jahrgang|Jg\.?|Baujahr|Abi(?:tur)?)\s{0,3}['’‘`]?\s?\d\d(?!\d)/giu
/** "Mitte dreißig", "Anfang 50", "Endvierziger" */
const TENS = '(?:zwanzig|dreißig|dreissig|vierzig|fünfzig|fuenfzig|sechzig)'
const ABOUT = new RegExp(`(?<!\\p{L})(?:Anfang|Mitte|Ende)\\s(?:${TENS}|[2-6]0)(?![\\p{L}\\d])`, 'giu')
const OF_TENS = new RegExp(`(?<!\\p{L})(?:mitt|end)?${TENS}er(?:in)?(?!\\p{L})(?!\\sJahre)`, 'giu')
const SPAN = /(?<![\d.,])(?:1[1-9]|[2-6]\d)-?\s?jährig(e[rnms]?)?(?!\p{L})/giu
/** "38 Lenze", "im 45. Lebensjahr", "nicht mehr die Jüngste", "Ü50", "Generation 50plus" */
const SAID_AGE =
  /(?<![\p{L}\d])(?:\d{2}\.?\s(?:Lenzen?|Lebensjahr(?:en?)?)|(?:nicht\smehr\s)?(?:ganz\s)?(?:der|die)\sJüngste|Ü\s?[3-6]\d|Generation\s\d{2}\s?(?:\+|plus))(?![\p{L}\d])/gu
/** "[Name entfernt], 27, aus …", "feiere bald meinen 30sten" */
const BESIDE_NAME = /(?<=\[Name entfernt\],?\s\(?)\d{2}(?=[,);.](?!\d)|\sJahre|$)/gu
const FEAST = /(?<=(?<!\p{L})[Ff]ei(?:ern|ere|erte)(?!\p{L})[^.!?\n\d]{0,40}\s)\d{2}(?:sten|ten|\.)(?!\d)/gu
const AGE = /(?<!\p{L})(?:Alter|Lebensalter)\s{0,3}:?\s{0,3}\d{2}(?!\d)/gu

/** A text without what tells somebody's age: years more than ten ago, and long times. Linear. */
export function withoutAge(text: string, now: Date): string {
  const first = now.getUTCFullYear() - YEARS_SHOWN
  const hide = (found: string) => (Number(found.slice(-4)) < first ? YEAR_REMOVED : found)
  return hideSaidYears(hideSaidAges(text), first, YEAR_REMOVED)
    .replace(AGE, BIRTH_REMOVED)
    .replace(SAID_AGE, BIRTH_REMOVED)
    .replace(BESIDE_NAME, BIRTH_REMOVED)
    .replace(FEAST, BIRTH_REMOVED)
    .replace(SHORT_YEAR, BIRTH_REMOVED)
    .replace(ABOUT, BIRTH_REMOVED)
    .replace(OF_TENS, BIRTH_REMOVED)
    .replace(LATER_YEAR, hide)
    .replace(YEAR, hide)
    .replace(SPAN, (_, ending?: string) => (ending ? 'langjährige' : 'langjährig'))
    .replace(SPELLED, MANY_YEARS)
    .replace(COUNTED, MANY_YEARS)
}

/** A period whose months more than ten years ago are missing; the empty text is no month. */
export function periodWithoutAge<Period extends { from: string; to: string | null }>(period: Period, now: Date) {
  const first = `${now.getUTCFullYear() - YEARS_SHOWN}${now.toISOString().slice(4, 7)}`
  if (period.to !== null && lastMonth(period.to) < first) return { ...period, from: '', to: '' }
  return firstMonth(period.from) < first ? { ...period, from: '' } : period
}
