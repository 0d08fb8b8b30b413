import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { type InterviewMode, interviewModeLabels } from '~/features/applications/workflow/interview'

export type Appointment = {
  id: string
  sequence: number
  startsAt: Date
  durationMinutes: number
  mode: InterviewMode
  location: string
  jobTitle: string
  companyName: string
  applicantName: string
  /** Address of the platform: calendars ask for an organiser, and neither side's address should be in the file. */
  organizerEmail: string
  /** The page of the appointment in the product. */
  url: string
  isCancelled: boolean
}

/**
 * An appointment as an iCalendar file (RFC 5545, with the methods of RFC 5546 §3.2.1 and §3.2.5). Contains no e-mail
 * address of either side: the file may be passed on.
 * @param now DTSTAMP, when the file was made
 */
export function calendarFile(appointment: Appointment, now: Date): string {
  const { startsAt, durationMinutes, mode, isCancelled } = appointment
  const companyName = printable(appointment.companyName)
  const location = printable(appointment.location)
  const calendar = ical({
    prodId: { company: 'Stellwerk', product: 'Bewerbungen', language: 'DE' },
    scale: 'GREGORIAN',
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  const event = calendar.createEvent({
    id: `${appointment.id}@stellwerk`,
    sequence: appointment.sequence,
    stamp: now,
    organizer: { name: companyName, email: appointment.organizerEmail },
    start: startsAt,
    end: new Date(startsAt.getTime() + durationMinutes * 60_000),
    summary: `Gespräch: ${printable(appointment.jobTitle)}, ${companyName}`,
    description: `${printable(appointment.applicantName)} und ${companyName}\n${interviewModeLabels[mode]}: ${location}\n${appointment.url}`,
    location,
    url: appointment.url,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  if (!isCancelled) {
    event.createAlarm({ type: ICalAlarmType.display, triggerBefore: 60 * 60, description: 'Gespräch in einer Stunde' })
  }
  return `${calendar}\r\n`
}

/** Control characters do not belong in such a file; the library escapes line breaks. */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\r\n]/gu, ' ')
}
