import { formatAppointment } from '~/lib/dates'
import { button, type Mail, type MailBlock, paragraph, quote } from '~/platform/server/mail/mail'
import { senderAddress } from '~/platform/server/mail/sender'
import { type Appointment, calendarFile } from '../calendar'
import { type InterviewMode, interviewModeLabels } from '../interview'

type Applicant = { email: string; firstName: string }
type Facts = Omit<Appointment, 'isCancelled' | 'startsAt' | 'organizerEmail'> & { now: Date }
type Side = { email: string; side: 'applicant' | 'company' }

const APPLICANT_REASON = 'Du bekommst diese Mail, weil du dich über Stellwerk beworben hast.'
const COMPANY_REASON = 'Sie bekommen diese Mail, weil Sie zum Team dieses Unternehmens auf Stellwerk gehören.'

export function invitationMail(
  to: Applicant,
  posting: { title: string; companyName: string },
  input: {
    interviewId: string
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
    subject: `Einladung zum Gespräch: ${posting.title}, ${posting.companyName}`,
    heading: `${posting.companyName} möchte dich kennenlernen`,
    blocks: [
      ...(input.message ? [quote(input.message)] : []),
      paragraph(`Zur Wahl stehen:\n${input.times.map((time) => `• ${formatAppointment(time)}`).join('\n')}`),
      paragraph(`${interviewModeLabels[input.mode]}: ${input.location}\nDauer: ${input.durationMinutes} Minuten`),
      button('Termin auswählen', input.url),
    ],
    reason: APPLICANT_REASON,
    dedupeKey: `interview-invitation:${input.interviewId}`,
  }
}

export function agreedMail(to: Side, input: Facts & { startsAt: Date }): Mail {
  const isApplicant = to.side === 'applicant'
  return {
    kind: 'interview-agreed',
    to: to.email,
    subject: `Gespräch am ${formatAppointment(input.startsAt)}: ${isApplicant ? input.companyName : input.applicantName}`,
    heading: `Das Gespräch steht: ${formatAppointment(input.startsAt)}`,
    blocks: [
      paragraph(
        isApplicant
          ? `Du triffst ${input.companyName}. Es geht um „${input.jobTitle}“.`
          : `${input.applicantName} hat diesen Termin gewählt. Es geht um „${input.jobTitle}“.`,
      ),
      paragraph(`${interviewModeLabels[input.mode]}: ${input.location}\nDauer: ${input.durationMinutes} Minuten`),
      button(isApplicant ? 'Bewerbung ansehen' : 'Bewerbung öffnen', input.url),
    ],
    reason: isApplicant ? APPLICANT_REASON : COMPANY_REASON,
    calendar: entry({ ...input, isCancelled: false }),
    dedupeKey: `interview-agreed:${input.id}:${input.sequence}:${to.email}`,
  }
}

export function reminderMail(to: Side, input: Facts & { startsAt: Date }): Mail {
  const isApplicant = to.side === 'applicant'
  return {
    kind: 'interview-reminder',
    to: to.email,
    subject: `Erinnerung: Gespräch am ${formatAppointment(input.startsAt)}`,
    heading: `Bald ist es so weit: ${formatAppointment(input.startsAt)}`,
    blocks: [
      paragraph(
        isApplicant
          ? `${input.companyName} erwartet dich zum Gespräch über „${input.jobTitle}“. Wir drücken die Daumen.`
          : `Sie sprechen mit ${input.applicantName} über „${input.jobTitle}“.`,
      ),
      paragraph(`${interviewModeLabels[input.mode]}: ${input.location}\nDauer: ${input.durationMinutes} Minuten`),
      button(isApplicant ? 'Bewerbung ansehen' : 'Bewerbung öffnen', input.url),
    ],
    reason: isApplicant ? APPLICANT_REASON : COMPANY_REASON,
    calendar: entry({ ...input, isCancelled: false }),
    dedupeKey: `interview-reminder:${input.id}:${input.sequence}:${to.email}`,
  }
}

