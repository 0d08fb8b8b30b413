import type { Queryable } from '../database/db.ts'
import { auditEvent } from './table.ts'

/** Writes one audit event; call it in the transaction of the change it tells of. */
export async function audit(db: Queryable, event: typeof auditEvent.$inferInsert): Promise<void> {
  await db.insert(auditEvent).values(event)
}
