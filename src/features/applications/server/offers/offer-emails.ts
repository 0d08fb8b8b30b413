import { formatIsoDay } from '~/lib/dates/dates'
import { button, type Mail, type MailBlock, mailText, quote } from '~/platform/server/mail/mail'
import { offerFacts } from '../../offers/offer-facts'
import type { OfferTerms } from '../../offers/offer-schema'
import { APPLICANT_REASON, type Applicant, COMPANY_REASON } from '../emails'

/** What mails about an offer say of it. */
export type Offered = {
  id: string
  applicationId: string
  jobTitle: string
  companyName: string
  terms: OfferTerms
  answerUntil: string
}

/** The offer itself, with its terms; the answer is given on the page. */
export function offerMadeMail(
  to: Applicant,
  offer: Offered & { words: string; reason: string | null; url: string },
): Mail {
  const { jobTitle, companyName, words, reason } = offer
  const until = formatIsoDay(offer.answerUntil)
  return {
    kind: 'offer-made',
    to: to.email,
    subject: reason
      ? mailText`Neues Angebot von „${companyName}“: „${jobTitle}“`
      : mailText`Ein Angebot von „${companyName}“: „${jobTitle}“`,
    heading: reason
      ? mailText`Hallo ${to.firstName}, es gibt ein neues Angebot`
      : mailText`Hallo ${to.firstName}, du hast ein Angebot`,
    blocks: [
      mailText`„${companyName}“ bietet dir die Stelle „${jobTitle}“ an. Das Angebot gilt bis zum ${until}.`,
      ...(reason ? [mailText`Es ersetzt das vorige Angebot. Der Grund:`, quote(reason)] : []),
      mailText`Die Bedingungen:`,
      quote(factLines(offer.terms)),
      ...(words ? [mailText`Dazu schreibt dir „${companyName}“:`, quote(words)] : []),
      button(mailText`Angebot ansehen`, offer.url),
    ],
    reason: APPLICANT_REASON,
    dedupeKey: `offer-made:${offer.id}`,
    about: { type: 'application', id: offer.applicationId },
  }
}

/** Tells the applicant that an offer no longer stands. */
export function offerWithdrawnMail(to: Applicant, offer: Offered & { endReason: string; url: string }): Mail {
  const { jobTitle, companyName } = offer
  return {
    kind: 'offer-withdrawn',
    to: to.email,
    subject: mailText`Angebot zurückgezogen: „${jobTitle}“, „${companyName}“`,
    heading: mailText`„${companyName}“ hat das Angebot zurückgezogen`,
    blocks: [
      mailText`Das Angebot für „${jobTitle}“ gilt nicht mehr. Deine Bewerbung läuft weiter. Der Grund:`,
      quote(offer.endReason),
      button(mailText`Bewerbung ansehen`, offer.url),
    ],
    reason: APPLICANT_REASON,
    dedupeKey: `offer-withdrawn:${offer.id}`,
    about: { type: 'application', id: offer.applicationId },
  }
}

/** Confirms to the applicant what was accepted. */
export function offerAcceptedMail(to: Applicant, offer: Offered & { url: string }): Mail {
  const { jobTitle, companyName } = offer
  return {
    kind: 'offer-confirmed',
    to: to.email,
    subject: mailText`Angenommen: „${jobTitle}“ bei „${companyName}“`,
    heading: mailText`Glückwunsch, ${to.firstName}: Du hast die Stelle`,
    blocks: [
      mailText`Du hast das Angebot von „${companyName}“ für „${jobTitle}“ angenommen. Das Unternehmen weiß Bescheid. Vereinbart ist:`,
      quote(factLines(offer.terms)),
      mailText`Das Angebot mit deiner Zusage liegt als PDF bei deiner Bewerbung.`,
      button(mailText`Zusage ansehen`, offer.url),
    ],
    reason: APPLICANT_REASON,
    dedupeKey: `offer-confirmed:${offer.id}`,
  }
}

type ForCompany = Offered & { applicantName: string; url: string }

/** Tells the company at once; `waiting`: others who applied and have no answer yet. */
export function offerTakenMail(to: { email: string }, offer: ForCompany & { waiting: number }): Mail {
  const { jobTitle, applicantName, waiting } = offer
  return {
    kind: 'offer-accepted',
    to: to.email,
    subject: mailText`Angebot angenommen: „${applicantName}“, „${jobTitle}“`,
    heading: mailText`„${applicantName}“ hat Ihr Angebot angenommen`,
    blocks: [
      mailText`Die Zusage für „${jobTitle}“ steht. Das Angebot mit der Zusage liegt als PDF bei der Bewerbung.`,
      ...waitingBlock(waiting),
      button(mailText`Bewerbung öffnen`, offer.url),
    ],
    reason: COMPANY_REASON,
    dedupeKey: `offer-accepted:${offer.id}:${to.email}`,
    about: { type: 'application', id: offer.applicationId },
  }
}

