import { useSelector } from '@tanstack/react-form'
import { priceAdditions } from '~/features/billing/invoice/tax-text'
import { type QuotedTax, taxOf } from '~/features/billing/invoice/taxation'
import { changePlanSchema } from '~/features/billing/schema'
import { changePlan, changeTiming, type Subscription } from '~/features/billing/subscription/engine'
import { planIntervalLabels } from '~/features/billing/vocabulary'
import { currentTime } from '~/lib/current-time'
import { formatDay } from '~/lib/dates/dates'
import { formatCents } from '~/lib/money/money'
import { pick } from '~/lib/pick'
import type { z } from '~/lib/zod'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { Note } from '~/ui/note'
import type { Plan } from '../../views'
import { SHOWN } from '../order/order-end'
import { PlanField } from './plan-field'

type PlanChangeFormProps = {
  plans: readonly Plan[]
  subscription: Subscription
  tax: QuotedTax
  onSave: (input: z.infer<typeof changePlanSchema>) => Promise<unknown>
}

/** Chooses another plan and shows, before it is ordered, when it begins and what it costs. */
export function PlanChangeForm({ plans, subscription, tax, onSave }: PlanChangeFormProps) {
  const form = useAppForm({
    schema: changePlanSchema,
    defaultValues: { planId: subscription.terms.planId, actsAsEntrepreneur: false, seen: null },
    onSubmit: (input) => {
      const shown = plans.find(({ id }) => id === input.planId)
      const seen = shown && { ...pick(shown, ...SHOWN), trialDays: 0, mandateReference: null }
      return onSave({ ...input, seen: seen ?? null })
    },
  })
  const planId = useSelector(form.store, (state) => state.values.planId)
  const chosen = plans.find(({ id }) => id === planId)
  const isOrder = chosen && planId !== subscription.terms.planId && planId !== subscription.next?.planId
  return (
    <Form form={form}>
      <form.AppField name="planId">{() => <PlanField plans={plans} taxCategory={tax.category} />}</form.AppField>
      {chosen && <Note>{consequence(chosen, subscription, tax)}</Note>}
      {isOrder && (
        <>
          <form.Checkbox
            name="actsAsEntrepreneur"
            isRequired
            label="Ich handle als Unternehmen (§&nbsp;14 BGB), nicht als Verbraucher"
          />
          <div className="dialog-end">
            <SubmitButton variant="signal">Zahlungspflichtig bestellen</SubmitButton>
          </div>
        </>
      )}
    </Form>
  )
}

function consequence(plan: Plan, subscription: Subscription, tax: QuotedTax): string {
  const price = `${formatCents(plan.netPriceCents)} ${planIntervalLabels[plan.interval]}, ${priceAdditions[tax.category]}`
  const end = formatDay(subscription.periodEnd)
  if (plan.id === subscription.terms.planId) {
    return subscription.next
      ? 'Das ist Ihr jetziger Tarif. Den vorgemerkten Wechsel heben Sie auf der Seite auf, ohne etwas zu bestellen.'
      : 'Das ist Ihr jetziger Tarif.'
  }
  if (plan.id === subscription.next?.planId)
    return `Der Wechsel in den Tarif ${plan.name} ist für den ${end} vorgemerkt.`
  const terms = { planId: plan.id, netPriceCents: plan.netPriceCents, interval: plan.interval }
  const now = currentTime()
  if (changeTiming(subscription, terms, now) === 'next-period') {
    return `Der Tarif ${plan.name} gilt ab dem ${end}, dann für ${price} Bis dahin ändert sich nichts.`
  }
  const [draft] = changePlan(subscription, terms, now).drafts
  if (!draft) return `Der Tarif ${plan.name} gilt sofort, nach der Testphase für ${price}`
  const gross = draft.netCents + taxOf(draft.netCents, tax.category, tax.percent).taxCents
  const sum = tax.category === 'S' ? ` (${formatCents(gross)} mit ${tax.percent}\u00a0% Umsatzsteuer)` : ''
  return `Der Tarif ${plan.name} gilt sofort. Für den Rest des Zeitraums bis zum ${end} berechnen wir anteilig ${formatCents(draft.netCents)} netto${sum}, danach ${price}`
}
