import { formatDay } from '~/lib/dates'
import { formatCents } from '~/lib/money'
import { button, type Mail, paragraph } from '~/platform/server/mail/mail'
import { CREDITOR } from '../creditor'
import type { License } from '../license'
import { maskIban } from '../mandate'
import { planIntervalLabels } from '../schema'
import { withVat } from '../vat'

type Order = {
  plan: { name: string; netPriceCents: number; interval: 'month' | 'year' }
  vatPercent: number
  license: License & { validUntil: Date }
  mandate: { reference: string; accountHolder: string; iban: string }
  appUrl: string
}

/** Confirms the order to whoever signed it, with the mandate's reference that the mandate text promises. */
export function orderConfirmationMail(to: { email: string; name: string }, order: Order): Mail {
  const { plan, license, mandate } = order
  const { grossCents } = withVat(plan.netPriceCents, order.vatPercent)
  const each = planIntervalLabels[plan.interval]
  const until = formatDay(license.validUntil)
  return {
    kind: 'order-confirmation',
    to: to.email,
    subject: `Ihre Bestellung: Tarif ${plan.name}`,
    heading: 'Vielen Dank für Ihre Bestellung',
    blocks: [
      paragraph(
        `Sie haben den Tarif ${plan.name} gebucht: ${formatCents(plan.netPriceCents)} ${each} zuzüglich ${order.vatPercent} % Umsatzsteuer, zusammen ${formatCents(grossCents)} ${each}.`,
      ),
      paragraph(
        license.state === 'trial'
          ? `Bis zum ${until} testen Sie kostenlos. Danach beginnt der erste bezahlte Zeitraum.`
          : `Ihre Lizenz ist ab sofort gültig, zunächst bis zum ${until}.`,
      ),
      paragraph(
        `Wir buchen vom Konto ${maskIban(mandate.iban)} (${mandate.accountHolder}) ab. Mandatsreferenz: ${mandate.reference}, Gläubiger-Identifikationsnummer: ${CREDITOR.identifier}. Jede Abbuchung kündigen wir mit der Rechnung an.`,
      ),
      button('Zu Stellwerk', `${order.appUrl}/app`),
    ],
    reason: 'Sie haben bei Stellwerk einen Tarif bestellt und ein SEPA-Lastschriftmandat erteilt.',
  }
}
