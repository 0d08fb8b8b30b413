import { fromWallClock, toIsoDay } from './dates.ts'
import { dayAfter, mondayOf } from './days.ts'

const WEEK = 7 * 24 * 60 * 60 * 1000

/** The Mondays of the last weeks in order, `YYYY-MM-DD` of the German calendar; the last week is the current one. */
export function mondays(now: Date, weeks: number): string[] {
  const last = mondayOf(toIsoDay(now))
  return Array.from({ length: weeks }, (_, index) => dayAfter(last, 7 * (index + 1 - weeks)))
}

/** A week's number by ISO 8601, that of its Thursday: week 1 contains the year's first Thursday. */
export function isoWeek(monday: string): number {
  const thursday = dayAfter(monday, 3)
  return 1 + Math.floor((Date.parse(thursday) - Date.parse(thursday.slice(0, 4))) / WEEK)
}

/** The last millisecond of the German calendar day that a moment falls on. */
export function endOfDay(moment: Date): Date {
  return new Date(startOfDay(dayAfter(toIsoDay(moment), 1)).getTime() - 1)
}

/** The moment a German calendar day `YYYY-MM-DD` begins. */
export function startOfDay(isoDay: string): Date {
  return fromWallClock(`${isoDay}T00:00`) ?? new Date(`${isoDay}T00:00:00Z`)
}
