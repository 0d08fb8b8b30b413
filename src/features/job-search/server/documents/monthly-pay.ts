import type { EmploymentType, SALARY_PERIODS } from '~/lib/work/vocabulary'

const WEEKS_A_MONTH = 4.33
const FULL_TIME_HOURS = 40
const LARGEST = 32_767

type Pay = {
  salaryMinCents: number | null
  salaryMaxCents: number | null
  salaryPeriod: (typeof SALARY_PERIODS)[number]
  hoursPerWeek: number | null
}

/** The highest stated pay in euros a month, so that hour, month and year are comparable; 0 when it is missing. */
export function monthlyPay(pay: Pay): number {
  return Math.min(LARGEST, Math.round(eurosAMonth(pay, pay.salaryMaxCents ?? pay.salaryMinCents ?? 0)))
}

/** Middles are told apart by so many euros: the groups of a spread are few, and more would suggest false precision. */
export const MIDDLE_STEP = 20
const LARGEST_MIDDLE = 24_000

/** The middle of the stated pay of a full-time posting in euros a month, in whole steps; 0 when there is none. */
export function middlePay(pay: Pay & { employmentTypes: readonly EmploymentType[] }): number {
  if (!pay.employmentTypes.includes('Vollzeit')) return 0
  const min = pay.salaryMinCents ?? pay.salaryMaxCents ?? 0
  const max = pay.salaryMaxCents ?? pay.salaryMinCents ?? 0
  const steps = Math.round(eurosAMonth(pay, (min + max) / 2) / MIDDLE_STEP)
  return Math.min(LARGEST_MIDDLE, steps * MIDDLE_STEP)
}

function eurosAMonth({ salaryPeriod, hoursPerWeek }: Pay, cents: number): number {
  const euros = cents / 100
  if (salaryPeriod === 'month') return euros
  return salaryPeriod === 'year' ? euros / 12 : euros * WEEKS_A_MONTH * (hoursPerWeek ?? FULL_TIME_HOURS)
}

/** The highest stated pay in cents an hour; 0 when it is missing. */
export function hourlyPay(pay: Pay): number {
  const cents = pay.salaryMaxCents ?? pay.salaryMinCents ?? 0
  if (pay.salaryPeriod === 'hour') return cents
  const months = pay.salaryPeriod === 'year' ? 12 : 1
  return Math.round(cents / months / WEEKS_A_MONTH / (pay.hoursPerWeek ?? FULL_TIME_HOURS))
}
