import { and, eq, gt, inArray, isNull, lte, not } from 'drizzle-orm'
import type { TimedAct } from '~/features/accounts/server/holds/timed-act'
import { jobPosting } from '~/features/job-postings/server/table'
import { addDays } from '~/lib/dates/dates'
import type { Database } from '~/platform/server/database/db'
import { applicationsLabels } from '../../labels'
import { isTaken } from './slot-conditions'
import { interviewSlot } from './slot-table'

/** Longer than past interviews stay in subscribed calendars, days. */
const DAYS_KEPT = 35
const BATCH = 200

const isOld = (now: Date) => lte(interviewSlot.startsAt, addDays(now, -DAYS_KEPT))

/** Free slots that nobody can pick any more, and slots some weeks after their time; an interview keeps its own. */
export const SLOT_ACTS: readonly TimedAct[] = [
  { name: 'slots of archived postings taken back', endsNothing: 'nobody could pick them any more', run: takeBack },
  {
    name: 'slots deleted',
    label: applicationsLabels.holds['slots deleted'],
    hurdle: {
      due: ({ db, now }) => db.$count(interviewSlot, isOld(now)),
      total: ({ db }) => db.$count(interviewSlot),
    },
    run: deleteSlots,
  },
]

/** The interviewers of free slots of archived postings are free again. */
export async function takeBack(db: Database, now: Date): Promise<void> {
  const archived = db.select({ id: jobPosting.id }).from(jobPosting).where(eq(jobPosting.status, 'archived'))
  const pointless = and(
    inArray(interviewSlot.jobPostingId, archived),
    isNull(interviewSlot.withdrawnAt),
    gt(interviewSlot.startsAt, now),
    not(isTaken),
  )
  const batch = db.select({ id: interviewSlot.id }).from(interviewSlot).where(pointless).limit(BATCH)
  await db.update(interviewSlot).set({ withdrawnAt: now }).where(inArray(interviewSlot.id, batch))
}

/** Deletes a batch of slots whose time is long over. */
export async function deleteSlots(db: Database, now: Date): Promise<void> {
  const batch = db.select({ id: interviewSlot.id }).from(interviewSlot).where(isOld(now)).limit(BATCH)
  await db.delete(interviewSlot).where(inArray(interviewSlot.id, batch))
}
