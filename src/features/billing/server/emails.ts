import { formatDay, formatIsoDay } from '~/lib/dates/dates'
import { formatCents } from '~/lib/money/money'
import { getConfig } from '~/platform/server/config'
import { button, type Mail, type MailAttachment, mailText } from '~/platform/server/mail/mail'
import { maskIban } from '../debit/mandate'
import type { InvoiceDocument } from '../invoice/document'
import type { OrderDocument } from '../invoice/order-document'
import { planIntervalLabels } from '../vocabulary'

export type Person = { email: string; name: string }

export const CUSTOMER = mailText`Sie verwalten bei Stellwerk die Abrechnung Ihres Unternehmens.`

/** Confirms an order immediately (§ 312i BGB), with the mandate's reference and the complete order as PDF. */
export function orderConfirmationMail(
  to: string,
  order: OrderDocument,
  { id, attachments }: { id: string; attachments: MailAttachment[] },
): Mail {
  const { planName, netCents, taxPercent, grossCents, interval, trialUntil, validUntil, mandate, creditorId } = order
  const paidFrom = order.paidFrom ?? trialUntil ?? order.orderedOn
  const isLater = paidFrom > order.orderedOn
  const freeUntil = trialUntil
    ? mailText`Bis zum ${formatIsoDay(trialUntil)} testen Sie kostenlos.`
    : mailText`Ihre bisherige Lizenz gilt weiter.`
  const each = planIntervalLabels[interval]
  const tax =
    taxPercent > 0
      ? mailText` zuzüglich ${taxPercent}\u00a0% Umsatzsteuer, zusammen ${formatCents(grossCents)} ${each}`
      : mailText``
  return {
    kind: 'order-confirmation',
    to,
    subject: mailText`Ihre Bestellung: Tarif ${planName}`,
    heading: mailText`Vielen Dank für Ihre Bestellung`,
    blocks: [
      mailText`Sie haben den Tarif ${planName} gebucht: ${formatCents(netCents)} ${each}${tax}.`,
      isLater
        ? mailText`${freeUntil} Am ${formatIsoDay(paidFrom)} beginnt der erste bezahlte Zeitraum.`
        : mailText`Ihre Lizenz ist ab sofort gültig, zunächst bis zum ${formatIsoDay(validUntil)}.`,
      mailText`Wir buchen vom Konto ${mandate.maskedIban} („${mandate.accountHolder}“) ab. Mandatsreferenz: ${mandate.reference}, Gläubiger-Identifikationsnummer: ${creditorId}. Jede Abbuchung kündigen wir mit der Rechnung an.`,
      mailText`Die vollständige Bestellung mit dem Mandat liegt als PDF bei.`,
      button(mailText`Zu Stellwerk`, `${getConfig().APP_URL}/app`),
    ],
    reason: mailText`Sie haben bei Stellwerk einen Tarif bestellt und ein SEPA-Lastschriftmandat erteilt.`,
    dedupeKey: `order-confirmation:${id}`,
    attachments,
  }
}

/** Confirms a new mandate. */
export function newMandateMail(
  to: Person,
  mandate: { reference: string; iban: string; accountHolder: string },
  creditorId: string,
): Mail {
  return {
    kind: 'new-mandate',
    to: to.email,
    subject: mailText`Ihr neues SEPA-Lastschriftmandat`,
    heading: mailText`Wir buchen künftig vom neuen Konto ab`,
    blocks: [
      mailText`Konto: ${maskIban(mandate.iban)} („${mandate.accountHolder}“)\nMandatsreferenz: ${mandate.reference}\nGläubiger-Identifikationsnummer: ${creditorId}`,
      mailText`Das bisherige Mandat ist damit beendet.`,
      billingButton(),
    ],
    reason: CUSTOMER,
    dedupeKey: `new-mandate:${mandate.reference}`,
  }
}

