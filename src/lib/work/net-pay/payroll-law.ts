/** What the law sets for a year; amounts in euros, a year unless they say otherwise. */
export type PayrollLaw = {
  /** The year these values are from. */
  year: number
  /** Income up to here is free of tax (§ 32a Abs. 1 EStG). */
  taxFree: number
  /** Where the first zone of rising rates ends, the second one ends, and the highest rate begins after. */
  firstZoneEnd: number
  secondZoneEnd: number
  thirdZoneEnd: number
  /** The steps of tax classes V and VI (§ 39b Abs. 2 Satz 7 EStG). */
  classFiveSteps: readonly [number, number, number]
  /** Wage tax without a solidarity surcharge (§ 3 Abs. 3 SolZG). */
  solidarityFree: number
  workAllowance: number
  specialAllowance: number
  singleParentAllowance: number
  /** Euros a month: up to the first nobody pays, up to the second contributions are reduced (§ 20a SGB IV). */
  minijobLimit: number
  lowPayCeiling: number
  /** Euros a month on which contributions are paid at most. */
  pensionCeiling: number
  healthCeiling: number
  /** Per cent of pay, employer and employee together. */
  pensionPercent: number
  unemploymentPercent: number
  healthPercent: number
  /** The average extra contribution. */
  healthExtraPercent: number
  carePercent: number
  /** Paid by employees without children alone. */
  childlessCarePercent: number
}

export const TAX_CLASSES = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const
export type TaxClass = (typeof TAX_CLASSES)[number]