function waitingBlock(waiting: number): MailBlock[] {
  if (waiting === 0) return []
  const who =
    waiting === 1
      ? mailText`Eine weitere Bewerbung auf diese Stelle wartet noch auf eine Antwort.`
      : mailText`${waiting} weitere Bewerbungen auf diese Stelle warten noch auf eine Antwort.`
  return [who]
}

/** Tells the company that the offer was declined, with the reason if there is one. */
export function offerDeclinedMail(to: { email: string }, offer: ForCompany & { reply: string | null }): Mail {
  const { jobTitle, applicantName, reply } = offer
  return {
    kind: 'offer-declined',
    to: to.email,
    subject: mailText`Angebot abgelehnt: „${applicantName}“, „${jobTitle}“`,
    heading: mailText`„${applicantName}“ hat Ihr Angebot abgelehnt`,
    blocks: [
      mailText`Die Bewerbung auf „${jobTitle}“ ist damit zurückgezogen.`,
      ...(reply ? [quote(reply)] : []),
      button(mailText`Bewerbung öffnen`, offer.url),
    ],
    reason: COMPANY_REASON,
    dedupeKey: `offer-declined:${offer.id}:${to.email}`,
    about: { type: 'application', id: offer.applicationId },
  }
}

/** Reminds the applicant before the last day. */
export function offerReminderMail(to: Applicant, offer: Offered & { url: string }): Mail {
  const { jobTitle, companyName } = offer
  const until = formatIsoDay(offer.answerUntil)
  return {
    kind: 'offer-reminder',
    to: to.email,
    subject: mailText`Dein Angebot gilt bis zum ${until}: „${jobTitle}“`,
    heading: mailText`Hallo ${to.firstName}, dein Angebot gilt bis zum ${until}`,
    blocks: [
      mailText`„${companyName}“ hat dir „${jobTitle}“ angeboten und noch keine Antwort. Brauchst du mehr Zeit, dann schreib dem Unternehmen.`,
      button(mailText`Angebot ansehen`, offer.url),
    ],
    reason: APPLICANT_REASON,
    dedupeKey: `offer-reminder:${offer.id}`,
    about: { type: 'application', id: offer.applicationId },
  }
}

/** Tells the applicant that the last day has passed, and who decides now. */
export function offerPastMail(to: Applicant, offer: Offered & { url: string }): Mail {
  const { jobTitle, companyName } = offer
  return {
    kind: 'offer-past',
    to: to.email,
    subject: mailText`Das Angebot galt bis zum ${formatIsoDay(offer.answerUntil)}: „${jobTitle}“`,
    heading: mailText`Das Angebot von „${companyName}“ galt bis zum ${formatIsoDay(offer.answerUntil)}`,
    blocks: [
      mailText`Du kannst es nicht mehr annehmen. Willst du die Stelle „${jobTitle}“ noch, dann schreib „${companyName}“: Das Unternehmen kann das Angebot verlängern. Wir haben es danach gefragt.`,
      button(mailText`Bewerbung ansehen`, offer.url),
    ],
    reason: APPLICANT_REASON,
    dedupeKey: `offer-past:${offer.id}`,
    about: { type: 'application', id: offer.applicationId },
  }
}

/** Asks the company what happens to an offer nobody answered. */
export function offerUnansweredMail(to: { email: string }, offer: ForCompany): Mail {
  const { jobTitle, applicantName } = offer
  return {
    kind: 'offer-past',
    to: to.email,
    subject: mailText`Angebot ohne Antwort: „${applicantName}“, „${jobTitle}“`,
    heading: mailText`„${applicantName}“ hat auf Ihr Angebot nicht geantwortet`,
    blocks: [
      mailText`Ihr Angebot für „${jobTitle}“ galt bis zum ${formatIsoDay(offer.answerUntil)}. Bitte entscheiden Sie: das Angebot verlängern, es zurückziehen oder absagen. Von selbst ändert sich nichts.`,
      button(mailText`Jetzt entscheiden`, offer.url),
    ],
    reason: COMPANY_REASON,
    dedupeKey: `offer-past:${offer.id}:${to.email}`,
    about: { type: 'application', id: offer.applicationId },
  }
}

function factLines(terms: OfferTerms): string {
  return offerFacts(terms)
    .map(([term, value]) => `${term}: ${value}`)
    .join('\n')
}
