import { formatIsoDay } from '~/lib/dates/dates'
import { formatCents } from '~/lib/money/money'
import { groupIban, maskIban } from '../../debit/mandate'
import type { InvoiceDocument } from '../../invoice/document'
import type { OrderDocument } from '../../invoice/order-document'
import { planIntervalLabels } from '../../vocabulary'
import type { Operator } from '../operator/operator'

/** ZUGFeRD's name for the invoice within the PDF. */
export const INVOICE_XML = 'factur-x.xml'

/** The data for `letter.typ`. */
export type Letter = {
  title: string
  brand: string
  sender: { name: string }
  date: { year: number; month: number; day: number }
  senderLine: string
  recipient: string[]
  facts: { term: string; value: string }[]
  heading: string
  intro: string[]
  lines: { name: string; description: string; quantity: string; amount: string }[]
  sums: { term: string; value: string }[]
  closing: string[]
  footer: string[][]
  /** A file that is added to the letter's data. */
  attachment: { name: string; description: string } | null
}

/** An invoice or its cancellation on paper; the XML is attached as {@link INVOICE_XML}. */
export function invoiceLetter(document: InvoiceDocument): Letter {
  const { number, kind, seller, buyer, issuedOn, serviceFrom, serviceUntil, tax, cancels, payment } = document
  const { grossCents, prepaidCents = 0 } = document
  const title = `${kind === 'storno' ? 'Stornorechnung' : 'Rechnung'} ${number}`
  const intro =
    cancels === null
      ? 'Guten Tag, wir berechnen Ihnen:'
      : `Guten Tag, wir heben die Rechnung ${cancels.number} vom ${formatIsoDay(cancels.issuedOn)} ${cancels.isPart ? 'für die nicht genutzte Zeit ' : ''}auf:`
  const account =
    payment.means === 'direct_debit'
      ? `Wir buchen vom Konto ${maskIban(payment.debtorIban)} (${payment.debtorName}) ab.`
      : payment.means === 'transfer'
        ? `Konto: ${payment.accountName}, IBAN ${groupIban(payment.iban)}${payment.bic ? `, BIC ${payment.bic}` : ''}. Verwendungszweck: ${number}.`
        : null
  return {
    ...headOf(title, seller, issuedOn),
    recipient: addressLines(buyer),
    facts: [
      { term: kind === 'storno' ? 'Storno' : 'Rechnung', value: number },
      { term: 'Kunde', value: buyer.customerNumber },
      { term: 'Datum', value: formatIsoDay(issuedOn) },
      { term: 'Leistung', value: `${formatIsoDay(serviceFrom)} – ${formatIsoDay(serviceUntil)}` },
      ...(buyer.vatId ? [{ term: 'Ihre USt-IdNr.', value: buyer.vatId }] : []),
      ...(buyer.reference ? [{ term: 'Ihre Referenz', value: buyer.reference }] : []),
    ],
    intro: [intro],
    lines: document.lines.map(({ name, description, quantity, netCents }) => ({
      ...{ name, description, quantity: String(quantity), amount: formatCents(netCents) },
    })),
    sums: [
      { term: 'Netto', value: formatCents(document.netCents) },
      ...(tax.reason ? [] : [{ term: `${tax.percent}\u00a0% Umsatzsteuer`, value: formatCents(document.taxCents) }]),
      { term: 'Gesamt', value: formatCents(grossCents) },
      ...(prepaidCents > 0
        ? [
            { term: 'Verrechnetes Guthaben', value: formatCents(-prepaidCents) },
            { term: 'Zu zahlen', value: formatCents(grossCents - prepaidCents) },
          ]
        : []),
    ],
    closing: [...(tax.reason ? [`${tax.reason}.`] : []), ...(account ? [account] : []), document.terms],
    footer: [
      [seller.name, `${seller.street} ${seller.houseNumber}`, `${seller.postalCode} ${seller.city}`, seller.email],
      [
        ...(seller.registerCourt ? [`${seller.registerCourt}, ${seller.registerNumber ?? ''}`] : []),
        `Vertreten durch ${seller.representatives}`,
        ...(seller.vatId ? [`USt-IdNr. ${seller.vatId}`] : []),
        ...(seller.taxNumber ? [`Steuernummer ${seller.taxNumber}`] : []),
      ],
      ['Diese Datei enthält die Rechnung', 'auch als ZUGFeRD-Daten (EN 16931).'],
    ],
    attachment: { name: INVOICE_XML, description: 'Rechnungsdaten nach EN 16931' },
  }
}

