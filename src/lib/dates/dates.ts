/** A space that does not break. */
export const NBSP = '\u00a0'

const TIME_ZONE = 'Europe/Berlin'
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

const dayFormat = dateFormat({ day: '2-digit', month: '2-digit', year: 'numeric' })
const longFormat = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' })
const appointmentFormat = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const weekdayFormat = dateFormat({ weekday: 'long' })
const leafFormat = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' })
const shortFormat = dateFormat({ day: 'numeric', month: 'short' })
const timeFormat = dateFormat({ hour: 'numeric', minute: '2-digit' })

/** Created on first use: each takes milliseconds on a slow phone, and a page needs one or two. */
function dateFormat(options: Intl.DateTimeFormatOptions, locale = 'de-DE') {
  let made: Intl.DateTimeFormat | undefined
  const get = () => {
    made ??= new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, ...options })
    return made
  }
  return { format: (date: Date) => get().format(date), formatToParts: (date: Date) => get().formatToParts(date) }
}

/** `20.11.2026`, in German time whatever the machine's zone. */
export function formatDay(date: Date): string {
  return dayFormat.format(date)
}

/** `20. November 2026`. */
export function formatLongDay(date: Date): string {
  return dayWithMonth(longFormat, date)
}

/** `20. Nov.`, for tracks and tight rows. */
export function formatShortDay(date: Date): string {
  return dayWithMonth(shortFormat, date)
}

/** No line break between `20.` and `November`. */
function dayWithMonth(format: Pick<Intl.DateTimeFormat, 'format'>, date: Date): string {
  return format.format(date).replace('. ', `.${NBSP}`)
}

/** `20.11.2026, 9:30 Uhr`, without a line break before `Uhr`. */
export function formatMoment(date: Date): string {
  return `${formatDay(date)}, ${timeFormat.format(date)}${NBSP}Uhr`
}

/** `Dienstag, 24. November 2026, 10:30 Uhr`, for appointments. */
export function formatAppointment(date: Date): string {
  return `${dayWithMonth(appointmentFormat, date)}, ${timeFormat.format(date)}${NBSP}Uhr`
}

/** `9:30`, in German time. */
export function formatTime(date: Date): string {
  return timeFormat.format(date)
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

/** The German calendar day of a moment as `YYYY-MM-DD`. */
export function toIsoDay(date: Date): string {
  // Reuses the formatter that most pages have already.
  return formatDay(date).split('.').reverse().join('-')
}

const wallFormat = dateFormat({ dateStyle: 'short', timeStyle: 'short' }, 'sv-SE')

/** A moment as the German wall clock shows it, `YYYY-MM-DDTHH:mm`. */
export function toWallClock(date: Date): string {
  return wallFormat.format(date).replace(' ', 'T')
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
  const parts = new Map(leafFormat.formatToParts(date).map(({ type, value }) => [type, value]))
  return {
    weekday: (parts.get('weekday') ?? '').replace('.', ''),
    day: parts.get('day') ?? '',
    month: parts.get('month') ?? '',
  }
}

/** `heute`, `morgen`, `am Sonntag` within a week, then `am 30.11.2026`; for what lies ahead. */
export function formatWeekday(date: Date, now: Date): string {
  const days = calendarDays(now, date)
  if (days <= 0) return 'heute'
  if (days === 1) return 'morgen'
  return `am ${days < 7 ? weekdayFormat.format(date) : formatDay(date)}`
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
