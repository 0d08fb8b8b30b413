import { keepAudit } from '~/platform/server/audit/keep'
import type { Database } from '~/platform/server/database/db'
import { processLog } from './process-log'

/** Looks after the audit chain, and leaves its end in the log as well: a third place, besides database and file store. */
export async function keepAuditChain(db: Database): Promise<void> {
  const kept = await keepAudit(db)
  if (kept?.anchored) processLog().info(kept.anchored, 'audit chain anchored')
  if (kept?.broken) processLog().error(kept.broken, 'audit chain broken')
}
