import { createHash } from 'node:crypto'

/** What signs today, and what else is believed while it changes: the one before, or the one to come. */
export type Secrets = { AUTH_SECRET: string; AUTH_SECRET_OLD?: readonly string[] | undefined }

/** All that are believed, today's first. */
export function believedSecrets({ AUTH_SECRET, AUTH_SECRET_OLD = [] }: Secrets): readonly [string, ...string[]] {
  return [AUTH_SECRET, ...AUTH_SECRET_OLD]
}

/** All that are believed but today's. */
export function otherSecrets({ AUTH_SECRET_OLD = [] }: Secrets): readonly string[] {
  return AUTH_SECRET_OLD
}

/** The number a secret goes by beside what was encrypted with it: the same in whatever order they are listed. */
export function secretVersion(secret: string): number {
  return createHash('sha256').update(`version ${secret}`).digest().readUInt32BE(0)
}
