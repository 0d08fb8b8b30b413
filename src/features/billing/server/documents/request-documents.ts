import type { Transaction } from '~/platform/server/database/db'
import { requestRun } from '~/platform/server/jobs/queue'

/** The job that makes documents of what was ordered, issued and paid out, and sends them. */
export const DOCUMENTS = 'documents'

/**
 * Has a document made and sent right after the commit, instead of at the job's next turn.
 *
 * @param id of what it is of
 */
export async function requestDocument(tx: Transaction, id: string): Promise<void> {
  await requestRun(tx, DOCUMENTS, id)
}
