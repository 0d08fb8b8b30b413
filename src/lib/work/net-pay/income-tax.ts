import type { PayrollLaw, TaxClass } from './payroll-law.ts'

type Zones = Pick<PayrollLaw, 'taxFree' | 'firstZoneEnd' | 'secondZoneEnd' | 'thirdZoneEnd'>

/** Marginal rates at the beginning of the zones of § 32a Abs. 1 EStG. */
const RATES = { first: 0.14, second: 0.2397, third: 0.42, fourth: 0.45 } as const
/** § 32a counts in ten thousands of euros, with two decimals. */
const SCALE = 10_000

/** The tax on an income in whole euros, for one person. */
export function incomeTax(income: number, law: Zones): number {
  const x = Math.max(0, Math.floor(income))
  const { taxFree, firstZoneEnd, secondZoneEnd, thirdZoneEnd } = law
  if (x <= taxFree) return 0
  const first = zone(RATES.first, RATES.second, taxFree, firstZoneEnd)
  if (x <= firstZoneEnd) return Math.floor(first(x))
  const untilFirst = cents(wholeZone(RATES.first, RATES.second, taxFree, firstZoneEnd))
  const second = zone(RATES.second, RATES.third, firstZoneEnd, secondZoneEnd)
  if (x <= secondZoneEnd) return Math.floor(second(x) + untilFirst)
  const untilSecond = wholeZone(RATES.second, RATES.third, firstZoneEnd, secondZoneEnd) + untilFirst
  const thirdLess = cents(RATES.third * secondZoneEnd - untilSecond)
  if (x <= thirdZoneEnd) return Math.floor(RATES.third * x - thirdLess)
  return Math.floor(RATES.fourth * x - cents((RATES.fourth - RATES.third) * thirdZoneEnd + thirdLess))
}

/** The tax within a zone whose rate rises evenly. */
function zone(from: number, to: number, start: number, end: number): (x: number) => number {
  const slope = cents(((to - from) / 2 / (end - start)) * SCALE * SCALE)
  return (x) => {
    const part = (x - start) / SCALE
    return (slope * part + from * SCALE) * part
  }
}

/** The tax of a whole zone, before its coefficients are rounded. */
function wholeZone(from: number, to: number, start: number, end: number): number {
  return ((from + to) / 2) * (end - start)
}

/** The wage tax of a year in a tax class, on what remains after all allowances. */
export function wageTax(taxable: number, taxClass: TaxClass, law: PayrollLaw): number {
  if (taxClass === 'III') return 2 * incomeTax(taxable / 2, law)
  return taxClass === 'V' || taxClass === 'VI' ? classFive(taxable, law) : incomeTax(taxable, law)
}

/** § 39b Abs. 2 Satz 7 EStG: classes V and VI, as if all allowances were used up elsewhere. */
function classFive(taxable: number, law: PayrollLaw): number {
  const [firstStep, secondStep, thirdStep] = law.classFiveSteps
  const { third, fourth } = RATES
  if (taxable > secondStep) {
    const base = doubled(secondStep, law)
    if (taxable <= thirdStep) return Math.floor(base + (taxable - secondStep) * third)
    return Math.floor(Math.floor(base + (thirdStep - secondStep) * third) + (taxable - thirdStep) * fourth)
  }
  const tax = doubled(taxable, law)
  if (taxable <= firstStep) return tax
  return Math.min(tax, Math.floor(doubled(firstStep, law) + (taxable - firstStep) * third))
}

function doubled(taxable: number, law: Zones): number {
  const difference = (incomeTax(taxable * 1.25, law) - incomeTax(taxable * 0.75, law)) * 2
  return Math.max(difference, Math.floor(taxable * RATES.first))
}

/** The solidarity surcharge of a year: 5.5 %, and above the limit at most 11.9 % of what exceeds it. */
export function solidaritySurcharge(tax: number, taxClass: TaxClass, { solidarityFree }: PayrollLaw): number {
  const free = taxClass === 'III' ? 2 * solidarityFree : solidarityFree
  if (tax <= free) return 0
  return Math.floor(cents(100 * Math.min(tax * 0.055, (tax - free) * 0.119))) / 100
}

function cents(value: number): number {
  return Math.round(value * 100) / 100
}
