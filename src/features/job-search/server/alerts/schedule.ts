import { toIsoDay } from '~/lib/dates/dates'
import { dayAfter } from '~/lib/dates/days'
import { writtenMoment } from '~/lib/dates/written-moment'
import type { AlertFrequency } from '../../alert'

/** Mails arrive with breakfast, German time. */
const MORNING = '06:00'

/** The next morning, or that of a week later, on which an alert runs. */
export function nextRun(frequency: AlertFrequency, now: Date): Date {
  return writtenMoment(`${dayAfter(toIsoDay(now), frequency === 'daily' ? 1 : 7)}T${MORNING}`)
}
