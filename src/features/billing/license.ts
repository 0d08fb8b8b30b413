import type { LICENSE_STATES } from './schema'

export type LicenseState = (typeof LICENSE_STATES)[number]
export type License = { state: LicenseState; validUntil: Date | null }

/** `hasValidLicense` of the specification: trial, active or in grace, and not past its date whatever the worker has done. */
export function isLicenseValid(license: License | null, now: Date): boolean {
  if (!license) return false
  if (license.state !== 'trial' && license.state !== 'active' && license.state !== 'past_due') return false
  return license.validUntil !== null && license.validUntil > now
}
