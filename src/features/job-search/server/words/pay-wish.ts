import { grossPay } from '~/lib/work/net-pay/net-pay'
import type { PayrollLaw } from '~/lib/work/net-pay/payroll-law'
import type { EMPLOYMENT_TYPES } from '~/lib/work/vocabulary'
import { HIGHEST_PAY } from '../../facets'

/** Pay requested in a query: its words, euros a month before tax, and euros an hour when it was said by the hour. */
export type PayWish = { text: string; euros: number; label: string; wage: number | null }

const AMOUNT = '(\\d{1,3}(?:[.\\s]\\d{3})+|\\d+(?:,\\d{1,2})?)'
const LEAD = '(ab|mindestens|mind?\\.?|über|ueber|wenigstens|(?:monats|jahres|stunden)?(?:gehalt|lohn)|verdienst)'
const UNIT = '(€|euro|eur|k(?![\\p{L}\\p{N}]))'
const TAX = '(?:brutto|netto)'
const HOUR =
  '(?:(?:die|pro|je|in der|/)\\s*(?:stunde|std\\.?|h)(?![\\p{L}])|stunde(?![nr\\p{L}])|stundenlohn|/\\s*h(?!\\p{L}))'
const MONTH = '(?:im monat|monatlich|(?:pro|je|/)\\s*monat|monatsgehalt|monatslohn)'
const YEAR = '(?:im jahr|j(?:ä|ae)hrlich|(?:pro|je|/)\\s*jahr|jahresgehalt|p\\.?\\s?a\\.?(?!\\p{L}))'
const WISH = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:${LEAD}\\s+(?:(?:ab|von|mindestens|über)\\s+)?)?${AMOUNT}\\s*${UNIT}?(?![\\d\\p{L}.])(?:\\s*(${TAX}|${HOUR}|${MONTH}|${YEAR}))*`,
  'giu',
)
const SAYS = {
  net: /netto/iu,
  hour: new RegExp(HOUR, 'iu'),
  month: new RegExp(MONTH, 'iu'),
  year: new RegExp(YEAR, 'iu'),
}
/**
 * Years, postal codes and other bare numbers are no pay: without a unit it needs a word like "Gehalt", or "mindestens",
 * or "ab" before a number in this range.
 */
const BARE = { least: 1_000, most: 15_000 }
/** Higher amounts are never per month. */
const LEAST_A_YEAR = 15_000
/** Nobody earns more per hour, and hardly anybody less per month. */
const MOST_AN_HOUR = 200
const WEEKS_A_MONTH = 4.33
/** Weekly hours for converting hourly wages; the lowest usual value, so that nothing matching is lost. */
const FULL_TIME = 38
const HOURS: Partial<Record<(typeof EMPLOYMENT_TYPES)[number], number>> = { Teilzeit: 20, Werkstudent: 16, Minijob: 8 }

/**
 * "ab 3.000 €", "20 Euro die Stunde", "60k", "3000 netto" in a query. Postings state pay before tax and are compared by
 * month, so hourly and yearly wages are converted, and pay after tax into pay before it.
 * @param law what pay after tax is translated by: tax class I, as the pages of postings show it
 * @param types kinds of employment searched for; hours count by the shortest of them
 */
export function payWish(
  text: string,
  law: PayrollLaw,
  types: readonly (typeof EMPLOYMENT_TYPES)[number][] = [],
): PayWish | null {
  for (const match of text.matchAll(WISH)) {
    const [found, lead = '', digits = '', unit = ''] = match
    const isThousands = unit.toLowerCase() === 'k'
    const amount = Number(digits.replace(/[.\s]/g, '').replace(',', '.')) * (isThousands ? 1_000 : 1)
    const period = periodOf(found, amount, lead, unit)
    if (period === null) continue
    const hours = Math.min(...(types.length === 0 ? [FULL_TIME] : types.map((type) => HOURS[type] ?? FULL_TIME)))
    const isNet = SAYS.net.test(found)
    const stated = { hour: amount * WEEKS_A_MONTH * hours, month: amount, year: amount / 12 }[period]
    const monthly = isNet ? roundedDown(grossPay(stated, 'I', law)) : stated
    const euros = Math.min(
      HIGHEST_PAY,
      Math.floor(period === 'month' ? monthly : monthly / 10) * (period === 'month' ? 1 : 10),
    )
    if (euros < 1) continue
    const wage = period === 'hour' && !isNet ? amount : null
    return { text: found.trim(), euros, label: labelOf(euros, period, amount, isNet ? law.year : null), wage }
  }
  return null
}

/** In whole fifty euros, so that nothing fitting is lost. */
function roundedDown(gross: number): number {
  return Math.floor((gross + 0.01) / 50) * 50
}

type Period = 'hour' | 'month' | 'year'

function periodOf(found: string, amount: number, lead: string, unit: string): Period | null {
  if (SAYS.hour.test(found)) return amount <= MOST_AN_HOUR ? 'hour' : null
  const saysPeriod = SAYS.month.test(found) || SAYS.year.test(found)
  const saysTax = /brutto|netto/iu.test(found)
  if (unit === '' && !saysPeriod && !saysTax) {
    if (lead === '' || amount < BARE.least || (/^(?:ab|über|ueber)$/iu.test(lead) && amount >= BARE.most)) return null
    if (/^ab$/iu.test(lead) && /\s20[2-4]\d$/u.test(found.trim())) return null
  }
  if (SAYS.year.test(found)) return 'year'
  if (SAYS.month.test(found)) return 'month'
  if (unit !== '' && amount <= MOST_AN_HOUR) return amount >= 5 ? 'hour' : null
  return amount >= LEAST_A_YEAR ? 'year' : 'month'
}

/** @param netYear the year of the tariff, when it was said after tax */
function labelOf(euros: number, period: Period, amount: number, netYear: number | null): string {
  const from = `ab ${euros.toLocaleString('de-DE')}\u00a0€`
  const each = { hour: 'je Stunde', month: 'im Monat', year: 'im Jahr' }[period]
  if (netYear !== null)
    return `${from} brutto im Monat (${amount.toLocaleString('de-DE')}\u00a0€ netto ${each}, Steuerklasse I, ${netYear})`
  if (period === 'month') return `${from} im Monat`
  if (period === 'hour') return `ab ${amount.toLocaleString('de-DE', { maximumFractionDigits: 2 })}\u00a0€ je Stunde`
  return `${from} im Monat (${amount.toLocaleString('de-DE')}\u00a0€ im Jahr)`
}
