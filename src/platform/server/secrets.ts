import { createHash } from 'node:crypto'

/** The current signing secret, and others trusted during a change: the previous or the next one. */
export type Secrets = { AUTH_SECRET: string; AUTH_SECRET_OLD?: readonly string[] | undefined }

/** All trusted secrets, the current one first. */
export function believedSecrets({ AUTH_SECRET, AUTH_SECRET_OLD = [] }: Secrets): readonly [string, ...string[]] {
  return [AUTH_SECRET, ...AUTH_SECRET_OLD]
}

/** All trusted secrets except the current one. */
export function otherSecrets({ AUTH_SECRET_OLD = [] }: Secrets): readonly string[] {
  return AUTH_SECRET_OLD
}

/** The number stored with data encrypted by a secret: independent of the order in which they are listed. */
export function secretVersion(secret: string): number {
  return createHash('sha256').update(`version ${secret}`).digest().readUInt32BE(0)
}
