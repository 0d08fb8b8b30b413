import type { PLAN_INTERVALS } from './schema'

export type PlanInterval = (typeof PLAN_INTERVALS)[number]

/** One interval later, on the same day of the month or its last (31 January + 1 month = 28 February). Counts in UTC. */
export function addInterval(from: Date, interval: PlanInterval): Date {
  const months = interval === 'year' ? 12 : 1
  const next = new Date(from)
  next.setUTCDate(1)
  next.setUTCMonth(next.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
  next.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return next
}
