import { type InterviewMode, interviewModeLabels } from '~/features/applications/workflow/interview'
import { formatAppointment } from '~/lib/dates/dates'
import { button, type Mail, type MailBlock, type MailText, mailText, quote } from '~/platform/server/mail/mail'
import { APPLICANT_REASON, type Applicant, COMPANY_REASON } from '../emails'
import type { Appointment } from './calendar'
import { calendarEntry } from './calendar-entry'

export type Facts = Omit<Appointment, 'isCancelled' | 'startsAt' | 'organizerEmail'> & {
  now: Date
  applicationId: string
}
export type Side = { email: string; side: 'applicant' | 'company' }

/** The detail of a notice: what is taken back was no appointment yet. */
const PROPOSALS = 'proposals'

/** More are on the page. */
const TIMES_IN_MAIL = 6

/** The times to choose from, as lines; of many the first, and how many more there are. */
export function timesList(times: readonly Date[]): MailText[] {
  const more = times.length - TIMES_IN_MAIL
  return [
    ...times.slice(0, TIMES_IN_MAIL).map((time) => mailText`• ${formatAppointment(time)}`),
    ...(more > 0 ? [more === 1 ? mailText`… und eine weitere` : mailText`… und ${more} weitere`] : []),
  ]
}

/** Where people talk and how long. */
export function placeAndLength({
  mode,
  location,
  durationMinutes,
}: Pick<Facts, 'mode' | 'location' | 'durationMinutes'>) {
  return mailText`${interviewModeLabels[mode]}: „${location}“\nDauer: ${durationMinutes}\u00a0Minuten`
}

/** Invites the applicant with times to choose from. */
export function invitationMail(
  to: Applicant,
  posting: { title: string; companyName: string },
  input: {
    interviewId: string
    applicationId: string
    mode: InterviewMode
    location: string
    durationMinutes: number
    message: string | null
    times: Date[]
    url: string
  },
): Mail {
  return {
    kind: 'interview-invitation',
    to: to.email,
    subject: mailText`Einladung zum Gespräch: „${posting.title}“, „${posting.companyName}“`,
    heading: mailText`„${posting.companyName}“ möchte dich kennenlernen`,
    blocks: [
      ...(input.message ? [quote(input.message)] : []),
      mailText`Zur Wahl stehen:\n${timesList(input.times)}`,
      placeAndLength(input),
      button(mailText`Termin auswählen`, input.url),
    ],
    reason: APPLICANT_REASON,
    dedupeKey: `interview-invitation:${input.interviewId}`,
    about: { type: 'application', id: input.applicationId },
  }
}

/** Confirms the chosen time to one side, with the calendar file; also when it replaces an earlier one. */
export function agreedMail(to: Side, input: Facts & { startsAt: Date; movedFrom?: Date | null }): Mail {
  const isApplicant = to.side === 'applicant'
  const { movedFrom = null } = input
  return {
    kind: 'interview-agreed',
    to: to.email,
    subject: mailText`Gespräch am ${formatAppointment(input.startsAt)}: „${isApplicant ? input.companyName : input.applicantName}“`,
    heading: movedFrom
      ? mailText`Neuer Termin: ${formatAppointment(input.startsAt)}`
      : mailText`Das Gespräch steht: ${formatAppointment(input.startsAt)}`,
    blocks: [
      ...(movedFrom ? [mailText`Er ersetzt den Termin am ${formatAppointment(movedFrom)}.`] : []),
      isApplicant
        ? mailText`Du triffst „${input.companyName}“. Es geht um „${input.jobTitle}“.`
        : mailText`„${input.applicantName}“ hat diesen Termin gewählt. Es geht um „${input.jobTitle}“.`,
      placeAndLength(input),
      button(isApplicant ? mailText`Bewerbung ansehen` : mailText`Bewerbung öffnen`, input.url),
    ],
    reason: isApplicant ? APPLICANT_REASON : COMPANY_REASON,
    calendar: calendarEntry({ ...input, isCancelled: false }),
    dedupeKey: `interview-agreed:${input.id}:${input.sequence}:${to.email}`,
    about: { type: 'application', id: input.applicationId },
  }
}

/** Reminds one side the day before. */
export function reminderMail(to: Side, input: Facts & { startsAt: Date }): Mail {
  const isApplicant = to.side === 'applicant'
  return {
    kind: 'interview-reminder',
    to: to.email,
    subject: mailText`Erinnerung: Gespräch am ${formatAppointment(input.startsAt)}`,
    heading: mailText`Bald ist es so weit: ${formatAppointment(input.startsAt)}`,
    blocks: [
      isApplicant
        ? mailText`„${input.companyName}“ erwartet dich zum Gespräch über „${input.jobTitle}“. Wir drücken die Daumen.`
        : mailText`Sie sprechen mit „${input.applicantName}“ über „${input.jobTitle}“.`,
      placeAndLength(input),
      button(isApplicant ? mailText`Bewerbung ansehen` : mailText`Bewerbung öffnen`, input.url),
    ],
    reason: isApplicant ? APPLICANT_REASON : COMPANY_REASON,
    calendar: calendarEntry({ ...input, isCancelled: false }),
    dedupeKey: `interview-reminder:${input.id}:${input.sequence}:${to.email}`,
    about: { type: 'application', id: input.applicationId },
  }
}

