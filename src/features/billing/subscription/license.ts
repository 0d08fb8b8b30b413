import type { LICENSE_STATES } from '../vocabulary'

export type LicenseState = (typeof LICENSE_STATES)[number]
export type License = { state: LicenseState; validUntil: Date | null }

/** States in which paid functions may be used, until the licence's date. */
export const VALID_LICENSE_STATES: LicenseState[] = ['trial', 'active', 'past_due']

/**
 * Which state may follow which (product.md "State machines"). A state is derived from bookings and payments, so it may
 * skip one that was never written: a debit is returned before the job saw the trial end, or one of two debts is paid
 * after the licence has ended. A trial returns when its invoice is cancelled before its period has begun.
 */
const TRANSITIONS = {
  none: ['trial', 'active', 'suspended'],
  trial: ['active', 'past_due', 'expired', 'suspended'],
  active: ['trial', 'past_due', 'expired', 'suspended'],
  past_due: ['active', 'expired', 'suspended'],
  expired: ['active', 'past_due', 'suspended'],
  suspended: ['none', 'trial', 'active', 'past_due', 'expired'],
} satisfies Record<LicenseState, LicenseState[]>

export const licenseStateLabels = {
  none: 'Noch nicht gebucht',
  trial: 'Testphase',
  active: 'Gültig',
  past_due: 'Zahlung offen',
  expired: 'Abgelaufen',
  suspended: 'Ruht',
} satisfies Record<LicenseState, string>

/** Whether a licence may go from one state to the other. */
export function canChangeLicense(from: LicenseState, to: LicenseState): boolean {
  const allowed: readonly LicenseState[] = TRANSITIONS[from]
  return allowed.includes(to)
}

/**
 * `hasValidLicense` of the specification: trial, active or in grace, and not past its date, whether or not the job has
 * run.
 */
export function isLicenseValid(license: License | null, now: Date): boolean {
  if (!license) return false
  if (!VALID_LICENSE_STATES.includes(license.state)) return false
  return license.validUntil !== null && license.validUntil > now
}

/** The state as it counts now: a licence past its date is expired although the row does not say so yet. */
export function currentLicenseState(license: License | null, now: Date): LicenseState {
  if (!license) return 'none'
  if (license.state === 'none' || license.state === 'suspended') return license.state
  return isLicenseValid(license, now) ? license.state : 'expired'
}
