import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { getConfig } from '../config.ts'
import { believedSecrets, type Secrets } from '../secrets.ts'

/** A key that is not in the database, with an id that reveals nothing. */
export type AuditKey = { id: string; secret: Buffer }

/** The key that seals events, and all that are trusted: older ones too, until they are removed from the list. */
export type AuditKeys = { current: AuditKey; known: ReadonlyMap<string, AuditKey> }

type Keys = Secrets & { AUDIT_KEY?: string | undefined; AUDIT_KEY_OLD?: readonly string[] | undefined }

/** Whoever has the database but not this key cannot write an event that `verifyAudit` accepts. */
export function auditKeys(config: Keys = getConfig()): AuditKeys {
  const { AUDIT_KEY, AUDIT_KEY_OLD = [], AUTH_SECRET } = config
  const current = derive(AUDIT_KEY ?? AUTH_SECRET)
  // AUDIT_KEY may replace the key derived from AUTH_SECRET without listing that one.
  const known = [...AUDIT_KEY_OLD, ...believedSecrets(config)].map(derive)
  return { current, known: new Map([...known, current].map((key) => [key.id, key])) }
}

function derive(secret: string): AuditKey {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'stellwerk audit log', 32))
  return { id: createHmac('sha256', key).update('name').digest('hex').slice(0, 12), secret: key }
}

/** What a signature is for, so that none can be reused for something else. */
type Purpose = 'event' | 'seal' | 'anchor'

/** HMAC-SHA-256 (hex) over a place in the chain; its hash stands for the event and all before it. */
export function sign({ secret }: AuditKey, purpose: Purpose, { seq, hash }: { seq: number; hash: string }): string {
  return createHmac('sha256', secret).update(`${purpose} ${seq} ${hash}`).digest('hex')
}

/** Whether a signature was made by the key it names, or `unknown-key` when we do not have that key. */
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
