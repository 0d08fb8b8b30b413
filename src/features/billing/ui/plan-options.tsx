import { formatCentsShort } from '~/lib/money'
import { planIntervalLabels } from '../schema'
import type { Plan } from './plan'
import { planFeatures } from './plan-limits'

/** The plans as choices of a radio group. */
export function planOptions(plans: readonly Plan[]) {
  return plans.map((plan) => ({
    value: plan.id,
    label: plan.name,
    description: (
      <>
        <span className="num block font-semibold text-ink">
          {formatCentsShort(plan.netPriceCents)} {planIntervalLabels[plan.interval]}, zzgl. USt.
        </span>
        <span className="block">{planFeatures(plan).slice(0, 2).join(', ')}</span>
      </>
    ),
  }))
}

/** The plan an order starts with: the wanted one if it can be booked, else the recommended one. */
export function initialPlanId(plans: readonly Plan[], wanted: string | null | undefined): string {
  const plan = plans.find(({ id }) => id === wanted) ?? plans.find(({ isRecommended }) => isRecommended) ?? plans[0]
  return plan?.id ?? ''
}
