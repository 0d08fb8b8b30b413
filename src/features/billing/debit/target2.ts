import { dayAfter, weekdayOf } from '../../../lib/dates/days.ts'

/**
 * Whether banks settle on a calendar day: TARGET2 is closed on weekends, 1.1., Good Friday, Easter Monday, 1.5., 25.
 * and 26.12.
 */
export function isTarget2Day(isoDay: string): boolean {
  if (weekdayOf(isoDay) > 5) return false
  if (['01-01', '05-01', '12-25', '12-26'].includes(isoDay.slice(5))) return false
  const easter = easterSunday(Number(isoDay.slice(0, 4)))
  return isoDay !== dayAfter(easter, -2) && isoDay !== dayAfter(easter, 1)
}

/** The day itself when banks settle on it, else the next one. */
export function nextTarget2Day(isoDay: string): string {
  let day = isoDay
  while (!isTarget2Day(day)) day = dayAfter(day, 1)
  return day
}

/** The last day on which banks take a file for this day of collection: the bank day before it. */
export function lastDayToHandIn(collectionOn: string): string {
  let day = dayAfter(collectionOn, -1)
  while (!isTarget2Day(day)) day = dayAfter(day, -1)
  return day
}

/**
 * The day on which a run created today is collected: announced for long enough, and late enough that a second person can
 * still release it tomorrow.
 */
export function firstCollectionDay(today: string, noticeDays: number): string {
  let day = nextTarget2Day(dayAfter(today, noticeDays))
  while (lastDayToHandIn(day) <= today) day = nextTarget2Day(dayAfter(day, 1))
  return day
}

/** Gregorian computus (Meeus/Jones/Butcher). */
function easterSunday(year: number): string {
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
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}
