import { formatDay, formatIsoDay } from '~/lib/dates'
import { formatCents } from '~/lib/money'
import { getConfig } from '~/platform/server/config'
import { button, type Mail, type MailAttachment, paragraph } from '~/platform/server/mail/mail'
import type { InvoiceDocument } from '../invoice/document'
import { maskIban } from '../mandate'
import type { OrderDocument } from '../order-document'
import { planIntervalLabels } from '../vocabulary'
import type { SubscriptionChange } from './commands/change-subscription'

type Person = { email: string; name: string }

const CUSTOMER = 'Sie verwalten bei Stellwerk die Abrechnung Ihres Unternehmens.'

/** Confirms an order at once (§ 312i BGB), with the mandate's reference and the whole of it as PDF. */
export function orderConfirmationMail(
  to: string,
  order: OrderDocument,
  { id, attachments }: { id: string; attachments: MailAttachment[] },
): Mail {
  const { planName, netCents, taxPercent, grossCents, interval, trialUntil, validUntil, mandate, creditorId } = order
  const each = planIntervalLabels[interval]
  const tax =
    taxPercent > 0 ? ` zuzüglich ${taxPercent} % Umsatzsteuer, zusammen ${formatCents(grossCents)} ${each}` : ''
  return {
    kind: 'order-confirmation',
    to,
    subject: `Ihre Bestellung: Tarif ${planName}`,
    heading: 'Vielen Dank für Ihre Bestellung',
    blocks: [
      paragraph(`Sie haben den Tarif ${planName} gebucht: ${formatCents(netCents)} ${each}${tax}.`),
      paragraph(
        trialUntil
          ? `Bis zum ${formatIsoDay(trialUntil)} testen Sie kostenlos. Danach beginnt der erste bezahlte Zeitraum.`
          : `Ihre Lizenz ist ab sofort gültig, zunächst bis zum ${formatIsoDay(validUntil)}.`,
      ),
      paragraph(
        `Wir buchen vom Konto ${mandate.maskedIban} (${mandate.accountHolder}) ab. Mandatsreferenz: ${mandate.reference}, Gläubiger-Identifikationsnummer: ${creditorId}. Jede Abbuchung kündigen wir mit der Rechnung an.`,
      ),
      paragraph('Die vollständige Bestellung mit dem Mandat liegt als PDF bei.'),
      button('Zu Stellwerk', `${getConfig().APP_URL}/app`),
    ],
    reason: 'Sie haben bei Stellwerk einen Tarif bestellt und ein SEPA-Lastschriftmandat erteilt.',
    dedupeKey: `order-confirmation:${id}`,
    attachments,
  }
}

/** What becomes of the plan after it was changed. */
export function subscriptionChangeMail(
  to: Person,
  { what, plan, periodEnd }: { what: SubscriptionChange; plan: string; periodEnd: Date },
): Mail {
  const day = formatDay(periodEnd)
  const texts = {
    now: {
      heading: 'Ihr Tarif wurde gewechselt',
      text: `Ab sofort gilt der Tarif ${plan}. Den anteiligen Aufpreis bis zum ${day} berechnen wir Ihnen mit einer eigenen Rechnung.`,
    },
    later: {
      heading: 'Ihr Tarifwechsel ist vorgemerkt',
      text: `Ab dem ${day} gilt der Tarif ${plan}. Bis dahin bleibt alles, wie es ist.`,
    },
    kept: {
      heading: 'Ihr Tarif bleibt',
      text: `Der vorgemerkte Wechsel ist aufgehoben. Es bleibt beim Tarif ${plan}.`,
    },
    cancelled: {
      heading: 'Ihre Kündigung ist eingegangen',
      text: `Ihr Tarif ${plan} endet am ${day}. Bis dahin können Sie alles nutzen, und bis dahin können Sie die Kündigung zurücknehmen.`,
    },
    reactivated: {
      heading: 'Ihr Tarif läuft weiter',
      text: `Sie haben die Kündigung zurückgenommen. Der Tarif ${plan} läuft weiter.`,
    },
  } satisfies Record<SubscriptionChange, { heading: string; text: string }>
  const { heading, text } = texts[what]
  return {
    kind: 'subscription-change',
    to: to.email,
    subject: heading,
    heading,
    blocks: [paragraph(text), billingButton()],
    reason: CUSTOMER,
  }
}

