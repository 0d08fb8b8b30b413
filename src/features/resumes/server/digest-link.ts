import { createHmac, timingSafeEqual } from 'node:crypto'
import { getConfig } from '~/platform/server/config'

/** The secret of the link that ends mails of a saved search. Not stored: made of its id and the installation's secret. */
export function digestToken(savedSearchId: string): string {
  return `${savedSearchId}.${signature(savedSearchId)}`
}

/** The saved search a link belongs to; null when we did not make it. */
export function savedSearchOfToken(unverifiedToken: string): string | null {
  const [id, signed, ...rest] = unverifiedToken.split('.')
  if (!id || !signed || rest.length > 0 || !/^[\da-f-]{36}$/.test(id)) return null
  const [given, expected] = [Buffer.from(signed), Buffer.from(signature(id))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}

function signature(id: string): string {
  return createHmac('sha256', getConfig().AUTH_SECRET).update(`saved-resume-search ${id}`).digest('base64url')
}
