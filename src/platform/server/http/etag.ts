import { createHash } from 'node:crypto'

/**
 * A weak entity tag of the given content: the same for every encoding of it.
 *
 * Parts are what the tag must change with, such as body and policy.
 */
export function entityTag(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return `W/"${hash.digest('base64url').slice(0, 22)}"`
}

/** Whether If-None-Match names this tag (weak comparison, RFC 9110, 13.1.2). */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  const opaque = tag.replace(/^W\//, '')
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque)
}
