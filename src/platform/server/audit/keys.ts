import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { getConfig } from '../config.ts'

/** A key that is nowhere in the database, with a name that gives nothing away. */
export type AuditKey = { id: string; secret: Buffer }

/** The key that events are sealed with, and all that are believed: of before it, too, until they are taken off the list. */
export type AuditKeys = { current: AuditKey; known: ReadonlyMap<string, AuditKey> }

/** Whoever has the database, but not this, writes no event that `verifyAudit` takes for ours. */
export function auditKeys({ AUDIT_KEY, AUDIT_KEY_OLD, AUTH_SECRET } = getConfig()): AuditKeys {
  const current = derive(AUDIT_KEY ?? AUTH_SECRET)
  // A key of its own may take the place of the one that came from AUTH_SECRET, without anybody naming that.
  const known = [...(AUDIT_KEY_OLD ?? []), AUTH_SECRET].map(derive)
  return { current, known: new Map([...known, current].map((key) => [key.id, key])) }
}

function derive(secret: string): AuditKey {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'stellwerk audit log', 32))
  return { id: createHmac('sha256', key).update('name').digest('hex').slice(0, 12), secret: key }
}

/** What a signature is for, so that none can be used for another thing. */
type Purpose = 'event' | 'seal' | 'anchor'

/** HMAC-SHA-256 (hex) over a place in the chain; its hash stands for the event and all before it. */
export function sign({ secret }: AuditKey, purpose: Purpose, { seq, hash }: { seq: number; hash: string }): string {
  return createHmac('sha256', secret).update(`${purpose} ${seq} ${hash}`).digest('hex')
}

/** Whether a signature was made by the key it names, or `unknown-key` where that is none of ours. */
export function judge(
  keys: AuditKeys,
  purpose: Purpose,
  { seq, hash, keyId, mac }: { seq: number; hash: string; keyId: string; mac: string },
): 'right' | 'wrong' | 'unknown-key' {
  const key = keys.known.get(keyId)
  if (!key) return 'unknown-key'
  const [given, expected] = [Buffer.from(mac), Buffer.from(sign(key, purpose, { seq, hash }))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? 'right' : 'wrong'
}
