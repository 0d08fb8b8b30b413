import { and, asc, eq, lte } from 'drizzle-orm'
import type { TimedAct } from '~/features/accounts/server/holds/timed-act'
import { fillNames } from '~/features/job-postings/letters/placeholders'
import type { Database } from '~/platform/server/database/db'
import { applicationsLabels } from '../../labels'
import { canChangeApplication } from '../../lifecycle'
import { isOpen } from '../answers/conditions'
import { turnDownAll } from '../commands/answer-all'
import { lockApplication } from '../lifecycle'
import { application } from '../table'
import { scheduledRejection } from '../workflow-table'

const BATCH = 100

/**
 * Sends the planned rejections that are due, each in its own transaction. Applications that have ended meanwhile need
 * none.
 * @returns how many were handled
 */
export async function sendPlannedRejections(db: Database, now: Date): Promise<number> {
  let handled = 0
  while (handled < BATCH && (await sendNext(db, now))) handled += 1
  return handled
}

/** Ends applications, as somebody has planned it. */
export const sendingRejections: TimedAct = {
  name: 'rejections sent',
  label: applicationsLabels.holds['rejections sent'],
  hurdle: {
    due: ({ db, now }) => db.$count(scheduledRejection, lte(scheduledRejection.sendAt, now)),
    total: ({ db }) => db.$count(application, isOpen),
  },
  run: sendPlannedRejections,
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
    // The application's lock comes first, as everywhere; only then it is certain that nobody else has sent it.
    const current = await lockApplication(tx, eq(application.id, due.applicationId))
    const [claimed] = await tx
      .delete(scheduledRejection)
      .where(and(eq(scheduledRejection.id, due.id), lte(scheduledRejection.sendAt, now)))
      .returning({ message: scheduledRejection.message, userId: scheduledRejection.createdByUserId })
    if (!claimed) return true
    if (canChangeApplication(current.status, 'rejected', 'company')) {
      const message = fillNames(claimed.message, current.snapshot)
      await turnDownAll(tx, [{ current, ...claimed, message }], now)
    }
    return true
  })
}
