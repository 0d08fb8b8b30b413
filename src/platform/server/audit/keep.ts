import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/db.ts'
import { warn, withdrawWarning } from '../system/warnings.ts'
import { type AuditAnchor, readAnchor, writeAnchor } from './anchor.ts'
import { type AuditKeys, auditKeys } from './keys.ts'
import { seal } from './seal.ts'
import { type BrokenLink, findBroken, headOf, type Place } from './verify.ts'

/** Any number that no other lock of the product uses. */
const LOCK = 724_502
const WARNING_KEY = 'audit'
const SNAPSHOT = { isolationLevel: 'repeatable read' } as const

/** The state of the chain; `anchored` says where the anchor was moved to. */
export type KeptAudit = { broken: BrokenLink | null; anchored: Place | null }

/**
 * Maintains the audit chain: checks what was written since the anchor, moves the anchor to the end, and warns in
 * "Systemzustand" while something does not fit. With a new key it seals what the old one signed. One process at a time.
 * @returns null when another process is doing it
 */
export async function keepAudit(db: Database, keys = auditKeys()): Promise<KeptAudit | null> {
  // Read before the snapshot: the anchor is never ahead of what the database holds.
  const anchor = await readAnchor(keys)
  const kept = await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCK}) as free`)
    if (!rows[0]?.free) return null
    const { broken, head } = await check(tx, keys, anchor)
    if (broken) await warn(tx, { key: WARNING_KEY, kind: 'audit', details: { seq: broken.seq, fault: broken.fault } })
    else await withdrawWarning(tx, WARNING_KEY)
    const isNew = anchor?.seq !== head.seq || anchor.keyId !== keys.current.id
    return { broken, anchored: !broken && isNew ? head : null }
  }, SNAPSHOT)
  if (kept?.anchored) await writeAnchor(keys, kept.anchored)
  return kept
}

async function check(tx: Transaction, keys: AuditKeys, anchor: AuditAnchor | null) {
  const head = await headOf(tx)
  const isKnown = anchor?.keyId === keys.current.id
  const { broken } = await findBroken(tx, { keys, anchor, ...(isKnown && { from: anchor }) })
  if (anchor && !isKnown && !broken) await seal(tx, keys, head)
  return { broken, head }
}
