import { formatDay } from '~/lib/dates/dates'

/** Who last changed something of the company; somebody who has left is not named. */
export function lastChangeText(changedBy: string | null, changedAt: Date): string {
  const day = formatDay(changedAt)
  return changedBy === null ? `Zuletzt geändert am ${day}` : `Zuletzt geändert von ${changedBy} am ${day}`
}
