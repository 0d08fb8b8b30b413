/** A space that does not break. */
export const NBSP = '\u00a0'

const TIME_ZONE = 'Europe/Berlin'
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

const MONTHS = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')
const WEEKDAYS = 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'.split(' ')

let clock: Intl.DateTimeFormat | undefined

/**
 * A moment as the German wall clock shows it, `YYYY-MM-DDTHH:mm`. Everything below is written from it, because a text
 * by `Intl` is not the same in all browsers (Firefox writes `09:30` where Node writes `9:30`), and one that is not the
 * server's makes React render the whole page again.
 */
export function toWallClock(date: Date): string {
  // Created on first use: it takes milliseconds on a slow phone.
  clock ??= new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: TIME_ZONE, hourCycle: 'h23' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  })
  const parts = new Map(clock.formatToParts(date).map(({ type, value }) => [type, value]))
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}T${parts.get('hour')}:${parts.get('minute')}`
}

/** The German calendar day of a moment as `YYYY-MM-DD`. */
export function toIsoDay(date: Date): string {
  return toWallClock(date).slice(0, 10)
}

/** `20.11.2026`, in German time whatever the machine's zone. */
export function formatDay(date: Date): string {
  return formatIsoDay(toIsoDay(date))
}

/** `20. November 2026`. */
export function formatLongDay(date: Date): string {
  return longDay(toIsoDay(date))
}

/** `20. Nov.`, for tracks and tight rows. */
export function formatShortDay(date: Date): string {
  const { day, month } = calendarLeaf(date)
  return `${day}.${NBSP}${month}`
}

/** `20.11.2026, 9:30 Uhr`, without a line break before `Uhr`. */
export function formatMoment(date: Date): string {
  return `${formatDay(date)}, ${formatTime(date)}${NBSP}Uhr`
}

/** `Dienstag, 24. November 2026, 10:30 Uhr`, for appointments. */
export function formatAppointment(date: Date): string {
  return `${dayInWords(toIsoDay(date))}, ${formatTime(date)}${NBSP}Uhr`
}

/** `9:30`, in German time. */
export function formatTime(date: Date): string {
  return toWallClock(date).slice(11).replace(/^0/, '')
}

/** A calendar day `YYYY-MM-DD` as `Dienstag, 24. November 2026`. */
export function dayInWords(isoDay: string): string {
  return `${weekdayOf(isoDay)}, ${longDay(isoDay)}`
}

/** The month of a calendar day `YYYY-MM-DD` as `November 2026`. */
export function monthInWords(isoDay: string): string {
  return `${MONTHS[Number(isoDay.slice(5, 7)) - 1]} ${isoDay.slice(0, 4)}`
}

/** Without a line break between `20.` and `November`. */
function longDay(isoDay: string): string {
  return `${Number(isoDay.slice(8))}.${NBSP}${monthInWords(isoDay)}`
}

function weekdayOf(isoDay: string): string {
  return WEEKDAYS[new Date(isoDay).getUTCDay()] ?? ''
}

/** A calendar day `YYYY-MM-DD` as `20.11.2026`; calendar days have no zone. */
export function formatIsoDay(isoDay: string): string {
  const [year, month, day] = isoDay.split('-')
  return `${day}.${month}.${year}`
}

/** A month `YYYY-MM` as `11/2026`; a year alone and anything else is returned unchanged. */
export function formatIsoMonth(isoMonth: string): string {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(isoMonth) ?? []
  return year === undefined ? isoMonth : `${month}/${year}`
}

/**
 * The moment at which German clocks show this, `YYYY-MM-DDTHH:mm`; null when it is invalid. In the hour that summer
 * time skips it is one hour later; in the hour that occurs twice it is the first.
 */
export function fromWallClock(wall: string): Date | null {
  const asUtc = Date.parse(`${wall}:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wall) || Number.isNaN(asUtc)) return null
  const summer = new Date(asUtc - 2 * HOUR)
  return toWallClock(summer) === wall ? summer : new Date(asUtc - HOUR)
}

/** German calendar days from one moment to another, whatever the hour; negative when `to` is on an earlier day. */
export function calendarDays(from: Date, to: Date): number {
  return Math.round((Date.parse(toIsoDay(to)) - Date.parse(toIsoDay(from))) / DAY)
}

/** `heute`, `gestern`, `vor 3 Tagen` up to 7 days, then the date. Counts German calendar days, not hours. */
export function formatAge(date: Date, now: Date): string {
  const days = calendarDays(date, now)
  if (days <= 0) return 'heute'
  if (days === 1) return 'gestern'
  if (days <= 7) return `vor ${days}\u00a0Tagen`
  return formatDay(date)
}

/** `Di`, `24`, `Nov.`: a calendar sheet. */
export function calendarLeaf(date: Date): { weekday: string; day: string; month: string } {
  const day = toIsoDay(date)
  return {
    weekday: weekdayOf(day).slice(0, 2),
    day: String(Number(day.slice(8))),
    month: shortMonth(MONTHS[Number(day.slice(5, 7)) - 1] ?? ''),
  }
}

/** As Duden has it: `Mai` and `Juni` stay, `Sept.` has four letters. */
function shortMonth(month: string): string {
  return month.length < 5 ? month : `${month.slice(0, month === 'September' ? 4 : 3)}.`
}

/** `heute`, `morgen`, `am Sonntag` within a week, then `am 30.11.2026`; for what lies ahead. */
export function formatWeekday(date: Date, now: Date): string {
  const days = calendarDays(now, date)
  if (days <= 0) return 'heute'
  if (days === 1) return 'morgen'
  return `am ${days < 7 ? weekdayOf(toIsoDay(date)) : formatDay(date)}`
}

/** `Heute, 20. November 2026`, `Gestern, …`, earlier only the date: separates the days of a conversation. */
export function formatDayHeading(date: Date, now: Date): string {
  const days = calendarDays(date, now)
  const day = formatLongDay(date)
  if (days === 0) return `Heute, ${day}`
  return days === 1 ? `Gestern, ${day}` : day
}

/** Calendar months added in UTC; the 31st becomes the last day where a month is shorter. */
export function addMonths(date: Date, months: number): Date {
  const later = new Date(date)
  later.setUTCDate(1)
  later.setUTCMonth(later.getUTCMonth() + months)
  const daysInMonth = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate()
  later.setUTCDate(Math.min(date.getUTCDate(), daysInMonth))
  return later
}

/** Whole days added to a moment (24-hour days; use for periods, not for calendar dates). */
export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY)
}

/** So many days as a period: "vorher", "später". */
export function daysText(days: number): string {
  return days === 1 ? 'einen Tag' : `${days}\u00a0Tage`
}
