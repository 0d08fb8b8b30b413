import { formatAppointment } from '~/lib/dates/dates'
import { button, type Mail, mailText, quote } from '~/platform/server/mail/mail'
import { APPLICANT_REASON, COMPANY_REASON } from '../emails'
import { calendarEntry } from './calendar-entry'
import { type Facts, placeAndLength, type Side, timesList } from './interview-emails'

type Moved = Facts & { startsAt: Date; times: readonly Date[]; message: string }

/**
 * The company cannot keep an appointment and names other times; it leaves the calendars until one of them is picked,
 * which then replaces it.
 */
export function movedMail(to: Side & { firstName?: string }, input: Moved): Mail {
  const isApplicant = to.side === 'applicant'
  const { startsAt, times, message } = input
  const [only] = times.length === 1 ? times : []
  const list = timesList(times)
  return {
    kind: 'interview-moved',
    to: to.email,
    subject: isApplicant
      ? mailText`Neue Zeit für dein Gespräch: „${input.jobTitle}“, „${input.companyName}“`
      : mailText`Gespräch verlegt: „${input.applicantName}“, „${input.jobTitle}“`,
    heading: isApplicant
      ? mailText`„${input.companyName}“ verlegt euer Gespräch am ${formatAppointment(startsAt)}`
      : mailText`Das Gespräch am ${formatAppointment(startsAt)} ist verlegt`,
    blocks: [
      quote(message),
      isApplicant
        ? only
          ? mailText`Der bisherige Termin gilt nicht mehr. Passt dir stattdessen ${formatAppointment(only)}?`
          : mailText`Der bisherige Termin gilt nicht mehr. Stattdessen stehen zur Wahl:\n${list}`
        : mailText`„${input.applicantName}“ hat diese Zeiten bekommen und wählt eine davon:\n${list}`,
      placeAndLength(input),
      button(
        isApplicant
          ? only
            ? mailText`Neuen Termin bestätigen`
            : mailText`Neuen Termin wählen`
          : mailText`Bewerbung öffnen`,
        input.url,
      ),
    ],
    reason: isApplicant ? APPLICANT_REASON : COMPANY_REASON,
    calendar: calendarEntry({ ...input, isCancelled: true }),
    dedupeKey: `interview-moved:${input.id}:${input.sequence}:${to.email}`,
    about: { type: 'application', id: input.applicationId },
  }
}
