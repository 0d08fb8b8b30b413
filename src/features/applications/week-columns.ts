import { isoWeek, mondays } from '~/lib/dates/weeks'

/** One calendar week: its Monday as `YYYY-MM-DD`, its number by ISO 8601, and how many applications came in. */
export type WeekColumn = { monday: string; week: number; count: number }

/** Weeks of the chart; the last one is the current one. */
export const WEEKS_SHOWN = 12

/** The last twelve weeks in order, with zeros where nothing came in. */
export function weekColumns(rows: readonly { monday: string; count: number }[], now: Date): WeekColumn[] {
  const counts = new Map(rows.map((row) => [row.monday, row.count]))
  return mondays(now, WEEKS_SHOWN).map((monday) => ({ monday, week: isoWeek(monday), count: counts.get(monday) ?? 0 }))
}
