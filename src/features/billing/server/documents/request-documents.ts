import type { Transaction } from '~/platform/server/database/db'
import { requestRun } from '~/platform/server/jobs/queue'

/** The job that makes and sends documents for orders, invoices and payouts. */
export const DOCUMENTS = 'documents'

/**
 * Has a document made and sent right after the commit, instead of at the job's next run.
 * @param id what it is about
 */
export async function requestDocument(tx: Transaction, id: string): Promise<void> {
  await requestRun(tx, DOCUMENTS, id)
}
