import { dayAfter, mondayOf, weekdayOf } from '~/lib/dates/days'

/**
 * The Monday of the week that a calendar opens with: this one, or the next as soon as only a weekend without anything
 * is left of it.
 * @param startsAt the moments of what this week has
 */
export function weekToOpen(now: Date, today: string, startsAt: readonly Date[]): string {
  const isOver = weekdayOf(today) > 5 && startsAt.every((each) => each < now)
  return isOver ? dayAfter(mondayOf(today), 7) : mondayOf(today)
}
