import { solidaritySurcharge, wageTax } from './income-tax.ts'
import type { PayrollLaw, TaxClass } from './payroll-law.ts'

/**
 * About what remains of pay, in euros a month: statutory insurances with the average extra contribution, no church tax,
 * and no children except in class II, which is for people who raise one alone. The same each month.
 *
 * @param gross euros a month before tax
 */
export function netPay(gross: number, taxClass: TaxClass, law: PayrollLaw): number {
  if (gross <= law.minijobLimit) return gross
  const year = gross * 12
  const tax = wageTax(taxableOf(year, taxClass, law), taxClass, law)
  const taxes = (tax + solidaritySurcharge(tax, taxClass, law)) / 12
  return Math.max(0, gross - contributionsOf(gross, taxClass, law) - taxes)
}

/**
 * The pay before tax that leaves about this much in a class.
 * @param net euros a month
 */
export function grossPay(net: number, taxClass: TaxClass, law: PayrollLaw): number {
  let [low, high] = [net, Math.max(1, net * 3)]
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    if (netPay(middle, taxClass, law) < net) low = middle
    else high = middle
  }
  return high
}

/** What an employee pays a month for the insurances; less of low pay (§ 20a SGB IV). */
function contributionsOf(gross: number, taxClass: TaxClass, law: PayrollLaw): number {
  const { minijobLimit, lowPayCeiling: ceiling } = law
  const isLow = gross < ceiling
  const own = isLow ? (ceiling / (ceiling - minijobLimit)) * (gross - minijobLimit) : gross
  const forPension = Math.min(own, law.pensionCeiling)
  const forHealth = Math.min(own, law.healthCeiling)
  // Counted from all of the reduced pay, because nobody shares it.
  const childless = Math.min(isLow ? reduced(gross, law) : gross, law.healthCeiling) * childlessPercent(taxClass, law)
  const shared =
    forPension * (law.pensionPercent + law.unemploymentPercent) +
    forHealth * (law.healthPercent + law.healthExtraPercent + law.carePercent)
  return (shared / 2 + childless) / 100
}

/** The pay that all contributions together are counted from, below the ceiling of low pay. */
function reduced(gross: number, law: PayrollLaw): number {
  const { minijobLimit, lowPayCeiling: ceiling } = law
  const all =
    law.pensionPercent + law.unemploymentPercent + law.healthPercent + law.healthExtraPercent + law.carePercent
  const factor = Math.round((28 / all) * SHORT) / SHORT
  const width = ceiling - minijobLimit
  return factor * minijobLimit + (ceiling / width - (minijobLimit / width) * factor) * (gross - minijobLimit)
}

/** The factor has four decimals. */
const SHORT = 10_000

function childlessPercent(taxClass: TaxClass, { childlessCarePercent }: PayrollLaw): number {
  return taxClass === 'II' ? 0 : childlessCarePercent
}

/** Health insurance with sick pay costs 0.6 points more, which do not count for the tax (§ 10 Abs. 1 Nr. 3 EStG). */
const SICK_PAY_POINTS = 0.6
/** Other provisions count up to here in a year, if they exceed health and care alone (§ 39b Abs. 2 Satz 5 EStG). */
const PROVISIONS = 1_900

/** The part of a year's pay that the tax is counted from. */
function taxableOf(year: number, taxClass: TaxClass, law: PayrollLaw): number {
  const forPension = Math.min(year, law.pensionCeiling * 12)
  const forHealth = Math.min(year, law.healthCeiling * 12)
  const pension = (forPension * law.pensionPercent) / 200
  const unemployment = (forPension * law.unemploymentPercent) / 200
  const health = law.healthPercent - SICK_PAY_POINTS + law.healthExtraPercent + law.carePercent
  const care = (forHealth * (health / 2 + childlessPercent(taxClass, law))) / 100
  const provisions = Math.ceil(pension + Math.max(care, Math.min(PROVISIONS, care + unemployment)))
  return Math.max(0, Math.floor((year - provisions - allowancesOf(taxClass, law)) * 100) / 100)
}

function allowancesOf(taxClass: TaxClass, law: PayrollLaw): number {
  if (taxClass === 'VI') return 0
  const alone = taxClass === 'II' ? law.singleParentAllowance : 0
  return law.workAllowance + law.specialAllowance + alone
}
