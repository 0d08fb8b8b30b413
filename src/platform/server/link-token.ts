import { createHash, randomBytes } from 'node:crypto'

/** A new secret for a link in a mail: 256 random bits. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of it. No salt needed: the secret has full entropy. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
