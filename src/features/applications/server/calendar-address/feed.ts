import type { ICalLuxonDateTimeStub } from 'ical-generator'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { toWallClock } from '~/lib/dates/dates'
import { type InterviewMode, interviewModeLabels } from '../../workflow/interview'
import { printable } from '../interviews/calendar'

export type FeedEntry = {
  id: string
  sequence: number
  /** The last change: the same content is the same text, whenever it is read. */
  updatedAt: Date
  startsAt: Date
  durationMinutes: number
  mode: InterviewMode
  location: string
  /** What stands in the calendar. */
  title: string
  /** The page in the product, which asks for signing in. */
  url: string
  isCancelled: boolean
}

const HOUR = 60 * 60

/**
 * Somebody's interviews for a calendar that reads them again and again (RFC 5545, RFC 7986): no address or number of a
 * person, no words of anybody. The ids are those of the calendar files in mails, so that nothing is entered twice.
 */
export function feedText(entries: readonly FeedEntry[], name: string): string {
  const calendar = ical({
    prodId: { company: 'Stellwerk', product: 'Bewerbungen', language: 'DE' },
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
    name,
    ttl: HOUR,
    timezone: { name: BERLIN, generator: () => BERLIN_RULES },
  })
  for (const entry of entries) {
    const { startsAt, durationMinutes } = entry
    const location = printable(entry.location)
    calendar.createEvent({
      id: `${entry.id}@stellwerk`,
      sequence: entry.sequence,
      stamp: inUtc(entry.updatedAt),
      timezone: BERLIN,
      start: inBerlin(startsAt),
      end: inBerlin(new Date(startsAt.getTime() + durationMinutes * 60_000)),
      summary: printable(entry.isCancelled ? `Abgesagt: ${entry.title}` : entry.title),
      description: `${interviewModeLabels[entry.mode]}: ${location}\n${entry.url}`,
      location,
      url: entry.url,
      status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  return `${calendar}\r\n`
}

const BERLIN = 'Europe/Berlin'

/** The rules of German clocks since 1996 (RFC 5545 §3.6.5), for calendars that do not know the zone by name. */
const BERLIN_RULES = [
  'BEGIN:VTIMEZONE',
  `TZID:${BERLIN}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

/**
 * A moment that the library writes as German clocks show it, whatever the machine's zone: a plain date would be written
 * in that one.
 */
function inBerlin(date: Date): ICalLuxonDateTimeStub {
  const [day = '', time = ''] = toWallClock(date).replace(/[-:]/g, '').split('T')
  return written(date, day, `${time}${String(date.getUTCSeconds()).padStart(2, '0')}`)
}

/** A moment in UTC, which RFC 5545 §3.8.7.2 asks of DTSTAMP; the library would write it in the calendar's zone. */
function inUtc(date: Date): ICalLuxonDateTimeStub {
  const [day = '', time = ''] = date.toISOString().replace(/[-:]/g, '').split('T')
  return written(date, day, `${time.slice(0, 6)}Z`)
}

/** Takes the two formats that the library asks for. */
function written(date: Date, day: string, time: string): ICalLuxonDateTimeStub {
  const moment: ICalLuxonDateTimeStub = {
    isValid: true,
    zone: { type: 'iana' },
    setZone: () => moment,
    toFormat: (format) => (format === 'HHmmss' ? time : day),
    toJSDate: () => date,
    toJSON: () => date.toISOString(),
  }
  return moment
}