/** The confirmation of an order, with the signed mandate. */
export function orderLetter(order: OrderDocument, operator: Operator): Letter {
  const { company, planName, netCents, taxPercent, taxCents, grossCents, interval, mandate, trialUntil } = order
  const paidFrom = order.paidFrom ?? trialUntil ?? order.orderedOn
  const isLicensed = paidFrom > order.orderedOn
  const testing = trialUntil ? `Sie testen kostenlos bis zum ${formatIsoDay(trialUntil)}. ` : ''
  const until = isLicensed && !trialUntil ? ' Bis dahin gilt Ihre bisherige Lizenz weiter.' : ''
  const each = planIntervalLabels[interval]
  const title = `Auftragsbestätigung: Tarif ${planName}`
  return {
    ...headOf(title, operator, order.orderedOn),
    recipient: addressLines(company),
    facts: [
      { term: 'Datum', value: formatIsoDay(order.orderedOn) },
      { term: 'Bestellt von', value: order.recipientName },
      { term: 'Mandat', value: mandate.reference },
    ],
    intro: [
      'Guten Tag, vielen Dank für Ihre Bestellung. Sie haben als Unternehmen bestellt:',
      `${testing}Der erste bezahlte Zeitraum beginnt am ${formatIsoDay(paidFrom)}.${until}`,
    ],
    lines: [
      {
        name: `Tarif ${planName}`,
        description: `Nutzung des Stellenmarktes Stellwerk${limitsText(order.limits)}, Preis ${each}, kündbar zum Ende jedes Zeitraums`,
        quantity: '1',
        amount: formatCents(netCents),
      },
    ],
    sums: [
      { term: `Netto ${each}`, value: formatCents(netCents) },
      ...(taxPercent > 0 ? [{ term: `${taxPercent}\u00a0% Umsatzsteuer`, value: formatCents(taxCents) }] : []),
      { term: `Gesamt ${each}`, value: formatCents(grossCents) },
    ],
    closing: [
      `SEPA-Lastschriftmandat für das Konto ${mandate.maskedIban} (${mandate.accountHolder}):`,
      ...mandate.text.split('\n\n'),
      operator.paymentTerms,
    ],
    footer: operatorFooter(operator),
    attachment: null,
  }
}

function limitsText(limits: OrderDocument['limits']): string {
  if (!limits) return ''
  const { maxActiveJobPostings: postings, maxMembers: members } = limits
  const active = postings === null ? 'beliebig vielen aktiven Stellen' : `bis zu ${postings} aktiven Stellen`
  return ` mit ${active} und ${members === null ? 'beliebig vielen Plätzen' : `bis zu ${members} Plätzen`}`
}

/** A document about a credit that was paid back. No invoice: nothing is charged, and no tax changes. */
export function payoutLetter(payout: Payout, operator: Operator): Letter {
  const { number, buyer, amountCents, paidOn, stornoNumber } = payout
  const title = `Auszahlung Ihres Guthabens aus ${number}`
  return {
    ...headOf(title, operator, paidOn),
    recipient: addressLines(buyer),
    facts: [
      { term: 'Datum', value: formatIsoDay(paidOn) },
      { term: 'Kunde', value: buyer.customerNumber },
      { term: 'Rechnung', value: number },
    ],
    intro: [
      stornoNumber
        ? `Guten Tag, die nicht genutzte Zeit dieser Rechnung haben wir mit der Stornorechnung ${stornoNumber} gutgeschrieben. Wir haben Ihnen überwiesen:`
        : 'Guten Tag, auf dieser Rechnung ist mehr eingegangen, als zu zahlen war. Wir haben Ihnen überwiesen:',
    ],
    lines: [
      {
        ...{ name: `Guthaben aus ${number}`, description: `Überwiesen am ${formatIsoDay(paidOn)}` },
        ...{ quantity: '1', amount: formatCents(amountCents) },
      },
    ],
    sums: [{ term: 'Ausgezahlt', value: formatCents(amountCents) }],
    closing: [
      `${stornoNumber ? `Die Umsatzsteuer berichtigt die Stornorechnung ${stornoNumber}.` : 'Die Rechnung selbst bleibt, wie sie ist.'} Dieser Beleg enthält keine Umsatzsteuer und ist keine Rechnung.`,
    ],
    footer: operatorFooter(operator),
    attachment: null,
  }
}

type Payout = {
  number: string
  buyer: InvoiceDocument['buyer']
  amountCents: number
  paidOn: string
  /** What made the credit, when it was no overpayment. */
  stornoNumber: string | null
}

/** What a letter says of itself and its sender. */
function headOf(title: string, sender: Operator | InvoiceDocument['seller'], isoDay: string) {
  const [year = 2000, month = 1, day = 1] = isoDay.split('-').map(Number)
  const { name, street, houseNumber, postalCode, city } = sender
  return {
    ...{ title, heading: title, brand: 'Stellwerk', sender: { name }, date: { year, month, day } },
    senderLine: `${name}, ${street} ${houseNumber}, ${postalCode} ${city}`,
  }
}

function operatorFooter(operator: Operator): string[][] {
  return [
    [operator.name, `${operator.street} ${operator.houseNumber}`, `${operator.postalCode} ${operator.city}`],
    [operator.email, operator.phone, `Vertreten durch ${operator.representatives}`],
    [`Gläubiger-ID ${operator.creditorId}`],
  ]
}

const countries = new Intl.DisplayNames('de-DE', { type: 'region' })

function addressLines(address: InvoiceDocument['buyer'] | OrderDocument['company']): string[] {
  const { name, street, houseNumber, postalCode, city, country } = address
  const abroad = country === 'DE' ? [] : [countries.of(country) ?? country]
  return [name, `${street} ${houseNumber}`, `${postalCode} ${city}`, ...abroad]
}