/** Asks for a new mandate after the old one has not been used for 36 months (SEPA Core Rulebook). */
export function mandateExpiredMail(to: string, { reference, iban }: { reference: string; iban: string }): Mail {
  return {
    kind: 'mandate-expired',
    to,
    subject: mailText`Ihr SEPA-Lastschriftmandat ist abgelaufen`,
    heading: mailText`Bitte erteilen Sie uns ein neues Mandat`,
    blocks: [
      mailText`Das Mandat ${reference} für das Konto ${maskIban(iban)} wurde 36\u00a0Monate lang nicht genutzt und gilt deshalb nicht mehr. Ihr Tarif läuft weiter.`,
      mailText`Mit einem neuen Mandat buchen wir Ihre Rechnungen wie gewohnt ab. Bis dahin überweisen Sie sie bitte selbst.`,
      button(mailText`Mandat erteilen`, `${getConfig().APP_URL}/app/company/sepa`),
    ],
    reason: CUSTOMER,
    dedupeKey: `mandate-expired:${reference}:${to}`,
  }
}

/** An invoice or its cancellation, with the PDF that contains the XML, and the part paid by a credit. */
export function invoiceMail(
  to: string,
  document: InvoiceDocument,
  { attachments, setOffCents }: { attachments: MailAttachment[]; setOffCents: number },
): Mail {
  const { number, kind, serviceFrom, serviceUntil, grossCents, cancels } = document
  const isStorno = kind === 'storno'
  const title = isStorno ? mailText`Stornorechnung ${number}` : mailText`Rechnung ${number}`
  return {
    kind: isStorno ? 'invoice-storno' : 'invoice',
    to,
    subject: mailText`${title} von Stellwerk`,
    heading: title,
    blocks: [
      isStorno
        ? mailText`Die Rechnung ${cancels?.number ?? ''} ist ${cancels?.isPart ? 'für die nicht genutzte Zeit ' : ''}aufgehoben. Die Stornorechnung liegt bei.`
        : mailText`Für die Zeit vom ${formatIsoDay(serviceFrom)} bis zum ${formatIsoDay(serviceUntil)} berechnen wir Ihnen ${formatCents(grossCents)}. Die Rechnung liegt als PDF mit eingebetteten Rechnungsdaten (ZUGFeRD) bei.`,
      ...paymentBlocks(document, setOffCents),
      billingButton(),
    ],
    reason: CUSTOMER,
    dedupeKey: `invoice:${number}`,
    attachments,
  }
}

function paymentBlocks({ terms, grossCents, payment }: InvoiceDocument, setOffCents: number) {
  if (setOffCents <= 0) return [mailText`${terms}`]
  const setOff = mailText`Mit Ihrem Guthaben haben wir ${formatCents(setOffCents)} verrechnet.`
  if (payment.means === 'none') return [mailText`${setOff} ${terms}`]
  // A credit that paid the rest after the invoice was issued.
  if (setOffCents >= grossCents) return [mailText`${setOff} Es ist nichts mehr zu zahlen.`]
  return [mailText`${setOff} Zu zahlen bleiben ${formatCents(grossCents - setOffCents)}.`, mailText`${terms}`]
}

type PaidOut = { id: string; number: string; amountCents: number; paidOn: string; stornoNumber: string | null }

