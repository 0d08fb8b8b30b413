import type { SALARY_PERIODS } from '~/lib/work/vocabulary'

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
export function monthlyPay({ salaryMinCents, salaryMaxCents, salaryPeriod, hoursPerWeek }: Pay): number {
  const euros = (salaryMaxCents ?? salaryMinCents ?? 0) / 100
  const monthly = {
    hour: euros * WEEKS_A_MONTH * (hoursPerWeek ?? FULL_TIME_HOURS),
    month: euros,
    year: euros / 12,
  }
  return Math.min(LARGEST, Math.round(monthly[salaryPeriod]))
}

/** The highest stated pay in cents an hour; 0 when it is missing. */
export function hourlyPay(pay: Pay): number {
  const cents = pay.salaryMaxCents ?? pay.salaryMinCents ?? 0
  if (pay.salaryPeriod === 'hour') return cents
  const months = pay.salaryPeriod === 'year' ? 12 : 1
  return Math.round(cents / months / WEEKS_A_MONTH / (pay.hoursPerWeek ?? FULL_TIME_HOURS))
}
