import { mayMove } from '~/lib/moves'
import { POSTING_MOVES, type PostingEvent } from './lifecycle'
import type { JobPostingStatus } from './vocabulary'

type Posting = { status: JobPostingStatus; runsUntil: Date | null; pausedUnconfirmed?: boolean }

/** What members of the company that owns the posting may do with it now. Strangers do not get this far. */
export function postingRights({ status, runsUntil, pausedUnconfirmed = false }: Posting, now: Date) {
  const isOver = runsUntil !== null && runsUntil <= now
  const may = (event: PostingEvent) => mayMove(POSTING_MOVES, status, event)
  return {
    edit: status !== 'archived',
    publish: may('publish'),
    pause: may('pause') && !isOver,
    resume: may('resume') && !isOver,
    /** To say that the job is still open; what had paused for want of that comes back. */
    confirm: !isOver && (status === 'published' || (status === 'paused' && pausedUnconfirmed)),
    /** What is online or paused gets a later end as well. */
    renew: status === 'published' || status === 'paused' || may('renew'),
    archive: may('archive'),
    delete: status === 'draft',
    duplicate: true,
  }
}
export type PostingRights = ReturnType<typeof postingRights>
