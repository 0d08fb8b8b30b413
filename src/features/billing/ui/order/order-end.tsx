import { createFieldMap } from '@tanstack/react-form'
import { Lock } from 'lucide-react'
import { taxTerm } from '~/features/billing/invoice/tax-text'
import { type Buyer, type QuotedTax, quoteTax, type TaxTerms, taxOf } from '~/features/billing/invoice/taxation'
import { lastDayOfFirst } from '~/features/billing/subscription/period'
import { planIntervalLabels } from '~/features/billing/vocabulary'
import { currentTime } from '~/lib/current-time'
import { addDays, formatDay } from '~/lib/dates/dates'
import { formatCents } from '~/lib/money/money'
import { pick } from '~/lib/pick'
import { Card } from '~/ui/card'
import { BoundCheckbox } from '~/ui/form/bound-fields'
import { SubmitButton, withFieldGroup } from '~/ui/form/form'
import type { Plan } from '../../views'

const NOTHING_SAID = { actsAsEntrepreneur: false }
type Order = {
  plan: Plan | undefined
  hasTrial: boolean
  /** The end of a licence that is used up before anything is charged. */
  licensedUntil: Date | null
  taxTerms: TaxTerms
  buyer: Buyer
}
const NO_ORDER: Order = {
  plan: undefined,
  hasTrial: false,
  licensedUntil: null,
  taxTerms: { isSmallBusiness: false, vatPercent: [] },
  buyer: { country: 'DE', vatId: null },
}

/** The field of `OrderEnd` in a form that has it at its top level. */
export const ORDER_END = createFieldMap(NOTHING_SAID)

/** The order beside a form, and the button that places it. */
export const OrderEnd = withFieldGroup({
  defaultValues: NOTHING_SAID,
  props: NO_ORDER,
  render: function OrderEndParts({ group, plan, hasTrial, licensedUntil, taxTerms, buyer }) {
    return (
      <div className="grid gap-4 lg:sticky lg:top-24">
        <OrderSummary
          plan={plan}
          hasTrial={hasTrial}
          licensedUntil={licensedUntil}
          tax={plan && quoteTax(taxTerms, buyer, lastDayPaid(plan, { hasTrial, licensedUntil }))}
        />
        <group.AppField name="actsAsEntrepreneur">
          {() => <BoundCheckbox isRequired label="Ich handle als Unternehmen (§&nbsp;14 BGB), nicht als Verbraucher" />}
        </group.AppField>
        <SubmitButton variant="signal" size="lg">
          Zahlungspflichtig bestellen
        </SubmitButton>
      </div>
    )
  },
})

type Free = Pick<Order, 'hasTrial' | 'licensedUntil'>

function lastDayPaid({ interval, trialDays }: Plan, { hasTrial, licensedUntil }: Free): string {
  return lastDayOfFirst(licensedUntil ?? addDays(currentTime(), hasTrial ? trialDays : 0), interval)
}

export const SHOWN = ['netPriceCents', 'interval', 'maxActiveJobPostings', 'maxMembers'] as const

/** What this order shows of a plan, for the server to compare. */
export function seenOf(
  plans: readonly Plan[],
  planId: string,
  { hasTrial, mandateReference }: { hasTrial: boolean; mandateReference: string | null },
) {
  const plan = plans.find(({ id }) => id === planId)
  if (!plan) return null
  return { ...pick(plan, ...SHOWN), trialDays: hasTrial ? plan.trialDays : 0, mandateReference }
}

const eachInterval = { month: 'monatlich', year: 'jährlich' } as const

type OrderSummaryProps = Free & { plan: Plan | undefined; tax: QuotedTax | undefined }

/** The order, with VAT and the sum that will be debited; right next to the order button (§ 312j BGB). */
function OrderSummary({ plan, hasTrial, licensedUntil, tax }: OrderSummaryProps) {
  return (
    <Card as="aside" padding="lg" aria-label="Ihre Bestellung">
      <h2 className="text-xl">Ihre Bestellung</h2>
      {plan && tax ? (
        <Sums plan={plan} hasTrial={hasTrial} licensedUntil={licensedUntil} tax={tax} />
      ) : (
        <p className="mt-3 text-sm">Bitte wählen Sie einen Tarif.</p>
      )}
      <p className="mt-4 flex gap-2 border-t border-line pt-4 text-xs text-muted">
        <Lock className="size-4" aria-hidden="true" />
        Ihre Bankverbindung sehen nur die Admins Ihres Unternehmens, und auch sie nur verkürzt.
      </p>
    </Card>
  )
}

function Sums({ plan, hasTrial, licensedUntil, tax }: Free & { plan: Plan; tax: QuotedTax }) {
  const vatCents = taxOf(plan.netPriceCents, tax.category, tax.percent).taxCents
  const grossCents = plan.netPriceCents + vatCents
  const isTrial = hasTrial && plan.trialDays > 0
  return (
    <>
      <dl className="num mt-4 grid gap-2.5 text-sm">
        <Row term={`Tarif ${plan.name}, ${eachInterval[plan.interval]}`} value={formatCents(plan.netPriceCents)} />
        <Row term={taxTerm(tax)} value={formatCents(vatCents)} className="text-muted" />
        <Row
          term={`Gesamt ${planIntervalLabels[plan.interval]}`}
          value={formatCents(grossCents)}
          className="border-t border-line pt-3 text-base font-semibold"
        />
      </dl>
      <p className="mt-4 text-xs text-muted">
        {isTrial
          ? `Die ersten ${plan.trialDays}\u00a0Tage sind kostenlos. Danach buchen wir`
          : licensedUntil
            ? `Ihre bisherige Lizenz gilt weiter, der erste bezahlte Zeitraum beginnt am ${formatDay(licensedUntil)}. Wir buchen`
            : 'Der erste Zeitraum beginnt sofort. Wir buchen'}{' '}
        {eachInterval[plan.interval]} im Voraus ab und kündigen es jedes Mal mit einer Rechnung an. Kündbar zum Ende
        jedes Zeitraums.
      </p>
    </>
  )
}

function Row({ term, value, className }: { term: string; value: string; className?: string }) {
  return (
    <div className={className ? `flex gap-4 ${className}` : 'flex gap-4'}>
      <dt>{term}</dt>
      <dd className="ml-auto">{value}</dd>
    </div>
  )
}
