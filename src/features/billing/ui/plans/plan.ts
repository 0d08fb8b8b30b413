import type { PlanInterval } from '~/features/billing/subscription/period'

/** A plan as the price list and the order read it. */
export type Plan = {
  id: string
  name: string
  description: string
  netPriceCents: number
  interval: PlanInterval
  maxActiveJobPostings: number | null
  maxMembers: number | null
  trialDays: number
  isRecommended: boolean
}

/** Plans of one name by month and by year, in the order of the list. */
export function planPairs(plans: readonly Plan[]): { month: Plan | null; year: Plan | null }[] {
  const names = [...new Set(plans.map(({ name }) => name))]
  return names.map((name) => {
    const of = (interval: PlanInterval) =>
      plans.find((plan) => plan.name === name && plan.interval === interval) ?? null
    return { month: of('month'), year: of('year') }
  })
}
