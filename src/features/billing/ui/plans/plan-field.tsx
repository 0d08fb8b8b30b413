import type { TaxCategory } from '~/features/billing/invoice/document'
import { pricesSentences } from '~/features/billing/invoice/tax-text'
import { planIntervalLabels } from '~/features/billing/vocabulary'
import { formatCentsShort } from '~/lib/money/money'
import { RadioGroup } from '~/ui/choices/radio-group'
import { useNativeField } from '~/ui/form/use-bound-field'
import type { Plan } from '../../views'
import { planFeatures } from './plan-limits'

/** The choice of a plan, side by side where there is room. Used inside `form.AppField`. */
export function PlanField({ plans, taxCategory }: { plans: readonly Plan[]; taxCategory: TaxCategory }) {
  const bound = useNativeField<string>()
  const options = plans.map((plan) => ({
    value: plan.id,
    label: plan.interval === 'year' ? `${plan.name}, jährlich` : plan.name,
    description: (
      <>
        <span className="num block font-semibold text-ink">
          {formatCentsShort(plan.netPriceCents)} {planIntervalLabels[plan.interval]}
        </span>
        {planFeatures(plan)
          .slice(0, 2)
          .map((feature) => (
            <span key={feature} className="block">
              {feature}
            </span>
          ))}
      </>
    ),
  }))
  return (
    <RadioGroup
      {...bound}
      label="Tarif"
      isLabelHidden
      variant="card"
      className="sm:[&>div]:grid-cols-1 md:[&>div]:grid-cols-3"
      description={pricesSentences[taxCategory]}
      options={options}
    />
  )
}

/** The initial plan of an order: the wanted one if it can be booked, else the recommended one. */
export function initialPlanId(plans: readonly Plan[], wanted: string | null | undefined): string {
  const plan = plans.find(({ id }) => id === wanted) ?? plans.find(({ isRecommended }) => isRecommended) ?? plans[0]
  return plan?.id ?? ''
}
