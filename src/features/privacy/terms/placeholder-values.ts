import type { Imprint } from '~/features/billing/views'
import type { Placeholder } from './legal-text'

/** A text, what the operator still has to state, or null: the block that asks for it is left out. */
export type PlaceholderValue = string | { gap: string } | null

/** What the operator's data and the settings say for each placeholder of a legal text. */
export function placeholderValues(imprint: Imprint): Record<Placeholder, PlaceholderValue> {
  const { operator, preNotificationDays, invoiceRetentionYears, applicationRetentionMonths } = imprint
  const address = operator
    ? `${operator.name}, ${operator.street} ${operator.houseNumber}, ${operator.postalCode} ${operator.city}`
    : null
  const stated = (value: string | null | undefined, gap: string): PlaceholderValue => value || { gap }
  return {
    betreiber: stated(address, 'Name und Anschrift des Betreibers'),
    sitz: stated(operator?.city, 'Sitz des Betreibers'),
    vorankuendigung: days(preNotificationDays),
    kulanz: days(operator?.graceDays ?? 14),
    auftragsverarbeitung: operator?.processingAgreement ? `; ${operator.processingAgreement}` : '',
    verantwortlich: stated(
      address && `${address}, ${operator?.email}`,
      'Name, Anschrift und E-Mail-Adresse wie im Impressum',
    ),
    datenschutzkontakt: operator
      ? operator.dataProtectionContact || null
      : { gap: 'Kontakt, falls nach Art. 37 DSGVO oder § 38 BDSG eine Person zu benennen ist' },
    dienstleister: stated(operator?.processors, 'Rechenzentrum und E-Mail-Versand mit Sitz und Land'),
    bewerbungsmonate: String(applicationRetentionMonths),
    rechnungsjahre: String(invoiceRetentionYears),
    fristen: stated(operator?.otherRetention, 'Protokolle des Servers und Datensicherungen'),
    aufsicht: stated(operator?.dataProtectionAuthority, 'Aufsichtsbehörde des Bundeslandes'),
  }
}

function days(count: number): string {
  return `${count} ${count === 1 ? 'Tag' : 'Tage'}`
}
