import { addDays, formatTime, toIsoDay } from '~/lib/dates/dates'
import type { AlertFrequency } from '../../alert'

/** Mails arrive with breakfast, German time. */
const MORNING = '06:00'

/** The next morning, or that of a week later, on which an alert runs. */
export function nextRun(frequency: AlertFrequency, now: Date): Date {
  return morningOf(toIsoDay(addDays(now, frequency === 'daily' ? 1 : 7)))
}

function morningOf(isoDay: string): Date {
  const winter = new Date(`${isoDay}T${MORNING}:00+01:00`)
  const summer = new Date(`${isoDay}T${MORNING}:00+02:00`)
  return /^0?6:00$/.test(formatTime(winter)) ? winter : summer
}