/** Tells the company that none of the times suits. */
export function declinedMail(
  to: { email: string },
  input: {
    interviewId: string
    applicationId: string
    sequence: number
    applicantName: string
    jobTitle: string
    reply: string
    url: string
  },
): Mail {
  return {
    kind: 'interview-declined',
    to: to.email,
    subject: mailText`Kein Termin passt: „${input.applicantName}“`,
    heading: mailText`„${input.applicantName}“ bittet um andere Termine`,
    blocks: [
      mailText`Es geht um die Bewerbung auf „${input.jobTitle}“.`,
      quote(input.reply),
      button(mailText`Andere Termine vorschlagen`, input.url),
    ],
    reason: COMPANY_REASON,
    dedupeKey: `interview-declined:${input.interviewId}:${input.sequence}:${to.email}`,
    about: { type: 'application', id: input.applicationId },
  }
}

/**
 * Why an appointment does not take place: a message of one side, the end of the application, or of the applicant's
 * account.
 */
export type CallOffReason = { message: string } | { wish: string } | 'rejected' | 'withdrawn' | 'deleted' | 'moved'

/** Tells one side that an appointment or invitation is cancelled, with the calendar file if there was one. */
export function cancelledMail(to: Side, input: Facts & { startsAt: Date | null; because: CallOffReason }): Mail {
  const { startsAt } = input
  const isApplicant = to.side === 'applicant'
  return {
    kind: 'interview-cancelled',
    to: to.email,
    subject: isApplicant
      ? mailText`${startsAt ? 'Termin abgesagt' : 'Terminvorschläge zurückgenommen'}: „${input.jobTitle}“, „${input.companyName}“`
      : mailText`Termin abgesagt: „${input.applicantName}“, „${input.jobTitle}“`,
    heading: startsAt
      ? mailText`Der Termin am ${formatAppointment(startsAt)} entfällt`
      : mailText`„${input.companyName}“ hat die Terminvorschläge zurückgenommen`,
    blocks: [
      ...(isApplicant ? reasonForApplicant(input) : reasonForCompany(input)),
      // The application is deleted with the account.
      ...(input.because === 'deleted'
        ? []
        : [button(isApplicant ? mailText`Bewerbung ansehen` : mailText`Bewerbung öffnen`, input.url)]),
    ],
    reason: isApplicant ? APPLICANT_REASON : COMPANY_REASON,
    ...(startsAt ? { calendar: calendarEntry({ ...input, startsAt, isCancelled: true }) } : {}),
    dedupeKey: `interview-cancelled:${input.id}:${input.sequence}:${to.email}`,
    about: { type: 'application', id: input.applicationId, ...(startsAt ? {} : { detail: PROPOSALS }) },
  }
}

type Told = { because: CallOffReason; jobTitle: string; companyName: string; applicantName: string }

function reasonForApplicant({ because, jobTitle, companyName }: Told): MailBlock[] {
  if (because === 'moved')
    return [mailText`Du hast für das Gespräch mit „${companyName}“ einen anderen Termin gewählt.`]
  if (because === 'withdrawn') {
    return [
      mailText`Du hast deine Bewerbung auf „${jobTitle}“ zurückgezogen. Damit entfällt auch das Gespräch mit „${companyName}“.`,
    ]
  }
  if (because === 'rejected') {
    return [
      mailText`„${companyName}“ hat dir für „${jobTitle}“ abgesagt, damit entfällt auch das Gespräch. Die Absage selbst bekommst du in einer eigenen E-Mail.`,
    ]
  }
  if (because === 'deleted') {
    return [
      mailText`Dein Konto ist gelöscht. Damit entfällt auch das Gespräch mit „${companyName}“ über „${jobTitle}“.`,
    ]
  }
  if ('wish' in because) {
    return [
      mailText`Du hast „${companyName}“ um andere Termine für „${jobTitle}“ gebeten, mit diesen Worten:`,
      quote(because.wish),
    ]
  }
  return [mailText`„${companyName}“ schreibt dir zu „${jobTitle}“:`, quote(because.message)]
}

function reasonForCompany({ because, jobTitle, applicantName }: Told): MailBlock[] {
  if (because === 'withdrawn') {
    return [
      mailText`„${applicantName}“ hat die Bewerbung auf „${jobTitle}“ zurückgezogen. Damit entfällt auch das Gespräch.`,
    ]
  }
  if (because === 'rejected') {
    return [mailText`„${applicantName}“ hat eine Absage für „${jobTitle}“ bekommen. Damit entfällt auch das Gespräch.`]
  }
  if (because === 'moved') {
    return [mailText`„${applicantName}“ hat einen anderen freien Termin gewählt. Es geht um „${jobTitle}“.`]
  }
  if (because === 'deleted') {
    return [
      mailText`Eine Person, mit der ein Gespräch über „${jobTitle}“ vereinbart war, hat kein Konto mehr bei Stellwerk. Damit entfällt der Termin.`,
    ]
  }
  if ('wish' in because) {
    return [
      mailText`„${applicantName}“ kann zu diesem Termin doch nicht und bittet um andere. Es geht um „${jobTitle}“.`,
      quote(because.wish),
    ]
  }
  return [
    mailText`Das Gespräch mit „${applicantName}“ über „${jobTitle}“ wurde abgesagt, mit diesen Worten:`,
    quote(because.message),
  ]
}