export function declinedMail(
  to: { email: string },
  input: { interviewId: string; sequence: number; applicantName: string; jobTitle: string; reply: string; url: string },
): Mail {
  return {
    kind: 'interview-declined',
    to: to.email,
    subject: `Kein Termin passt: ${input.applicantName}`,
    heading: `${input.applicantName} bittet um andere Termine`,
    blocks: [
      paragraph(`Es geht um die Bewerbung auf „${input.jobTitle}“.`),
      quote(input.reply),
      button('Andere Termine vorschlagen', input.url),
    ],
    reason: COMPANY_REASON,
    dedupeKey: `interview-declined:${input.interviewId}:${input.sequence}:${to.email}`,
  }
}

/** Why an appointment does not take place: words of a side, the application has ended, or the applicant's account has. */
export type CallOffReason = { message: string } | { wish: string } | 'rejected' | 'withdrawn' | 'deleted'

export function cancelledMail(to: Side, input: Facts & { startsAt: Date | null; because: CallOffReason }): Mail {
  const { startsAt } = input
  const isApplicant = to.side === 'applicant'
  return {
    kind: 'interview-cancelled',
    to: to.email,
    subject: `Termin abgesagt: ${isApplicant ? `${input.jobTitle}, ${input.companyName}` : `${input.applicantName}, ${input.jobTitle}`}`,
    heading: startsAt
      ? `Der Termin am ${formatAppointment(startsAt)} entfällt`
      : `${input.companyName} hat die Terminvorschläge zurückgenommen`,
    blocks: [
      ...(isApplicant ? reasonForApplicant(input) : reasonForCompany(input)),
      // With the account the application is gone.
      ...(input.because === 'deleted'
        ? []
        : [button(isApplicant ? 'Bewerbung ansehen' : 'Bewerbung öffnen', input.url)]),
    ],
    reason: isApplicant ? APPLICANT_REASON : COMPANY_REASON,
    ...(startsAt ? { calendar: entry({ ...input, startsAt, isCancelled: true }) } : {}),
    dedupeKey: `interview-cancelled:${input.id}:${input.sequence}:${to.email}`,
  }
}

function entry({ now, ...appointment }: Omit<Appointment, 'organizerEmail'> & { now: Date }): string {
  return calendarFile({ ...appointment, organizerEmail: senderAddress() }, now)
}

type Told = { because: CallOffReason; jobTitle: string; companyName: string; applicantName: string }

function reasonForApplicant({ because, jobTitle, companyName }: Told): MailBlock[] {
  if (because === 'withdrawn') {
    return [
      paragraph(
        `Du hast deine Bewerbung auf „${jobTitle}“ zurückgezogen. Damit entfällt auch das Gespräch mit ${companyName}.`,
      ),
    ]
  }
  if (because === 'rejected') {
    return [
      paragraph(
        `${companyName} hat dir für „${jobTitle}“ abgesagt, damit entfällt auch das Gespräch. Die Absage selbst bekommst du in einer eigenen Mail.`,
      ),
    ]
  }
  if (because === 'deleted') {
    return [
      paragraph(`Dein Konto ist gelöscht. Damit entfällt auch das Gespräch mit ${companyName} über „${jobTitle}“.`),
    ]
  }
  if ('wish' in because) {
    return [
      paragraph(`Du hast ${companyName} um andere Termine für „${jobTitle}“ gebeten, mit diesen Worten:`),
      quote(because.wish),
    ]
  }
  return [quote(because.message)]
}

function reasonForCompany({ because, jobTitle, applicantName }: Told): MailBlock[] {
  if (because === 'withdrawn') {
    return [
      paragraph(
        `${applicantName} hat die Bewerbung auf „${jobTitle}“ zurückgezogen. Damit entfällt auch das Gespräch.`,
      ),
    ]
  }
  if (because === 'rejected') {
    return [paragraph(`${applicantName} hat eine Absage für „${jobTitle}“ bekommen. Damit entfällt auch das Gespräch.`)]
  }
  if (because === 'deleted') {
    return [
      paragraph(
        `Eine Person, mit der ein Gespräch über „${jobTitle}“ vereinbart war, hat kein Konto mehr bei Stellwerk. Damit entfällt der Termin.`,
      ),
    ]
  }
  if ('wish' in because) {
    return [
      paragraph(`${applicantName} kann zu diesem Termin doch nicht und bittet um andere. Es geht um „${jobTitle}“.`),
      quote(because.wish),
    ]
  }
  return [
    paragraph(`Das Gespräch mit ${applicantName} über „${jobTitle}“ wurde abgesagt, mit diesen Worten:`),
    quote(because.message),
  ]
}
