import { uuidv7 } from '../../../lib/uuid.ts'
import type { Transaction } from '../database/db.ts'
import { type AuditKeys, sign } from './keys.ts'
import { auditSeal } from './table.ts'
import type { Place } from './verify.ts'

/** Signs a place of the chain, and with it everything before it. */
export async function seal(tx: Transaction, { current }: AuditKeys, { seq, hash }: Place): Promise<void> {
  await tx
    .insert(auditSeal)
    .values({ id: uuidv7(), seq, hash, keyId: current.id, mac: sign(current, 'seal', { seq, hash }) })
}
