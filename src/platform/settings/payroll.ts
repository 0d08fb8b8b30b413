import { z } from '../../lib/zod.ts'
import { dated, money } from './rules.ts'

/**
 * What net pay is calculated from: the tariff and the contributions of a year (§§ 9a, 10c, 24b, 32a, 39b EStG, § 3 SolZG,
 * the yearly Sozialversicherungsrechengrößen-Verordnung, § 242a SGB V, § 55 SGB XI).
 */
export const payrollShape = {
  taxFreeCents: dated(money(0, 100_000_000)),
  firstTaxZoneCents: dated(money(0, 100_000_000)),
  secondTaxZoneCents: dated(money(0, 100_000_000)),
  thirdTaxZoneCents: dated(money(0, 100_000_000)),
  classFiveFirstCents: dated(money(0, 100_000_000)),
  classFiveSecondCents: dated(money(0, 100_000_000)),
  classFiveThirdCents: dated(money(0, 100_000_000)),
  solidarityFreeCents: dated(money(0, 100_000_000)),
  workAllowanceCents: dated(money(0, 100_000_000)),
  specialAllowanceCents: dated(money(0, 100_000_000)),
  singleParentAllowanceCents: dated(money(0, 100_000_000)),
  lowPayCeilingCents: dated(money(0, 100_000_000)),
  pensionCeilingCents: dated(money(0, 100_000_000)),
  healthCeilingCents: dated(money(0, 100_000_000)),
  pensionPercent: dated(z.number().min(0).max(50)),
  unemploymentPercent: dated(z.number().min(0).max(50)),
  healthPercent: dated(z.number().min(0).max(50)),
  healthExtraPercent: dated(z.number().min(0).max(50)),
  carePercent: dated(z.number().min(0).max(50)),
  childlessCarePercent: dated(z.number().min(0).max(50)),
}

const in2026 = (value: number) => [{ from: '2026-01-01', value }]

export const payrollDefaults = {
  taxFreeCents: in2026(1_234_800),
  firstTaxZoneCents: in2026(1_779_900),
  secondTaxZoneCents: in2026(6_987_800),
  thirdTaxZoneCents: in2026(27_782_500),
  classFiveFirstCents: in2026(1_407_100),
  classFiveSecondCents: in2026(3_493_900),
  classFiveThirdCents: in2026(22_226_000),
  solidarityFreeCents: in2026(2_035_000),
  workAllowanceCents: in2026(123_000),
  specialAllowanceCents: in2026(3_600),
  singleParentAllowanceCents: in2026(426_000),
  lowPayCeilingCents: in2026(200_000),
  pensionCeilingCents: in2026(845_000),
  healthCeilingCents: in2026(581_250),
  pensionPercent: in2026(18.6),
  unemploymentPercent: in2026(2.6),
  healthPercent: in2026(14.6),
  healthExtraPercent: in2026(2.9),
  carePercent: in2026(3.6),
  childlessCarePercent: in2026(0.6),
}
