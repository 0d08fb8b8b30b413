import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { TimedAct } from '~/features/accounts/server/holds/timed-act'
import { companyProfile } from '~/features/companies/server/table'
import { CLOSING_LETTER } from '~/features/job-postings/letters/closing-letter'
import { CLOSING_DAYS } from '~/features/job-postings/lifecycle'
import { jobPosting } from '~/features/job-postings/server/table'
import { addDays } from '~/lib/dates/dates'
import { pick } from '~/lib/pick'
import type { Database, Transaction } from '~/platform/server/database/db'
import { applicationsLabels } from '../../labels'
import { fillFor, turnDownAll } from '../commands/answer-all'
import { type LockedApplication, lockApplications } from '../lifecycle'
import { application } from '../table'
import { getsLetter, isLeftToPeople, isOpen } from './conditions'
import { jobsLike } from './similar-jobs'

/** So much earlier that a late run does not keep anybody waiting longer than promised, milliseconds. */
const AHEAD_MS = 60 * 60 * 1000

export const isOver = (now: Date) => lte(jobPosting.endedAt, new Date(addDays(now, -CLOSING_DAYS).getTime() + AHEAD_MS))

/**
 * Sends the closing letter to all who still wait two weeks after the end of a posting, except where an offer or an
 * interview awaits a person's decision; one posting for each transaction, and one that fails keeps nobody else waiting.
 * May be repeated or run twice at once.
 * @returns how many people got it
 * @throws the first failure, when all is done
 */
export async function closeEndedPostings(db: Database, now: Date): Promise<number> {
  const failures: unknown[] = []
  let answered = 0
  const due = await openAfterTheEnd(db, now)
  // A process that has just started reads its search index first; in a transaction that would take longer than one may wait.
  if (due[0]) await jobsLike(db, [due[0].id], now)
  for (const { id } of due) {
    try {
      answered += await closePosting(db, id, now)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return answered
}

/** Found once: looking for the next one each time would pass all that have ended before. */
function openAfterTheEnd(db: Database, now: Date) {
  return db
    .select({ id: jobPosting.id })
    .from(application)
    .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
    .where(and(getsLetter(now), isOver(now)))
    .groupBy(jobPosting.id)
    .orderBy(asc(jobPosting.endedAt))
}

export const closingEnded: TimedAct = {
  name: 'closing letters sent',
  label: applicationsLabels.holds['closing letters sent'],
  hurdle: {
    due: ({ db, now }) =>
      db.$count(
        application,
        and(
          getsLetter(now),
          inArray(application.jobPostingId, db.select({ id: jobPosting.id }).from(jobPosting).where(isOver(now))),
        ),
      ),
    total: ({ db }) => db.$count(application, isOpen),
  },
  run: closeEndedPostings,
}

/** Nothing when another process is at it, or the posting is online again. */
function closePosting(db: Database, id: string, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const [posting] = await tx
      .select({
        ...pick(jobPosting, 'id', 'closingLetter', 'contactName'),
        companyName: companyProfile.name,
      })
      .from(jobPosting)
      .innerJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
      .where(and(eq(jobPosting.id, id), isOver(now)))
      .for('update', { of: jobPosting, skipLocked: true })
    if (!posting) return 0
    const waiting = await withoutDecisions(
      tx,
      await lockApplications(tx, and(eq(application.jobPostingId, posting.id), isOpen)),
      now,
    )
    const body = posting.closingLetter ?? CLOSING_LETTER
    await turnDownAll(
      tx,
      waiting.map((current) => ({
        current,
        message: fillFor(body, current, posting.contactName ?? posting.companyName),
        userId: null,
        because: 'posting-ended',
      })),
      now,
    )
    return waiting.length
  })
}

/** Asked again under the locks: somebody may have made an offer while this waited for them. */
async function withoutDecisions(tx: Transaction, locked: readonly LockedApplication[], now: Date) {
  const ids = locked.map(({ id }) => id)
  const awaiting = await tx
    .select({ id: application.id })
    .from(application)
    .where(and(inArray(application.id, ids), isLeftToPeople(now)))
    .limit(ids.length)
  const left = new Set(awaiting.map(({ id }) => id))
  return locked.filter(({ id }) => !left.has(id))
}
