import type { ICalLuxonDateTimeStub } from 'ical-generator'
import { toWallClock } from '~/lib/dates/dates'

export const BERLIN = 'Europe/Berlin'

/** The rules of German clocks since 1996 (RFC 5545 §3.6.5), for calendars that do not know the zone by name. */
export const BERLIN_RULES = [
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
export function inBerlin(date: Date): ICalLuxonDateTimeStub {
  const [day = '', time = ''] = toWallClock(date).replace(/[-:]/g, '').split('T')
  return written(date, day, `${time}${String(date.getUTCSeconds()).padStart(2, '0')}`)
}

/** A moment in UTC, which RFC 5545 §3.8.7.2 asks of DTSTAMP; the library would write it in the calendar's zone. */
export function inUtc(date: Date): ICalLuxonDateTimeStub {
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
