import { fromWallClock, toIsoDay } from './dates.ts'

const DAY = 24 * 60 * 60 * 1000

/** The Mondays of the last weeks in order, `YYYY-MM-DD` of the German calendar; the last week is the current one. */
export function mondays(now: Date, weeks: number): string[] {
  const today = Date.parse(`${toIsoDay(now)}T12:00:00Z`)
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7
  const last = today - sinceMonday * DAY
  return Array.from({ length: weeks }, (_, index) =>
    new Date(last - (weeks - 1 - index) * 7 * DAY).toISOString().slice(0, 10),
  )
}

/** A week's number by ISO 8601, that of its Thursday: week 1 contains the year's first Thursday. */
export function isoWeek(monday: string): number {
  const thursday = new Date(Date.parse(`${monday}T12:00:00Z`) + 3 * DAY)
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1, 12)
  return 1 + Math.floor((thursday.getTime() - newYear) / (7 * DAY))
}

/** The moment a German calendar day `YYYY-MM-DD` begins. */
export function startOfDay(isoDay: string): Date {
  return fromWallClock(`${isoDay}T00:00`) ?? new Date(`${isoDay}T00:00:00Z`)
}