/** Says that a credit was paid back, with a document about it. */
export function creditPaidOutMail(
  to: string,
  { id, number, amountCents, paidOn, stornoNumber }: PaidOut,
  attachments: MailAttachment[],
): Mail {
  const why = stornoNumber
    ? mailText`Die nicht genutzte Zeit der Rechnung ${number} haben wir mit der Stornorechnung ${stornoNumber} gutgeschrieben.`
    : mailText`Auf der Rechnung ${number} ist mehr eingegangen, als zu zahlen war.`
  return {
    kind: 'credit-paid-out',
    to,
    subject: mailText`Wir haben Ihnen ${formatCents(amountCents)} zurückgezahlt`,
    heading: mailText`Auszahlung Ihres Guthabens`,
    blocks: [
      mailText`${why} Am ${formatIsoDay(paidOn)} haben wir Ihnen ${formatCents(amountCents)} überwiesen. Der Beleg liegt als PDF bei.`,
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
    subject: mailText`Wir buchen am ${formatIsoDay(on)} ${formatCents(amountCents)} ab`,
    heading: mailText`Ankündigung einer SEPA-Lastschrift`,
    blocks: [
      mailText`Am ${formatIsoDay(on)} buchen wir ${formatCents(amountCents)} vom Konto ${maskIban(iban)} ab. Bitte sorgen Sie für Deckung.`,
      mailText`Rechnung: ${number}\nMandatsreferenz: ${reference}\nGläubiger-Identifikationsnummer: ${creditorId}`,
      billingButton(),
    ],
    reason: CUSTOMER,
    dedupeKey: `debit-announced:${endToEndId}`,
  }
}

type Dunned = {
  number: string
  openCents: number
  /** How long the licence is valid; null when it is not. */
  validUntil: Date | null
  /** Suspended by the platform: its licence does not come back with the payment. */
  isSuspended: boolean
  iban: string
  accountName: string
  why: string
  /**
   * A debit that is on its way. Nothing has to be transferred, except when a planned one does not follow: no other
   * reminder will say so.
   */
  debit: { iban: string; collectionOn: string; state: 'planned' | 'announced' | 'answer-due' } | null
  /** What began or renewed the debt; the same level of the same again writes no second mail. */
  occasion: string
}

/** Reminds of an open invoice; the last level says that the licence has ended, if it has. */
export function dunningMail(to: string, level: 1 | 2 | 3, dunned: Dunned): Mail {
  const { number, openCents, validUntil, isSuspended, why, debit, occasion } = dunned
  const headings = {
    1: mailText`Zahlung zur Rechnung ${number} offen`,
    2: mailText`Erinnerung: Rechnung ${number} ist noch offen`,
    3:
      validUntil || isSuspended
        ? mailText`Letzte Mahnung: Rechnung ${number} ist noch offen`
        : mailText`Ihre Lizenz ruht: Rechnung ${number} ist offen`,
  } as const
  const consequence =
    validUntil === null
      ? mailText`Ihre Stellen sind pausiert. Sobald die Zahlung da ist und der Zeitraum noch läuft, sind sie von selbst wieder online.`
      : mailText`Ihre Lizenz bleibt bis zum ${formatDay(validUntil)} gültig. Danach pausieren Ihre Stellen, bis die Zahlung da ist.`
  return {
    kind: `dunning-${level}`,
    to,
    subject: headings[level],
    heading: headings[level],
    blocks: [
      mailText`${why} Offen sind ${formatCents(openCents)}.`,
      debit ? debitText(debit, dunned) : transferText(dunned),
      ...(isSuspended ? [] : [consequence]),
      billingButton(),
    ],
    reason: CUSTOMER,
    dedupeKey: `dunning-${level}:${number}:${occasion}`,
  }
}

type PayTo = Pick<Dunned, 'accountName' | 'iban' | 'number'>

function transferText({ accountName, iban, number }: PayTo) {
  return mailText`Bitte überweisen Sie den Betrag an „${accountName}“, IBAN ${iban}, Verwendungszweck ${number}, oder geben Sie unter „Tarif und Rechnungen“ ein anderes Konto an.`
}

function debitText({ iban, collectionOn, state }: NonNullable<Dunned['debit']>, payTo: PayTo) {
  const [day, account] = [formatIsoDay(collectionOn), maskIban(iban)]
  switch (state) {
    case 'planned':
      return mailText`Für den ${day} ist eine Lastschrift vom Konto ${account} geplant. Bitte sorgen Sie für Deckung. Wird der Betrag an diesem Tag nicht abgebucht, überweisen Sie ihn bitte an „${payTo.accountName}“, IBAN ${payTo.iban}, Verwendungszweck ${payTo.number}.`
    case 'announced':
      return mailText`Am ${day} buchen wir den Betrag vom Konto ${account} ab. Bitte sorgen Sie für Deckung, überweisen brauchen Sie nichts.`
    case 'answer-due':
      return mailText`Zum ${day} haben wir den Betrag vom Konto ${account} eingezogen; die Antwort Ihrer Bank steht noch aus. Überweisen brauchen Sie zurzeit nichts.`
  }
}

/** The way to plan, debts and invoices. */
export function billingButton() {
  return button(mailText`Tarif und Rechnungen`, `${getConfig().APP_URL}/app/company/billing`)
}
