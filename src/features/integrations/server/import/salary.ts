import type { SALARY_PERIODS } from '~/lib/work/vocabulary'
import { numberOf, recordOf, textOf } from './json-values'

type Salary = {
  salaryMinCents: number | null
  salaryMaxCents: number | null
  salaryPeriod: (typeof SALARY_PERIODS)[number]
}

const PERIODS: ReadonlyMap<string, Salary['salaryPeriod']> = new Map([
  ['hour', 'hour'],
  ['stunde', 'hour'],
  ['month', 'month'],
  ['monat', 'month'],
  ['year', 'year'],
  ['jahr', 'year'],
])
const UNKNOWN: Salary = { salaryMinCents: null, salaryMaxCents: null, salaryPeriod: 'month' }
const MAX_CENTS = 100_000_000

/**
 * Pay from `baseSalary`. What we cannot express (another currency, pay by day or week, nonsense) is left out rather
 * than converted.
 */
export function salaryOf(baseSalary: unknown): Salary {
  const amount = recordOf(baseSalary)
  const currency = textOf(amount.currency ?? amount.salaryCurrency) ?? 'EUR'
  if (currency.toUpperCase() !== 'EUR') return UNKNOWN
  const value = recordOf(amount.value)
  const unit = textOf(value.unitText ?? amount.unitText ?? value.unitCode)?.toLowerCase()
  const salaryPeriod = unit === undefined ? undefined : PERIODS.get(unit)
  if (salaryPeriod === undefined) return UNKNOWN
  const single = cents(value.value ?? (typeof amount.value === 'object' ? undefined : amount.value))
  const min = cents(value.minValue ?? amount.minValue) ?? single
  const max = cents(value.maxValue ?? amount.maxValue) ?? single
  if (min !== null && max !== null && min > max) return UNKNOWN
  return { salaryMinCents: min, salaryMaxCents: max, salaryPeriod }
}

function cents(value: unknown): number | null {
  const euros = numberOf(value)
  const amount = euros === null ? null : Math.round(euros * 100)
  return amount !== null && amount > 0 && amount <= MAX_CENTS ? amount : null
}
