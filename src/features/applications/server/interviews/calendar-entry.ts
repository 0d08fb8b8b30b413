import { unlinkedLine } from '~/lib/text/unlinked-text'
import { senderAddress } from '~/platform/server/mail/sender'
import { type Appointment, calendarFile } from './calendar'

/** The calendar file of a mail about an appointment. */
export function calendarEntry({ now, ...appointment }: Omit<Appointment, 'organizerEmail'> & { now: Date }): string {
  const { jobTitle, companyName, applicantName, location } = appointment
  // Calendars turn addresses into links, as mail programs do. The place is on the page that the entry links to.
  const words = {
    jobTitle: unlinkedLine(jobTitle),
    companyName: unlinkedLine(companyName),
    applicantName: unlinkedLine(applicantName),
    location: unlinkedLine(location),
  }
  return calendarFile({ ...appointment, ...words, organizerEmail: senderAddress() }, now)
}
