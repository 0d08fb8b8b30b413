import { formatDay } from '~/lib/dates/dates'

/** Who last changed something of the company, and when, where that is known; somebody who has left is not named. */
export function lastChangeText(changedBy: string, changedAt: null): string
export function lastChangeText(changedBy: string | null, changedAt: Date): string
export function lastChangeText(changedBy: string | null, changedAt: Date | null): string {
  return ['Zuletzt geändert', changedBy && `von ${changedBy}`, changedAt && `am ${formatDay(changedAt)}`]
    .filter(Boolean)
    .join(' ')
}
