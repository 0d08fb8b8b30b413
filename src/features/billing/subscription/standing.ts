import type { LicenseState } from './license'

/**
 * How a company stands with us, finer than its licence: the licence decides what it may do, the standing what it is
 * told and offered.
 * `none` nothing was ever booked; `trial`, `running`; `ending` cancelled, or valid without a continuing plan;
 * `internal` the operator's own free plan; `grace` an invoice is open and the licence still valid; `unpaid` an invoice
 * is open and the licence is not; `trial-ended`, `ended` nothing is owed and something can be booked; `closed`
 * suspended by the platform.
 */
export const STANDINGS = [
  'none',
  'trial',
  'running',
  'ending',
  'internal',
  'grace',
  'unpaid',
  'trial-ended',
  'ended',
  'closed',
] as const
export type Standing = (typeof STANDINGS)[number]

export type StandingFacts = {
  /** As it counts now, see `currentLicenseState`. */
  state: LicenseState
  hasDebts: boolean
  /** A subscription has not ended yet. */
  isRunning: boolean
  isCancelled: boolean
  isInternal: boolean
  /** The last thing the company had was a trial. */
  wasTrial: boolean
}

/** A company's standing, derived from its licence, subscription and debts. */
export function standingOf(facts: StandingFacts): Standing {
  const { state, hasDebts, isRunning, isCancelled, isInternal, wasTrial } = facts
  if (state === 'suspended') return 'closed'
  const isValid = state === 'trial' || state === 'active' || state === 'past_due'
  // Whatever else applies, an open invoice comes first.
  if (hasDebts) return isValid ? 'grace' : 'unpaid'
  if (state === 'none') return 'none'
  if (!isValid) return wasTrial ? 'trial-ended' : 'ended'
  if (isInternal) return 'internal'
  if (isCancelled || !isRunning) return 'ending'
  return state === 'trial' ? 'trial' : 'running'
}
