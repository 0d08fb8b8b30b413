import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { anyOf, type Database, type Transaction } from '~/platform/server/database/db'
import { inBatches } from '~/platform/server/jobs/batches'
import { jobPostingError } from '../errors'
import { POSTING_MOVES, type PostingEvent } from '../lifecycle'
import { markPostings } from './mark-postings'
import { jobPosting, jobPostingChanges } from './table'

/** The values of a new run. */
type Run = Partial<
  Pick<
    typeof jobPosting.$inferInsert,
    'publishedAt' | 'runDays' | 'runsUntil' | 'confirmedAt' | 'closingLetter' | 'closingLetterAgreedAt'
  >
>
type Moment = Run & { now: Date; isBulk?: boolean }

/**
 * The only way to change the status: writes it with everything that depends on it, and informs search and pages, for
 * all of these postings or none. Waits for other transactions; the status after that decides.
 * @param moment.isBulk part of a change of many thousands, which must not delay changes by people
 * @throws AppError notInThisState when the event is not allowed for one of them
 */
export async function transition(
  tx: Transaction,
  ids: readonly string[],
  event: PostingEvent,
  { now, isBulk = false, ...run }: Moment,
): Promise<void> {
  if (ids.length === 0) return
  const { to, end } = POSTING_MOVES[event]
  const moved = await tx
    .update(jobPosting)
    .set({
      ...run,
      status: to,
      ...(event === 'loseLicense' || event === 'regainLicense' ? {} : reasonOfPause(event)),
      archivedAt: to === 'archived' ? now : null,
      // Given back by a program of before this column, it would stay unread.
      ...(to === 'published' ? { removedAt: null } : {}),
      ...endOf(end, now),
      ...(event === 'publish' || event === 'renew' ? { endRemindedDays: null } : {}),
    })
    .where(and(anyOf(jobPosting.id, ids), inArray(jobPosting.status, POSTING_MOVES[event].from)))
    .returning({ id: jobPosting.id })
  if (moved.length < ids.length) throw jobPostingError('notInThisState')
  // They can no longer be published.
  if (event === 'archive' || event === 'archiveGone')
    await tx.delete(jobPostingChanges).where(anyOf(jobPostingChanges.jobPostingId, ids))
  await markPostings(tx, ids, { isBulk })
}

function reasonOfPause(event: PostingEvent) {
  return {
    pausedByLicense: event === 'pauseUnlicensed',
    pausedUnconfirmed: event === 'pauseUnconfirmed',
    pausedOverdue: event === 'pauseOverdue',
  }
}

/** The first end counts: a posting without licence that expires later has been over since then. */
function endOf(end: (typeof POSTING_MOVES)[PostingEvent]['end'], now: Date) {
  if (end === 'same') return {}
  if (end === null) return { endedAt: null, endedBy: null }
  if (end === 'unremoved') {
    const hadEnded = sql`${jobPosting.endedBy} in ('license', 'date')`
    return {
      endedAt: sql`case when ${hadEnded} then ${jobPosting.endedAt} end`,
      endedBy: sql`case when ${hadEnded} then ${jobPosting.endedBy} end`,
    }
  }
  const at = sql`least(${jobPosting.runsUntil}, ${now.toISOString()}::timestamptz)`
  return {
    endedAt: sql`coalesce(${jobPosting.endedAt}, ${at})`,
    endedBy: sql`coalesce(${jobPosting.endedBy}, ${end})`,
  }
}

/** Postings per transaction. */
const BATCH = 1_000

/**
 * Applies an event to all due postings, one batch per transaction; rows locked by others are skipped. May be repeated
 * or run twice at once.
 * @param also work that belongs in the transaction of each batch
 * @returns how many postings were changed
 */
export async function moveDue(
  db: Database,
  event: PostingEvent,
  { isDue, now, also }: { isDue: SQL | undefined; now: Date; also?: (tx: Transaction, ids: string[]) => Promise<void> },
): Promise<number> {
  const move = () =>
    db.transaction(async (tx) => {
      const due = await tx
        .select({ id: jobPosting.id })
        .from(jobPosting)
        .where(isDue)
        .limit(BATCH)
        .for('update', { skipLocked: true })
      const ids = due.map(({ id }) => id)
      await transition(tx, ids, event, { now })
      if (ids.length > 0) await also?.(tx, ids)
      return ids.length
    })
  return inBatches(move, BATCH)
}
