import { createHash, randomBytes } from 'node:crypto'

/** A new secret for an invitation link: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of it. No salt needed: the secret has full entropy. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
