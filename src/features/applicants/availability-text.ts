import { formatIsoDay } from '~/lib/dates/dates'
import type { AVAILABILITIES } from './vocabulary'

export const availabilityLabels = {
  now: 'Ab sofort',
  'from-date': 'Ab einem Datum',
  'notice-period': 'Nach Kündigungsfrist',
} satisfies Record<(typeof AVAILABILITIES)[number], string>

type Availability = {
  availability: (typeof AVAILABILITIES)[number]
  availableFrom: string | null
  noticePeriodWeeks: number | null
}

/** `Verfügbar ab sofort`, `Verfügbar ab 01.01.2027`, `Kündigungsfrist 4 Wochen`. */
export function availabilityText({ availability, availableFrom, noticePeriodWeeks }: Availability): string {
  if (availability === 'from-date' && availableFrom) return `Verfügbar ab ${formatIsoDay(availableFrom)}`
  if (availability === 'notice-period' && noticePeriodWeeks) {
    return `Kündigungsfrist ${noticePeriodWeeks} ${noticePeriodWeeks === 1 ? 'Woche' : 'Wochen'}`
  }
  return 'Verfügbar ab sofort'
}
