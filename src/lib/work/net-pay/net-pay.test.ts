import { expect, it } from 'vitest'
import { incomeTax, solidaritySurcharge } from './income-tax.ts'
import { grossPay, netPay } from './net-pay.ts'
import { type PayrollLaw, TAX_CLASSES } from './payroll-law.ts'

const law: PayrollLaw = {
  year: 2026,
  taxFree: 12_348,
  firstZoneEnd: 17_799,
  secondZoneEnd: 69_878,
  thirdZoneEnd: 277_825,
  classFiveSteps: [14_071, 34_939, 222_260],
  solidarityFree: 20_350,
  workAllowance: 1_230,
  specialAllowance: 36,
  singleParentAllowance: 4_260,
  minijobLimit: 603,
  lowPayCeiling: 2_000,
  pensionCeiling: 8_450,
  healthCeiling: 5_812.5,
  pensionPercent: 18.6,
  unemploymentPercent: 2.6,
  healthPercent: 14.6,
  healthExtraPercent: 2.9,
  carePercent: 3.6,
  childlessCarePercent: 0.6,
}

// The coefficients in § 32a EStG: 914.51, 173.10, 1,034.87, 11,135.63 and 19,470.38.
it.each([
  [0, 0],
  [12_348, 0],
  [12_349, 0],
  [15_000, Math.floor((914.51 * 0.2652 + 1400) * 0.2652)],
  [17_799, 1_034],
  [17_800, 1_035],
  [30_000, Math.floor((173.1 * 1.2201 + 2397) * 1.2201 + 1034.87)],
  [69_878, 18_213],
  [69_879, 18_213],
  [100_000, Math.floor(42_000 - 11_135.63)],
  [277_826, Math.floor(0.45 * 277_826 - 19_470.38)],
  [400_000, Math.floor(180_000 - 19_470.38)],
])('the tax on %i € is %i €', (income, tax) => {
  expect(incomeTax(income, law)).toBe(tax)
})

// By hand: 3,000 € pay 279 + 39 for pension and unemployment, 262.50 for health, 72 (class II: 54) for care.
it.each([
  ['I', 3_000 - 652.5 - 3_517 / 12],
  ['II', 3_000 - 634.5 - 2_441 / 12],
  ['III', 3_000 - 652.5 - 424 / 12],
  ['IV', 3_000 - 652.5 - 3_517 / 12],
  ['V', 3_000 - 652.5 - 7_508 / 12],
] as const)('class %s leaves %d of 3,000 €', (taxClass, net) => {
  expect(netPay(3_000, taxClass, law)).toBeCloseTo(net, 2)
})

it('counts contributions up to the ceilings only, and the surcharge by its softened part', () => {
  const contributions = 785.85 + 109.85 + 508.59375 + 139.5
  expect(netPay(10_000, 'I', law)).toBeCloseTo(10_000 - contributions - 31_593 / 12 - 1_337.91 / 12, 1)
})

it('reduces the contributions of low pay', () => {
  expect(netPay(1_500, 'I', law)).toBeCloseTo(1_500 - 271.6 - 8.56 - 111 / 12, 1)
})

it('leaves a mini job whole, in every class', () => {
  for (const each of TAX_CLASSES) expect(netPay(603, each, law)).toBe(603)
})

it('asks for the surcharge only above the limit, and for twice as much in class III', () => {
  expect(solidaritySurcharge(20_350, 'I', law)).toBe(0)
  expect(solidaritySurcharge(20_450, 'I', law)).toBeCloseTo(11.9)
  expect(solidaritySurcharge(100_000, 'I', law)).toBeCloseTo(5_500)
  expect(solidaritySurcharge(40_700, 'III', law)).toBe(0)
})

it('leaves less in V than in I, less in I than in III, and least in VI', () => {
  for (const gross of [1_200, 2_000, 3_500, 6_000, 12_000]) {
    const [one, , three, , five, six] = TAX_CLASSES.map((each) => netPay(gross, each, law))
    expect([three, one, five, six]).toEqual([three, one, five, six].sort((a, b) => Number(b) - Number(a)))
  }
})

it('finds the pay that leaves a wish', () => {
  for (const net of [400, 1_165, 2_054.42, 3_500, 9_000]) {
    expect(netPay(grossPay(net, 'I', law), 'I', law)).toBeCloseTo(net, 1)
  }
})
