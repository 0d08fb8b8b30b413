import { mayMove } from '~/lib/moves'
import { POSTING_MOVES, type PostingEvent } from './lifecycle'
import type { JobPostingStatus } from './vocabulary'

type Posting = {
  status: JobPostingStatus
  runsUntil: Date | null
  pausedUnconfirmed?: boolean
  pausedOverdue?: boolean
}

/** What members of the owning company may do with the posting now. Strangers do not get this far. */
export function postingRights(
  { status, runsUntil, pausedUnconfirmed = false, pausedOverdue = false }: Posting,
  now: Date,
) {
  const isOver = runsUntil !== null && runsUntil <= now
  const may = (event: PostingEvent) => mayMove(POSTING_MOVES, status, event)
  return {
    edit: status !== 'archived',
    publish: may('publish'),
    pause: may('pause') && !isOver,
    /** Not while answers are overdue: then it returns by itself. */
    resume: may('resume') && !isOver && !pausedOverdue,
    /** Confirming that the job is still open; restores a posting paused for lack of it. */
    confirm: !isOver && (status === 'published' || (status === 'paused' && pausedUnconfirmed)),
    /** Open and paused postings get a later end as well. */
    renew: status === 'published' || status === 'paused' || may('renew'),
    archive: may('archive'),
    delete: status === 'draft',
    duplicate: true,
  }
}
export type PostingRights = ReturnType<typeof postingRights>
