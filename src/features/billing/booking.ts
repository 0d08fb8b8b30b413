import { addDays } from '~/lib/dates'
import { currentLicenseState, isLicenseValid, type License } from './license'
import { addInterval, type PlanInterval } from './period'

export type BookablePlan = { interval: PlanInterval; trialDays: number }
export type Booking = { license: License & { validUntil: Date }; periodEnd: Date }

/**
 * What booking a plan makes of a company's licence. The first booking ever starts with the trial, later ones with a
 * paid period at once; a licence that still runs stays as it is. Null: suspended, nothing can be booked.
 */
export function book(current: License | null, plan: BookablePlan, now: Date): Booking | null {
  const state = currentLicenseState(current, now)
  if (state === 'suspended') return null
  if (current?.validUntil && isLicenseValid(current, now)) {
    return { license: { state, validUntil: current.validUntil }, periodEnd: current.validUntil }
  }
  if (state === 'none' && plan.trialDays > 0) {
    const trialEnd = addDays(now, plan.trialDays)
    return { license: { state: 'trial', validUntil: trialEnd }, periodEnd: trialEnd }
  }
  const periodEnd = addInterval(now, plan.interval)
  return { license: { state: 'active', validUntil: periodEnd }, periodEnd }
}
