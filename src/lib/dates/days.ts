const DAY = 24 * 60 * 60 * 1000

/** A calendar day `YYYY-MM-DD` some days later, or earlier. */
export function dayAfter(day: string, days: number): string {
  return new Date(noon(day) + days * DAY).toISOString().slice(0, 10)
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  return ((new Date(noon(day)).getUTCDay() + 6) % 7) + 1
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return dayAfter(day, 1 - weekdayOf(day))
}

/** The same day some months later; the 31st becomes the last day where a month is shorter. */
export function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0, 12)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last), 12)).toISOString().slice(0, 10)
}

/** The weeks of a day's month from Monday to Sunday, with the days of the neighbours that fill them. */
export function weeksOfMonth(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`
  const weeks: string[][] = []
  for (let monday = mondayOf(first); monday.slice(0, 7) <= day.slice(0, 7); monday = dayAfter(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => dayAfter(monday, index)))
  }
  return weeks
}

function noon(day: string): number {
  return new Date(`${day}T12:00:00Z`).getTime()
}
