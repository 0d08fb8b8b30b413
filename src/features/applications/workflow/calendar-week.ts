import { toIsoDay } from '~/lib/dates/dates'
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

type Asked = { tag?: string | undefined; ansicht?: string | undefined; meine?: boolean | undefined }

/** What an address of the calendar shows: the week of its day, or the day itself. */
export function daysOf({ tag, ansicht, meine }: Asked, now: Date) {
  const day = tag ?? toIsoDay(now)
  const shared = { mine: meine === true }
  return ansicht === 'tag' ? { ...shared, day, days: 1 as const } : { ...shared, day: mondayOf(day), days: 7 as const }
}