export function newMandateMail(
  to: Person,
  mandate: { reference: string; iban: string; accountHolder: string },
  creditorId: string,
): Mail {
  return {
    kind: 'new-mandate',
    to: to.email,
    subject: 'Ihr neues SEPA-Lastschriftmandat',
    heading: 'Wir buchen künftig vom neuen Konto ab',
    blocks: [
      paragraph(
        `Konto: ${maskIban(mandate.iban)} (${mandate.accountHolder})\nMandatsreferenz: ${mandate.reference}\nGläubiger-Identifikationsnummer: ${creditorId}`,
      ),
      paragraph('Das bisherige Mandat ist damit beendet.'),
      billingButton(),
    ],
    reason: CUSTOMER,
    dedupeKey: `new-mandate:${mandate.reference}`,
  }
}

/** Asks for a new mandate once the old one has not been used for 36 months (SEPA Core Rulebook). */
export function mandateExpiredMail(to: string, { reference, iban }: { reference: string; iban: string }): Mail {
  return {
    kind: 'mandate-expired',
    to,
    subject: 'Ihr SEPA-Lastschriftmandat ist abgelaufen',
    heading: 'Bitte erteilen Sie uns ein neues Mandat',
    blocks: [
      paragraph(
        `Das Mandat ${reference} für das Konto ${maskIban(iban)} wurde 36 Monate lang nicht genutzt und gilt deshalb nicht mehr. Ihr Tarif läuft weiter.`,
      ),
      paragraph('Mit einem neuen Mandat buchen wir Ihre Rechnungen wie gewohnt ab. Bis dahin sind sie zu überweisen.'),
      button('Mandat erteilen', `${getConfig().APP_URL}/app/company/sepa`),
    ],
    reason: CUSTOMER,
    dedupeKey: `mandate-expired:${reference}:${to}`,
  }
}

/** An invoice or its cancellation, with the PDF that carries the XML, and what a credit has paid of it. */
export function invoiceMail(
  to: string,
  document: InvoiceDocument,
  { attachments, setOffCents }: { attachments: MailAttachment[]; setOffCents: number },
): Mail {
  const { number, kind, serviceFrom, serviceUntil, grossCents, terms, cancels } = document
  const isStorno = kind === 'storno'
  const title = isStorno ? `Stornorechnung ${number}` : `Rechnung ${number}`
  return {
    kind: isStorno ? 'invoice-storno' : 'invoice',
    to,
    subject: `${title} von Stellwerk`,
    heading: title,
    blocks: [
      paragraph(
        isStorno
          ? `Die Rechnung ${cancels?.number ?? ''} ist aufgehoben. Die Stornorechnung liegt bei.`
          : `Für die Zeit vom ${formatIsoDay(serviceFrom)} bis ${formatIsoDay(serviceUntil)} berechnen wir Ihnen ${formatCents(grossCents)}. Die Rechnung liegt als PDF mit eingebetteten Rechnungsdaten (ZUGFeRD) bei.`,
      ),
      ...paymentBlocks(terms, grossCents, setOffCents),
      billingButton(),
    ],
    reason: CUSTOMER,
    dedupeKey: `invoice:${number}`,
    attachments,
  }
}

function paymentBlocks(terms: string, grossCents: number, setOffCents: number) {
  if (setOffCents <= 0) return [paragraph(terms)]
  const setOff = `Mit Ihrem Guthaben haben wir ${formatCents(setOffCents)} verrechnet.`
  if (setOffCents >= grossCents) return [paragraph(`${setOff} Es ist nichts mehr zu zahlen.`)]
  return [paragraph(`${setOff} Zu zahlen bleiben ${formatCents(grossCents - setOffCents)}.`), paragraph(terms)]
}

