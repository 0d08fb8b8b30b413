import type { PLAN_INTERVALS } from '../vocabulary'

export type PlanInterval = (typeof PLAN_INTERVALS)[number]

/** Paid periods follow the German calendar, whose days invoices name. */
const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})
const DAY_MS = 24 * 60 * 60 * 1000

/** One interval later, on the same day of the German calendar or the last of its month (31 January → 28 February). */
export function addInterval(from: Date, interval: PlanInterval): Date {
  return addIntervals(from, interval, 1)
}

/**
 * Several intervals after an anchor. Counting from the anchor keeps its day: 31 January, 28 February, 31 March; and 29
 * February returns every four years.
 */
export function addIntervals(anchor: Date, interval: PlanInterval, count: number): Date {
  const local = toLocal(anchor)
  const moved = new Date(local)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + count * (interval === 'year' ? 12 : 1))
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(new Date(local).getUTCDate(), lastDay))
  return fromLocal(moved.getTime())
}

/** The first end of a period of this anchor after a moment. */
export function periodEndAfter(anchor: Date, interval: PlanInterval, moment: Date): Date {
  let count = 1
  let end = addIntervals(anchor, interval, count)
  while (end <= moment) {
    count += 1
    end = addIntervals(anchor, interval, count)
  }
  return end
}

/** Whole days of the German calendar from one moment to another; daylight saving makes no difference. */
export function calendarDays(from: Date, until: Date): number {
  const dayOf = (moment: Date) => Math.floor(toLocal(moment) / DAY_MS)
  return dayOf(until) - dayOf(from)
}

/** German local time as if it were UTC, milliseconds. */
function toLocal(moment: Date): number {
  const parts: Record<string, number> = {}
  for (const { type, value } of clock.formatToParts(moment)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second, moment.getUTCMilliseconds())
}

/** The moment of this German local time; in the skipped hour of spring, an hour later. */
function fromLocal(local: number): Date {
  const guess = local - (toLocal(new Date(local)) - local)
  return new Date(local - (toLocal(new Date(guess)) - guess))
}
