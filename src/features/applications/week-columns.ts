import { toIsoDay } from '~/lib/dates/dates'

/** One calendar week: its Monday as `YYYY-MM-DD`, its number by ISO 8601, and how many applications came in. */
export type WeekColumn = { monday: string; week: number; count: number }

/** Weeks of the chart; the last one is the current one. */
export const WEEKS_SHOWN = 12

const DAY = 24 * 60 * 60 * 1000

/** The Monday of the first week of the chart, `YYYY-MM-DD` of the German calendar. */
export function firstMonday(now: Date): string {
  const [first] = mondays(now)
  return first ?? toIsoDay(now)
}

/** The last twelve weeks in order, with zeros where nothing came in. */
export function weekColumns(rows: readonly { monday: string; count: number }[], now: Date): WeekColumn[] {
  const counts = new Map(rows.map((row) => [row.monday, row.count]))
  return mondays(now).map((monday) => ({ monday, week: isoWeek(monday), count: counts.get(monday) ?? 0 }))
}

function mondays(now: Date): string[] {
  const today = Date.parse(`${toIsoDay(now)}T12:00:00Z`)
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7
  const last = today - sinceMonday * DAY
  return Array.from({ length: WEEKS_SHOWN }, (_, index) =>
    new Date(last - (WEEKS_SHOWN - 1 - index) * 7 * DAY).toISOString().slice(0, 10),
  )
}

/** The week's number is that of its Thursday: week 1 contains the year's first Thursday. */
function isoWeek(monday: string): number {
  const thursday = new Date(Date.parse(`${monday}T12:00:00Z`) + 3 * DAY)
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1, 12)
  return 1 + Math.floor((thursday.getTime() - newYear) / (7 * DAY))
}
