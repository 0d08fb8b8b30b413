import { randomBytes } from 'node:crypto'
import { hashLinkToken } from '~/platform/server/link-token'

/** A secret for a link, and its stored hash. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(24).toString('base64url')
  return { token, hash: hashLinkToken(token) }
}
