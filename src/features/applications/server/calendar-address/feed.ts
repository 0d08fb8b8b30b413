import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { type InterviewMode, interviewModeLabels } from '../../workflow/interview'
import { printable } from '../interviews/calendar'
import { BERLIN, BERLIN_RULES, inBerlin, inUtc } from './berlin-time'

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
