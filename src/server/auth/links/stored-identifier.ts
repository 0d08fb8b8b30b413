import { createHash } from 'node:crypto'
import { and, eq, like } from 'drizzle-orm'
import { verification } from '~/features/accounts/server/table'
import type { Queryable } from '~/platform/server/database/db'

/** The library's prefix before the secret of a row in `verification`; it shows what the row is for. */
const KINDS = ['reset-password:', 'delete-account-', 'trust-device-', '2fa-attempts-', '2fa-'] as const

/**
 * How a row of `verification` is found: by a hash of its secret, so that whoever reads the table has no working link.
 * The library also looks for an identifier as it came; our prefix makes sure that a stolen hash, sent instead of a
 * secret, is never found.
 */
export function storedIdentifier(identifier: string): string {
  const kind = KINDS.find((each) => identifier.startsWith(each)) ?? ''
  return `${ofKind(kind)}${createHash('sha256').update(identifier).digest('hex')}`
}

/**
 * Withdraws what a user has of a kind: unused links to set a password, trusted devices, or sign-ins (`2fa-`) that gave
 * the password and still lack the code.
 */
export async function withdraw(db: Queryable, userId: string, kind: 'reset-password:' | 'trust-device-' | '2fa-') {
  const isOfKind = like(verification.identifier, `${ofKind(kind)}%`)
  await db.delete(verification).where(and(eq(verification.value, userId), isOfKind))
}

/** The prefix of all stored identifiers of a kind. */
function ofKind(kind: string): string {
  return `hashed ${kind}`
}
