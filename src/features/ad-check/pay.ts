import type { SALARY_PERIODS } from '~/lib/work/vocabulary'
import type { DatedValue } from '~/platform/settings/schema'

/** Weeks in a month, as labour law counts: 13 weeks in a quarter. */
const WEEKS_PER_MONTH = 13 / 3
/** Assumed hours of a full-time job without stated hours, the usual minimum; then no legal wage looks too low. */
const LEAST_FULL_TIME_HOURS = 35

type Period = (typeof SALARY_PERIODS)[number]

/** Cents per hour; null when the hours are unknown. */
export function hourlyCents(cents: number, period: Period, hoursPerWeek: number | null): number | null {
  if (period === 'hour') return cents
  if (hoursPerWeek === null || hoursPerWeek <= 0) return null
  return monthly(cents, period) / (hoursPerWeek * WEEKS_PER_MONTH)
}

/** Cents per month; null when the pay is by the hour and the hours are unknown. */
export function monthlyCents(cents: number, period: Period, hoursPerWeek: number | null): number | null {
  if (period !== 'hour') return monthly(cents, period)
  return hoursPerWeek === null ? null : cents * hoursPerWeek * WEEKS_PER_MONTH
}

function monthly(cents: number, period: Exclude<Period, 'hour'>): number {
  return period === 'year' ? cents / 12 : cents
}

/** The hours to calculate with: what the ad states, else the least of a full-time job, else unknown. */
export function reckonedHours(hoursPerWeek: number | null, employmentTypes: readonly string[]): number | null {
  if (hoursPerWeek !== null) return hoursPerWeek
  return employmentTypes.every((type) => type === 'Vollzeit') && employmentTypes.length > 0
    ? LEAST_FULL_TIME_HOURS
    : null
}

/** The next known amount after a day. */
export function nextValue(values: readonly DatedValue[], day: string): DatedValue | null {
  return values.find(({ from }) => from > day) ?? null
}

/**
 * Whether a posting states its pay: a range, or one end of it. The name of a collective agreement alone tells nobody
 * what they would earn. The one rule for publishing and for inviting.
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
