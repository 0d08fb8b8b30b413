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