/** Says that a credit was paid back, with a document about it. */
export function creditPaidOutMail(
  to: string,
  { id, number, amountCents, paidOn }: { id: string; number: string; amountCents: number; paidOn: string },
  attachments: MailAttachment[],
): Mail {
  return {
    kind: 'credit-paid-out',
    to,
    subject: `Wir haben Ihnen ${formatCents(amountCents)} zurückgezahlt`,
    heading: 'Auszahlung Ihres Guthabens',
    blocks: [
      paragraph(
        `Auf der Rechnung ${number} ist mehr eingegangen, als zu zahlen war. Am ${formatIsoDay(paidOn)} haben wir Ihnen ${formatCents(amountCents)} überwiesen. Der Beleg liegt als PDF bei.`,
      ),
      billingButton(),
    ],
    reason: CUSTOMER,
    dedupeKey: `credit-paid-out:${id}`,
    attachments,
  }
}

type Announced = {
  number: string
  amountCents: number
  iban: string
  reference: string
  creditorId: string
  on: string
}

/** Announces a debit with amount, day, creditor id and mandate (SEPA Core Rulebook, pre-notification). */
export function preNotificationMail(to: string, debit: Announced, endToEndId: string): Mail {
  const { number, amountCents, iban, reference, creditorId, on } = debit
  return {
    kind: 'debit-announced',
    to,
    subject: `Wir buchen am ${formatIsoDay(on)} ${formatCents(amountCents)} ab`,
    heading: 'Ankündigung einer SEPA-Lastschrift',
    blocks: [
      paragraph(
        `Am ${formatIsoDay(on)} buchen wir ${formatCents(amountCents)} vom Konto ${maskIban(iban)} ab. Bitte sorgen Sie für Deckung.`,
      ),
      paragraph(`Rechnung: ${number}\nMandatsreferenz: ${reference}\nGläubiger-Identifikationsnummer: ${creditorId}`),
      billingButton(),
    ],
    reason: CUSTOMER,
    dedupeKey: `debit-announced:${endToEndId}`,
  }
}

type Dunned = {
  number: string
  openCents: number
  graceUntil: Date
  /** How long the licence is valid; null when it is not any more. */
  validUntil: Date | null
  iban: string
  accountName: string
  why: string
}

/** Reminds of an open invoice; the last level says that the licence has ended, when it has. */
export function dunningMail(to: string, level: 1 | 2 | 3, dunned: Dunned): Mail {
  const { number, openCents, graceUntil, validUntil, iban, accountName, why } = dunned
  const headings = {
    1: `Zahlung zur Rechnung ${number} offen`,
    2: `Erinnerung: Rechnung ${number} ist noch offen`,
    3: validUntil
      ? `Letzte Mahnung: Rechnung ${number} ist noch offen`
      : `Ihre Lizenz ist ausgesetzt: Rechnung ${number} ist offen`,
  } as const
  const consequence =
    validUntil === null
      ? 'Ihre Stellenanzeigen sind pausiert. Sobald die Zahlung da ist und der Zeitraum noch läuft, sind sie von selbst wieder online.'
      : `Ihre Lizenz bleibt bis zum ${formatDay(validUntil)} gültig. Danach pausieren Ihre Stellenanzeigen, bis die Zahlung da ist.`
  return {
    kind: `dunning-${level}`,
    to,
    subject: headings[level],
    heading: headings[level],
    blocks: [
      paragraph(`${why} Offen sind ${formatCents(openCents)}.`),
      paragraph(
        `Bitte überweisen Sie den Betrag an ${accountName}, IBAN ${iban}, Verwendungszweck ${number}, oder geben Sie unter „Tarif und Rechnungen“ ein anderes Konto an.`,
      ),
      paragraph(consequence),
      billingButton(),
    ],
    reason: CUSTOMER,
    dedupeKey: `dunning-${level}:${number}:${graceUntil.toISOString()}`,
  }
}

function billingButton() {
  return button('Tarif und Rechnungen', `${getConfig().APP_URL}/app/company/billing`)
}
