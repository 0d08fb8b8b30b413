import { createHmac, timingSafeEqual } from 'node:crypto'
import { getConfig } from '~/platform/server/config'

/** The secret of an alert's unsubscribe link. Not stored: made of the alert's id and the installation's secret. */
export function unsubscribeToken(alertId: string): string {
  return `${alertId}.${signature(alertId)}`
}

/** The alert a link belongs to; null when we did not make it. */
export function alertIdOfToken(token: string): string | null {
  const [id, signed, ...rest] = token.split('.')
  if (!id || !signed || rest.length > 0 || !/^[\da-f-]{36}$/.test(id)) return null
  const [given, expected] = [Buffer.from(signed), Buffer.from(signature(id))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}

function signature(id: string): string {
  return createHmac('sha256', getConfig().AUTH_SECRET).update(`search-alert ${id}`).digest('base64url')
}
