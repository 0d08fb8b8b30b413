import { createHash, randomBytes } from 'node:crypto'

/** A secret for a link, and its stored hash. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(24).toString('base64url')
  return { token, hash: hashToken(token) }
}

/** What is stored of a link's secret: SHA-256. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
