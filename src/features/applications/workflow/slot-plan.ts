import { fromWallClock, toWallClock } from '~/lib/dates/dates'
import { dayAfter, mondayOf, weekdayOf } from '~/lib/dates/days'

/** Days from Monday to Sunday as people choose them. */
export const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const
export type Weekday = (typeof WEEKDAYS)[number]
export const weekdayLabels = {
  1: 'Mo',
  2: 'Di',
  3: 'Mi',
  4: 'Do',
  5: 'Fr',
  6: 'Sa',
  7: 'So',
} satisfies Record<Weekday, string>

export const MAX_SLOTS_AT_ONCE = 60
export const MAX_WEEKS = 6
export const SLOT_BUFFERS = [0, 5, 10, 15, 30, 60] as const

export type SlotPlan = {
  /** The first day, `YYYY-MM-DD`. */
  day: string
  /** Without any only the first day itself. */
  weekdays: readonly Weekday[]
  weeks: number
  /** `HH:mm`; one slot after the other as long as they fit. Without `until` a single one. */
  from: string
  until: string
  durationMinutes: number
  bufferMinutes: number
}

/**
 * The moments at which the slots of a plan begin, in order, on German clocks whatever the season. An hour that summer
 * time skips has none.
 */
export function planSlots(plan: SlotPlan): Date[] {
  const starts = dayTimes(plan)
  return daysOf(plan).flatMap((day) =>
    starts.flatMap((time) => {
      const wall = `${day}T${time}`
      const moment = fromWallClock(wall)
      return moment && toWallClock(moment) === wall ? [moment] : []
    }),
  )
}

function daysOf({ day, weekdays, weeks }: SlotPlan): string[] {
  const chosen = weekdays.length === 0 ? [String(weekdayOf(day))] : WEEKDAYS.filter((each) => weekdays.includes(each))
  const monday = mondayOf(day)
  return Array.from({ length: weeks }, (_, week) => week).flatMap((week) =>
    chosen.map((weekday) => dayAfter(monday, 7 * week + Number(weekday) - 1)).filter((each) => each >= day),
  )
}

function dayTimes({ from, until, durationMinutes, bufferMinutes }: SlotPlan): string[] {
  const first = minutesOf(from)
  const last = until === '' ? first : minutesOf(until) - durationMinutes
  const times: string[] = []
  for (let at = first; at <= last; at += durationMinutes + bufferMinutes) times.push(clockOf(at))
  return times
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
