import { button, type Mail, type MailText, mailText } from '~/platform/server/mail/mail'
import { APPLICANT_REASON, type Applicant, type Posting } from './emails'

/** A measure of the platform against a posting or a company while people wait for an answer, or its withdrawal. */
export type PlatformMeasure = 'posting-removed' | 'company-suspended' | 'posting-restored' | 'company-restored'

const BEWARE = mailText`Schick niemandem, der sich darauf beruft, Geld, Bankdaten oder Kopien deines Ausweises.`
const GOES_ON = mailText`Deine Bewerbung ist damit nicht zu Ende: Das Unternehmen kann sie weiter beantworten. Wenn du das nicht möchtest, zieh sie zurück.`
const STANDS = mailText`Deine Bewerbung gilt unverändert weiter, wenn du sie nicht zurückgezogen hast. Für dich ist nichts zu tun.`

type Words = { subject: MailText; heading: MailText; paragraphs: MailText[] }

const words: Record<PlatformMeasure, (posting: Posting) => Words> = {
  'posting-removed': ({ title, companyName }) => ({
    subject: mailText`Stelle entfernt: „${title}“, „${companyName}“`,
    heading: mailText`eine Stelle ist entfernt`,
    paragraphs: [
      mailText`Wir haben die Stelle „${title}“ von „${companyName}“ geprüft und von Stellwerk entfernt. Du hattest dich darauf beworben.`,
      GOES_ON,
      BEWARE,
    ],
  }),
  'company-suspended': ({ title, companyName }) => ({
    subject: mailText`Gesperrt: „${companyName}“`,
    heading: mailText`ein Unternehmen ist gesperrt`,
    paragraphs: [
      mailText`Wir haben „${companyName}“ auf Stellwerk gesperrt. Du hattest dich dort als „${title}“ beworben.`,
      GOES_ON,
      BEWARE,
    ],
  }),
  'posting-restored': ({ title, companyName }) => ({
    subject: mailText`Stelle zurückgegeben: „${title}“, „${companyName}“`,
    heading: mailText`eine Stelle ist zurück`,
    paragraphs: [
      mailText`Wir hatten dir geschrieben, dass wir die Stelle „${title}“ von „${companyName}“ entfernt haben. Nach einer Beschwerde haben wir noch einmal geprüft und sie dem Unternehmen zurückgegeben.`,
      STANDS,
    ],
  }),
  'company-restored': ({ title, companyName }) => ({
    subject: mailText`Wieder freigeschaltet: „${companyName}“`,
    heading: mailText`ein Unternehmen ist wieder freigeschaltet`,
    paragraphs: [
      mailText`Wir hatten dir geschrieben, dass wir „${companyName}“ auf Stellwerk gesperrt haben. Die Sperre ist aufgehoben; das Unternehmen kann deine Bewerbung als „${title}“ bearbeiten wie zuvor.`,
      STANDS,
    ],
  }),
}

/** What applicants there have to know: what happened, what becomes of the application, what to watch out for. */
export function platformMeasureMail(
  to: Applicant,
  posting: Posting,
  input: { measure: PlatformMeasure; url: string; key: string; applicationId: string },
): Mail {
  const { subject, heading, paragraphs } = words[input.measure](posting)
  return {
    kind: 'application-measure',
    to: to.email,
    subject,
    heading: mailText`Hallo ${to.firstName}, ${heading}`,
    blocks: [...paragraphs, button(mailText`Bewerbung ansehen`, input.url)],
    reason: APPLICANT_REASON,
    dedupeKey: `application-measure:${input.key}`,
    about: { type: 'application', id: input.applicationId, detail: input.measure },
  }
}
