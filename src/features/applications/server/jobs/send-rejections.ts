import { and, asc, eq, lte } from 'drizzle-orm'
import type { Database } from '~/platform/server/database/db'
import { canChangeApplication } from '../../lifecycle'
import { turnDown } from '../commands/answer-all'
import { lockApplication } from '../commands/move'
import { application } from '../table'
import { scheduledRejection } from '../workflow-table'

const BATCH = 100

/**
 * Sends the planned rejections whose moment has come, each in a transaction of its own. What has ended in the meantime
 * needs none any more.
 *
 * @returns how many were handled
 */
export async function sendPlannedRejections(db: Database, now: Date): Promise<number> {
  let handled = 0
  while (handled < BATCH && (await sendNext(db, now))) handled += 1
  return handled
}

function sendNext(db: Database, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: scheduledRejection.id, applicationId: scheduledRejection.applicationId })
      .from(scheduledRejection)
      .where(lte(scheduledRejection.sendAt, now))
      .orderBy(asc(scheduledRejection.sendAt))
      .limit(1)
    if (!due) return false
    // The application's lock comes first, as everywhere; only then is it sure that nobody else has sent it.
    const current = await lockApplication(tx, eq(application.id, due.applicationId))
    const [claimed] = await tx
      .delete(scheduledRejection)
      .where(and(eq(scheduledRejection.id, due.id), lte(scheduledRejection.sendAt, now)))
      .returning({ message: scheduledRejection.message, userId: scheduledRejection.createdByUserId })
    if (!claimed) return true
    if (canChangeApplication(current.status, 'rejected', 'company')) {
      await turnDown(tx, current, { ...claimed, now })
    }
    return true
  })
}
