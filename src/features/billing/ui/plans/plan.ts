import type { PlanInterval } from '~/features/billing/subscription/period'
import type { Plan } from '../../views'

/** Plans of one name by month and by year, in the order of the list. */
export function planPairs(plans: readonly Plan[]): { month: Plan | null; year: Plan | null }[] {
  const names = [...new Set(plans.map(({ name }) => name))]
  return names.map((name) => {
    const of = (interval: PlanInterval) =>
      plans.find((plan) => plan.name === name && plan.interval === interval) ?? null
    return { month: of('month'), year: of('year') }
  })
}
