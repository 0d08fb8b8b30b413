import { getConfig } from '../config.ts'

/**
 * Whether another site made the browser send this. Session cookies are SameSite=Lax already; this also refuses requests
 * of old browsers, and forms, which may cross origins without permission. Clients that send no such headers have no
 * cookies to abuse.
 */
export function isFromForeignSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'cross-site' || (site === 'same-site' && request.method !== 'GET')
  const origin = request.headers.get('origin')
  if (origin === null || request.method === 'GET') return false
  // Behind a proxy that rewrites the host only the configured address is known.
  return ![new URL(request.url).origin, new URL(getConfig().APP_URL).origin].includes(origin)
}
