import type { Database } from '../database/db.ts'
import { writeAnchor } from './anchor.ts'
import { audit } from './audit.ts'
import { auditKeys } from './keys.ts'
import { seal } from './seal.ts'
import { type BrokenLink, findBroken, headOf } from './verify.ts'

/**
 * Accepts the chain as it is, because a person says so: a backup was restored, or a key is lost. Its hashes must fit,
 * and what a known key did not sign stays invalid. Writes an audit event about it.
 * @returns what is wrong, or null
 */
export async function acceptAudit(db: Database, keys = auditKeys()): Promise<BrokenLink | null> {
  const broken = await db
    .transaction(
      async (tx) => {
        const head = await headOf(tx)
        await seal(tx, keys, head)
        const found = await findBroken(tx, { keys, anchor: null })
        if (found.broken) throw new NotAccepted(found.broken)
        await audit(tx, null, 'audit.accepted', { type: 'audit', details: { count: head.seq } })
        return null
      },
      { isolationLevel: 'repeatable read' },
    )
    .catch((error: unknown) => {
      if (error instanceof NotAccepted) return error.broken
      throw error
    })
  if (!broken) await writeAnchor(keys, await headOf(db))
  return broken
}

/** Rolls the seal back with its transaction. */
class NotAccepted extends Error {
  readonly broken: BrokenLink
  constructor(broken: BrokenLink) {
    super(`the chain is broken at ${broken.seq}`)
    this.broken = broken
  }
}
