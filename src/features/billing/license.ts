import type { LICENSE_STATES } from './vocabulary'

export type LicenseState = (typeof LICENSE_STATES)[number]
export type License = { state: LicenseState; validUntil: Date | null }

/** Which state may follow which (product.md "State machines"). */
const TRANSITIONS = {
  none: ['trial', 'active', 'suspended'],
  trial: ['active', 'expired', 'suspended'],
  active: ['past_due', 'expired', 'suspended'],
  past_due: ['active', 'expired', 'suspended'],
  expired: ['active', 'suspended'],
  suspended: ['none', 'trial', 'active', 'past_due', 'expired'],
} satisfies Record<LicenseState, LicenseState[]>

export const licenseStateLabels = {
  none: 'Noch nicht gebucht',
  trial: 'Testphase',
  active: 'Gültig',
  past_due: 'Zahlung offen',
  expired: 'Abgelaufen',
  suspended: 'Gesperrt',
} satisfies Record<LicenseState, string>

export function canChangeLicense(from: LicenseState, to: LicenseState): boolean {
  const allowed: readonly LicenseState[] = TRANSITIONS[from]
  return allowed.includes(to)
}

/** `hasValidLicense` of the specification: trial, active or in grace, and not past its date whatever the worker has done. */
export function isLicenseValid(license: License | null, now: Date): boolean {
  if (!license) return false
  if (license.state !== 'trial' && license.state !== 'active' && license.state !== 'past_due') return false
  return license.validUntil !== null && license.validUntil > now
}

/** The state as it counts now: a licence past its date is expired although no worker has written it yet. */
export function currentLicenseState(license: License | null, now: Date): LicenseState {
  if (!license) return 'none'
  if (license.state === 'none' || license.state === 'suspended') return license.state
  return isLicenseValid(license, now) ? license.state : 'expired'
}
