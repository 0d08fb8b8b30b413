import { button, type Mail, paragraph } from '~/platform/server/mail/mail'
import { APPLICANT_REASON, type Applicant, type Posting } from './emails'

/** What the platform did to a posting or a company while people wait for its answer, or took back. */
export type PlatformMeasure = 'posting-removed' | 'company-suspended' | 'posting-restored' | 'company-restored'

const BEWARE = 'Schick niemandem, der sich darauf beruft, Geld, Bankdaten oder Kopien deines Ausweises.'
const GOES_ON =
  'Deine Bewerbung ist damit nicht zu Ende: Das Unternehmen kann sie weiter beantworten. Wenn du das nicht möchtest, zieh sie zurück.'
const STANDS =
  'Deine Bewerbung gilt unverändert weiter, wenn du sie nicht zurückgezogen hast. Für dich ist nichts zu tun.'

type Words = { subject: string; heading: string; paragraphs: string[] }

const words: Record<PlatformMeasure, (posting: Posting) => Words> = {
  'posting-removed': ({ title, companyName }) => ({
    subject: `Anzeige entfernt: ${title}, ${companyName}`,
    heading: 'eine Anzeige ist entfernt',
    paragraphs: [
      `Wir haben die Stellenanzeige „${title}“ von ${companyName} geprüft und von Stellwerk entfernt. Du hattest dich darauf beworben.`,
      GOES_ON,
      BEWARE,
    ],
  }),
  'company-suspended': ({ title, companyName }) => ({
    subject: `Gesperrt: ${companyName}`,
    heading: 'ein Unternehmen ist gesperrt',
    paragraphs: [
      `Wir haben ${companyName} auf Stellwerk gesperrt. Du hattest dich dort als „${title}“ beworben.`,
      GOES_ON,
      BEWARE,
    ],
  }),
  'posting-restored': ({ title, companyName }) => ({
    subject: `Anzeige zurückgegeben: ${title}, ${companyName}`,
    heading: 'eine Anzeige ist zurück',
    paragraphs: [
      `Wir hatten dir geschrieben, dass wir die Stellenanzeige „${title}“ von ${companyName} entfernt haben. Nach einer Beschwerde haben wir noch einmal geprüft und sie dem Unternehmen zurückgegeben.`,
      STANDS,
    ],
  }),
  'company-restored': ({ title, companyName }) => ({
    subject: `Wieder freigeschaltet: ${companyName}`,
    heading: 'ein Unternehmen ist wieder freigeschaltet',
    paragraphs: [
      `Wir hatten dir geschrieben, dass wir ${companyName} auf Stellwerk gesperrt haben. Die Sperre ist aufgehoben; das Unternehmen kann deine Bewerbung als „${title}“ bearbeiten wie zuvor.`,
      STANDS,
    ],
  }),
}

/** What somebody has to know who applied there: what happened, what becomes of the application, what to beware of. */
export function platformMeasureMail(
  to: Applicant,
  posting: Posting,
  input: { measure: PlatformMeasure; url: string; key: string },
): Mail {
  const { subject, heading, paragraphs } = words[input.measure](posting)
  return {
    kind: 'application-measure',
    to: to.email,
    subject,
    heading: `Hallo ${to.firstName}, ${heading}`,
    blocks: [...paragraphs.map((text) => paragraph(text)), button('Bewerbung ansehen', input.url)],
    reason: APPLICANT_REASON,
    dedupeKey: `application-measure:${input.key}`,
  }
}
