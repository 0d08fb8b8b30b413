const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Whether banks settle on a calendar day: TARGET2 is closed on weekends, 1.1., Good Friday, Easter Monday, 1.5., 25.
 * and 26.12.
 */
export function isTarget2Day(isoDay: string): boolean {
  const time = Date.parse(`${isoDay}T00:00:00Z`)
  const weekday = new Date(time).getUTCDay()
  if (weekday === 0 || weekday === 6) return false
  if (['01-01', '05-01', '12-25', '12-26'].includes(isoDay.slice(5))) return false
  const easter = easterSunday(Number(isoDay.slice(0, 4)))
  return time !== easter - 2 * DAY_MS && time !== easter + DAY_MS
}

/** The day itself when banks settle on it, else the next one. */
export function nextTarget2Day(isoDay: string): string {
  let day = isoDay
  while (!isTarget2Day(day)) day = plusDays(day, 1)
  return day
}

/** The day this many calendar days later. */
export function plusDays(isoDay: string, days: number): string {
  return new Date(Date.parse(`${isoDay}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Gregorian computus (Meeus/Jones/Butcher), milliseconds UTC. */
function easterSunday(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  return Date.UTC(year, month - 1, day)
}
