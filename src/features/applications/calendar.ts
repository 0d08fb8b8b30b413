import { type InterviewMode, interviewModeLabels } from './interview'

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
  /** Address of the platform: calendars ask who published an entry, and neither side's address is for that. */
  organizerEmail: string
  /** Where the appointment stands in the product. */
  url: string
  isCancelled: boolean
}

/**
 * An appointment as an iCalendar file (RFC 5545, with the methods of RFC 5546 §3.2.1 and §3.2.5). Names no e-mail
 * address of either side: the file travels further than the conversation it belongs to.
 *
 * @param now DTSTAMP, when the file was made
 */
export function calendarFile(appointment: Appointment, now: Date): string {
  const { id, sequence, startsAt, durationMinutes, mode, location, isCancelled } = appointment
  const end = new Date(startsAt.getTime() + durationMinutes * 60_000)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stellwerk//Bewerbungen//DE',
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${id}@stellwerk`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(now)}`,
    `ORGANIZER;CN=${parameter(appointment.companyName)}:mailto:${appointment.organizerEmail}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${text(`Gespräch: ${appointment.jobTitle}, ${appointment.companyName}`)}`,
    `DESCRIPTION:${text(`${appointment.applicantName} und ${appointment.companyName}\n${interviewModeLabels[mode]}: ${location}\n${appointment.url}`)}`,
    `LOCATION:${text(location)}`,
    `URL:${appointment.url}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(isCancelled
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          'TRIGGER:-PT1H',
          `DESCRIPTION:${text('Gespräch in einer Stunde')}`,
          'END:VALARM',
        ]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

function utc(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

/** RFC 5545 §3.3.11; other control signs have no place in a file of lines. */
function text(value: string): string {
  return value
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')
}

/** A parameter's value in quotes (RFC 5545 §3.1, RFC 6868). */
function parameter(value: string): string {
  const signs: Record<string, string> = { '^': '^^', '"': "^'" }
  return `"${value.replace(/[\^"]/g, (sign) => signs[sign] ?? sign).replace(/\p{Cc}+/gu, ' ')}"`
}

/** Lines of at most 75 octets, cut between characters (RFC 5545 §3.1). */
function fold(line: string): string {
  const encoder = new TextEncoder()
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    // A continued line begins with a space, which counts.
    if (octets + size > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
      octets = 0
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n ')
}
