import { createHmac, timingSafeEqual } from 'node:crypto'
import { getConfig } from './config.ts'
import { believedSecrets } from './secrets.ts'

/**
 * The secret of a link in a mail that changes one thing of one row. Not stored: derived from the row's id, the purpose
 * and the installation's secret.
 */
export function signedId(purpose: string, id: string): string {
  return `${id}.${signature(getConfig().AUTH_SECRET, purpose, id)}`
}

/** The id a link was made for; null when we did not make it for this purpose. */
export function idOfSignedLink(purpose: string, unverifiedToken: string): string | null {
  const [id, signed, ...rest] = unverifiedToken.split('.')
  if (!id || !signed || rest.length > 0 || !/^[\da-f-]{36}$/.test(id)) return null
  const given = Buffer.from(signed)
  const isOurs = believedSecrets(getConfig()).some((secret) => {
    const expected = Buffer.from(signature(secret, purpose, id))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return isOurs ? id : null
}

function signature(secret: string, purpose: string, id: string): string {
  return createHmac('sha256', secret).update(`${purpose} ${id}`).digest('base64url')
}
