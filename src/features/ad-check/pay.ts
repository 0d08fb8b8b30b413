import type { SALARY_PERIODS } from '~/lib/work/vocabulary'
import type { DatedValue } from '~/platform/settings/schema'

/** Weeks in a month, as labour law counts: 13 weeks in a quarter. */
const WEEKS_PER_MONTH = 13 / 3
/** Full time without stated hours is taken for so many, the usual least; then no honest wage looks too low. */
const LEAST_FULL_TIME_HOURS = 35

type Period = (typeof SALARY_PERIODS)[number]

/** Cents per hour of a pay; null when the hours it is for are unknown. */
export function hourlyCents(cents: number, period: Period, hoursPerWeek: number | null): number | null {
  if (period === 'hour') return cents
  if (hoursPerWeek === null || hoursPerWeek <= 0) return null
  return monthly(cents, period) / (hoursPerWeek * WEEKS_PER_MONTH)
}

/** Cents per month of a pay; null when it is by the hour and the hours are unknown. */
export function monthlyCents(cents: number, period: Period, hoursPerWeek: number | null): number | null {
  if (period !== 'hour') return monthly(cents, period)
  return hoursPerWeek === null ? null : cents * hoursPerWeek * WEEKS_PER_MONTH
}

function monthly(cents: number, period: Exclude<Period, 'hour'>): number {
  return period === 'year' ? cents / 12 : cents
}

/** Hours to reckon with: what the ad states, else the least of a full-time job, else unknown. */
export function reckonedHours(hoursPerWeek: number | null, employmentTypes: readonly string[]): number | null {
  if (hoursPerWeek !== null) return hoursPerWeek
  return employmentTypes.every((type) => type === 'Vollzeit') && employmentTypes.length > 0
    ? LEAST_FULL_TIME_HOURS
    : null
}

/** The next amount after a day that is known already. */
export function nextValue(values: readonly DatedValue[], day: string): DatedValue | null {
  return values.find(({ from }) => from > day) ?? null
}

/**
 * Whether a posting tells its pay: a range, or one end of it. The name of a collective agreement alone tells nobody what
 * they would earn. The one rule for publishing and for inviting.
 */
export function tellsPay({
  salaryMinCents,
  salaryMaxCents,
}: {
  salaryMinCents: number | null
  salaryMaxCents: number | null
}): boolean {
  return salaryMinCents !== null || salaryMaxCents !== null
}
