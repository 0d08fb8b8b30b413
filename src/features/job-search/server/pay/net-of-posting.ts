import { netPay } from '~/lib/work/net-pay/net-pay'
import { type PayrollLaw, TAX_CLASSES, type TaxClass } from '~/lib/work/net-pay/payroll-law'
import type { SALARY_PERIODS } from '~/lib/work/vocabulary'

type Stated = {
  salaryMinCents: number | null
  salaryMaxCents: number | null
  salaryPeriod: (typeof SALARY_PERIODS)[number]
  hoursPerWeek: number | null
}

/** About what is left of a posting's pay in each tax class; euros a month, rounded. */
export type NetOfPosting = { year: number; classes: { taxClass: TaxClass; from: number; to: number }[] }

/** Weeks a quarter divided by months: what a month has of them on average. */
const WEEKS_A_MONTH = 13 / 3
/** Exacter would suggest that we know the person. */
const ROUNDED_TO = 10

/** Null where no month can be calculated: no pay, or by the hour without hours. */
export function netOfPosting(stated: Stated, law: PayrollLaw): NetOfPosting | null {
  const min = monthly(stated.salaryMinCents ?? stated.salaryMaxCents, stated)
  const max = monthly(stated.salaryMaxCents ?? stated.salaryMinCents, stated)
  if (min === null || max === null) return null
  const rounded = (gross: number, taxClass: TaxClass) =>
    Math.round(netPay(gross, taxClass, law) / ROUNDED_TO) * ROUNDED_TO
  return {
    year: law.year,
    classes: TAX_CLASSES.map((taxClass) => ({ taxClass, from: rounded(min, taxClass), to: rounded(max, taxClass) })),
  }
}

function monthly(cents: number | null, { salaryPeriod, hoursPerWeek }: Stated): number | null {
  if (cents === null) return null
  if (salaryPeriod === 'month') return cents / 100
  if (salaryPeriod === 'year') return cents / 1200
  return hoursPerWeek === null ? null : (cents / 100) * hoursPerWeek * WEEKS_A_MONTH
}
