import { trimEnd } from '~/lib/text/trim-end'
import type { SessionUser } from '~/platform/client/session-user'

const SEPA = '/app/company/sepa'
const BILLING = '/app/company/billing'
const FOR_ADMINS = ['/app/company/members', '/app/company/agreement', '/app/company/deletions'] as const

/**
 * Where a signed-in user who opens a path of the app area is redirected, or null when the path may open. Specification
 * sections 2, 4 and 6; only guides people, every procedure authorises by itself.
 * @param pathname without query, e.g. `/app/company/members`
 */
export function appRedirect(user: SessionUser, pathname: string): string | null {
  const path = trimEnd(pathname, /\//)
  return user.type === 'COMPANY' ? companyRedirect(user, path) : applicantRedirect(path)
}

function applicantRedirect(path: string): string | null {
  if (path === '/app') return '/app/applicant'
  return isWithin(path, '/app/company') ? '/app' : null
}

function companyRedirect(user: SessionUser, path: string): string | null {
  const [inUse] = user.companyProfiles
  const isCompanyAdmin = inUse?.isAdmin === true
  const isOtherMember = inUse !== undefined && !inUse.isAdmin
  if (path === SEPA) {
    return isOtherMember || (user.billingSetup && user.hasValidLicense) ? '/app' : null
  }
  if (!user.billingSetup && !isOtherMember) return SEPA
  if (path === '/app') return '/app/company'
  if (isWithin(path, '/app/applicant')) return '/app'
  if (FOR_ADMINS.some((page) => isWithin(path, page))) return isCompanyAdmin ? null : '/app'
  // Whoever has booked can see and cancel it, before there is a profile.
  return isWithin(path, BILLING) && isOtherMember ? '/app' : null
}

function isWithin(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`)
}
