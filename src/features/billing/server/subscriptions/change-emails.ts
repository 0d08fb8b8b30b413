import { afterCancelling } from '~/features/billing/subscription/cancelling'
import type { Terms } from '~/features/billing/subscription/engine'
import type { License } from '~/features/billing/subscription/license'
import { planIntervalLabels } from '~/features/billing/vocabulary'
import { formatDay } from '~/lib/dates/dates'
import { formatCents } from '~/lib/money/money'
import { type Mail, type MailText, mailText } from '~/platform/server/mail/mail'
import { billingButton, CUSTOMER, type Person } from '../emails'

/** The result of a change of the subscription. */
export type SubscriptionChange = 'now' | 'later' | 'kept' | 'cancelled' | 'terminated' | 'reactivated'

type Changed = {
  what: SubscriptionChange
  plan: string
  periodEnd: Date
  /** Whether a higher price is invoiced for the rest of the period; never within the trial. */
  isCharged: boolean
  license: License | null
  /** Of the plan that is named. */
  terms: Pick<Terms, 'netPriceCents' | 'interval'>
  /** Whether a cancellation can still be withdrawn. */
  canWithdraw: boolean
}

/** What happens with the plan after it was changed. */
export function subscriptionChangeMail(
  to: Person,
  { what, plan, periodEnd, isCharged, license, terms, canWithdraw }: Changed,
  now: Date,
): Mail {
  const day = formatDay(periodEnd)
  const price = `${formatCents(terms.netPriceCents)} netto ${planIntervalLabels[terms.interval]}`
  const end = afterCancelling({ state: 'none', validUntil: null, ...license, periodEnd }, now)
  const wayBack = canWithdraw ? mailText` Bis zum Ende können Sie die Kündigung jederzeit zurücknehmen.` : mailText``
  const texts = {
    now: {
      heading: mailText`Ihr neuer Tarif gilt`,
      text: isCharged
        ? mailText`Ab sofort gilt der Tarif ${plan} für ${price}. Den anteiligen Aufpreis bis zum ${day} berechnen wir Ihnen mit einer eigenen Rechnung.`
        : mailText`Ab sofort gilt der Tarif ${plan} für ${price}. Bis zum ${day} kostet der Wechsel nichts.`,
    },
    later: {
      heading: mailText`Ihr Tarifwechsel ist vorgemerkt`,
      text: mailText`Ab dem ${day} gilt der Tarif ${plan} für ${price}. Bis dahin bleibt alles, wie es ist.`,
    },
    kept: {
      heading: mailText`Ihr Tarif bleibt`,
      text: mailText`Der vorgemerkte Wechsel ist aufgehoben. Es bleibt beim Tarif ${plan}.`,
    },
    cancelled: {
      heading: mailText`Ihre Kündigung ist eingegangen`,
      text: mailText`Ihr Tarif ${plan} ${end}${wayBack}`,
    },
    terminated: {
      heading: mailText`Ihre Kündigung ist eingegangen`,
      text: mailText`Ihr Tarif ${plan} endet mit dem ${day}, weil Sie den geänderten Bedingungen nicht zustimmen. Bis dahin können Sie alles nutzen. Was wir für die Zeit danach schon berechnet haben, heben wir auf; die Stornorechnung dazu kommt mit eigener E-Mail.`,
    },
    reactivated: {
      heading: mailText`Ihr Tarif läuft weiter`,
      text: mailText`Sie haben die Kündigung zurückgenommen. Der Tarif ${plan} läuft weiter.`,
    },
  } satisfies Record<SubscriptionChange, { heading: MailText; text: MailText }>
  const { heading, text } = texts[what]
  return {
    kind: 'subscription-change',
    to: to.email,
    subject: heading,
    heading,
    blocks: [text, billingButton()],
    reason: CUSTOMER,
  }
}
