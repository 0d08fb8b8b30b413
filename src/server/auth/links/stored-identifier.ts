import { createHash } from 'node:crypto'

/** The library's prefix before the secret of a row in `verification`; it shows what the row is for. */
const KINDS = ['reset-password:', 'delete-account-', 'trust-device-', '2fa-attempts-', '2fa-']

/**
 * How a row of `verification` is found: by a hash of its secret, so that whoever reads the table has no working link.
 * The library also looks for an identifier as it came; our prefix makes sure that a stolen hash, sent instead of a
 * secret, is never found.
 */
export function storedIdentifier(identifier: string): string {
  const kind = KINDS.find((each) => identifier.startsWith(each)) ?? ''
  return `${ofKind(kind)}${createHash('sha256').update(identifier).digest('hex')}`
}

/** The prefix of all stored identifiers of a kind. */
export function ofKind(kind: string): string {
  return `hashed ${kind}`
}
