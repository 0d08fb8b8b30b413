import { button, type Mail, type MailBlock, paragraph, quote } from '~/platform/server/mail/mail'
import { type ApplicationStatus, applicationStatusLabels } from '../lifecycle'

type Applicant = { email: string; firstName: string }
type Posting = { title: string; companyName: string }

const APPLICANT_REASON = 'Du bekommst diese Mail, weil du dich über Stellwerk beworben hast.'

export function receivedMail(to: Applicant, posting: Posting, url: string, applicationId: string): Mail {
  return {
    kind: 'application-received',
    to: to.email,
    subject: `Deine Bewerbung ist angekommen: ${posting.title}`,
    heading: `Hallo ${to.firstName}, deine Bewerbung ist angekommen`,
    blocks: [
      paragraph(
        `${posting.companyName} hat deine Bewerbung als „${posting.title}“ erhalten. Über jeden Schritt sagen wir dir Bescheid.`,
      ),
      button('Stand der Bewerbung ansehen', url),
    ],
    reason: APPLICANT_REASON,
    dedupeKey: `application-received:${applicationId}`,
  }
}

export function newApplicationMail(
  to: { email: string },
  input: { title: string; url: string; applicationId: string },
): Mail {
  return {
    kind: 'new-application',
    to: to.email,
    subject: `Neue Bewerbung: ${input.title}`,
    heading: 'Neue Bewerbung',
    blocks: [
      paragraph(`Auf Ihre Stelle „${input.title}“ ist eine Bewerbung eingegangen.`),
      button('Bewerbung ansehen', input.url),
    ],
    reason: 'Sie bekommen diese Mail, weil Sie zum Team dieses Unternehmens auf Stellwerk gehören.',
    dedupeKey: `new-application:${input.applicationId}:${to.email}`,
  }
}

export function statusMail(
  to: Applicant,
  posting: Posting,
  change: { status: ApplicationStatus; message: string | null; url: string; eventId: string },
): Mail {
  const label = applicationStatusLabels[change.status]
  const words: MailBlock[] = change.message ? [quote(change.message)] : []
  return {
    kind: 'application-status',
    to: to.email,
    subject: `${label}: ${posting.title}, ${posting.companyName}`,
    heading: `Neuer Stand deiner Bewerbung: ${label}`,
    blocks: [
      paragraph(`${posting.companyName} hat deine Bewerbung als „${posting.title}“ bearbeitet.`),
      ...words,
      button('Bewerbung ansehen', change.url),
    ],
    reason: APPLICANT_REASON,
    dedupeKey: `application-status:${change.eventId}`,
  }
}

export function withdrawnMail(
  to: { email: string },
  input: { title: string; name: string; url: string; eventId: string },
): Mail {
  return {
    kind: 'application-withdrawn',
    to: to.email,
    subject: `Bewerbung zurückgezogen: ${input.title}`,
    heading: 'Eine Bewerbung wurde zurückgezogen',
    blocks: [
      paragraph(`${input.name} hat die Bewerbung auf „${input.title}“ zurückgezogen.`),
      button('Bewerbungen ansehen', input.url),
    ],
    reason: 'Sie bekommen diese Mail, weil Sie zum Team dieses Unternehmens auf Stellwerk gehören.',
    dedupeKey: `application-withdrawn:${input.eventId}:${to.email}`,
  }
}
