import { dayAfter } from '~/lib/dates/days'

/** Figures of one German calendar day `YYYY-MM-DD`. */
export type DayColumn = { day: string; views: number; started: number; sent: number }

type Figures = {
  from: string
  to: string
  days: readonly { day: string; views: number; applicationsStarted: number }[]
  sent: readonly { day: string; count: number }[]
}

/** Every day from the first to the last, with zeros where nothing happened. */
export function dayColumns({ from, to, days, sent }: Figures): DayColumn[] {
  const seen = new Map(days.map((row) => [row.day, row]))
  const applied = new Map(sent.map((row) => [row.day, row.count]))
  const columns: DayColumn[] = []
  for (let day = from; day <= to; day = dayAfter(day, 1)) {
    const row = seen.get(day)
    columns.push({
      day,
      views: row?.views ?? 0,
      // Everybody who sent an application had started it, even if the page did not report that.
      started: Math.max(row?.applicationsStarted ?? 0, applied.get(day) ?? 0),
      sent: applied.get(day) ?? 0,
    })
  }
  return columns
}

/** Distance of the lines of a chart, 1, 2 or 5 times a power of ten, so that this many steps hold the highest value. */
export function dayScale(highest: number, steps: number): number {
  const wanted = Math.max(1, highest / steps)
  const power = 10 ** Math.floor(Math.log10(wanted))
  const factor = [1, 2, 5, 10].find((each) => each * power >= wanted) ?? 10
  return factor * power
}
