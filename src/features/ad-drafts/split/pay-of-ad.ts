import type { SALARY_PERIODS } from '~/lib/work/vocabulary'

type Period = (typeof SALARY_PERIODS)[number]
export type StatedPay = { salaryMinCents: number | null; salaryMaxCents: number | null; salaryPeriod: Period }

const AMOUNT = String.raw`(\d{1,3}(?:[. ]\d{3}){1,2}|\d{1,6})(?:,(\d{2}|-{1,2}))?`
const CURRENCY = String.raw`(?:€|EUR\b|Euro\b)`
/** "3.400 € bis 4.150 €", "16,50 - 18 Euro", "EUR 45.000 – 55.000", "ab 2.800 €"; thousands also as "45k". */
const RANGE = new RegExp(
  String.raw`(?:${CURRENCY} ?)?${AMOUNT} ?(?:k(?=\b))? ?(?:${CURRENCY})? ?(?:-|–|—|bis(?: zu)?|und) ?(?:${CURRENCY} ?)?${AMOUNT} ?${CURRENCY}`,
  'giu',
)
const SINGLE = new RegExp(`(?:${AMOUNT} ?${CURRENCY}|${CURRENCY} ?${AMOUNT})`, 'giu')

/** Money that is no pay. */
const OTHER_MONEY =
  /(?:gutschein|sachbezug|prämie|bonus|zuschuss|zulage|zuschlag|umsatz|werben|tankkarte|einmalig|startgeld|willkommens|urlaubsgeld|weihnachtsgeld|euro-job|450|520|538|556|603|wert von|budget|jobticket|investition|kaution)/iu
const PERIODS: readonly [Period, RegExp][] = [
  ['hour', /(?:(?:pro|je|\/|die|in der) ?(?:stunde|std|h(?![\p{L}]))|stundenlohn|stündlich|brutto\/h)/iu],
  ['year', /(?:(?:pro|im|\/|je) ?jahr|jährlich|jahresgehalt|jahresbrutto|p\. ?a\.|per annum)/iu],
  ['month', /(?:(?:pro|im|\/|je) ?monat|monatlich|monatsgehalt|mtl|monatsbrutto)/iu],
]
/** Cents that are believable for a period. */
const BELIEVABLE: Record<Period, readonly [number, number]> = {
  hour: [8_00, 150_00],
  month: [350_00, 20_000_00],
  year: [12_000_00, 300_000_00],
}

/** The pay that a text states: the first believable amount that is about pay; null when there is none. */
export function payOfAd(lines: readonly string[]): StatedPay | null {
  for (const line of lines) {
    if (!/€|EUR|Euro/iu.test(line)) continue
    const range = [...line.matchAll(RANGE)].find((match) => isPay(line, match.index, match[0].length))
    if (range) {
      const [, a = '', aCents, b = '', bCents] = range
      const read = settle(line, cents(a, aCents), cents(b, bCents))
      if (read) return read
    }
    for (const match of line.matchAll(SINGLE)) {
      if (!isPay(line, match.index, match[0].length)) continue
      const amount = cents(match[1] ?? match[3] ?? '', match[2] ?? match[4])
      const upTo = /bis(?: zu)? $/iu.test(line.slice(0, match.index))
      const read = upTo ? settle(line, null, amount) : settle(line, amount, null)
      if (read) return read
    }
  }
  return null
}

/** Words near the amount say whether it is another kind of money. */
function isPay(line: string, at: number, length: number): boolean {
  const near = line.slice(Math.max(0, at - 45), at + length + 30)
  const clause = near.split(/[;,](?= )/).find((part) => part.includes(line.slice(at, at + length))) ?? near
  return !OTHER_MONEY.test(clause)
}

function settle(line: string, min: number | null, max: number | null): StatedPay | null {
  const amount = min ?? max
  if (amount === null || amount <= 0) return null
  if (min !== null && max !== null && min > max) return null
  const said = PERIODS.find(([, words]) => words.test(line))?.[0]
  const fits = (period: Period) =>
    [min, max].every((each) => each === null || (each >= BELIEVABLE[period][0] && each <= BELIEVABLE[period][1]))
  const salaryPeriod = said !== undefined && fits(said) ? said : (['hour', 'month', 'year'] as const).find(fits)
  return salaryPeriod === undefined ? null : { salaryMinCents: min, salaryMaxCents: max, salaryPeriod }
}

function cents(whole: string, part: string | undefined): number {
  return Number(whole.replace(/[. ]/g, '')) * 100 + (/^\d{2}$/.test(part ?? '') ? Number(part) : 0)
}
