import type { JobPostingStatus } from './vocabulary'

type Posting = { status: JobPostingStatus; runsUntil: Date | null; pausedUnconfirmed?: boolean }

/** What members of the company that owns the posting may do with it now. Strangers do not get this far. */
export function postingRights({ status, runsUntil, pausedUnconfirmed = false }: Posting, now: Date) {
  const isOver = runsUntil !== null && runsUntil <= now
  return {
    edit: status !== 'archived',
    publish: status === 'draft',
    pause: status === 'published' && !isOver,
    resume: status === 'paused' && !isOver,
    /** To say that the job is still open; what had paused for want of that comes back. */
    confirm: !isOver && (status === 'published' || (status === 'paused' && pausedUnconfirmed)),
    renew: status === 'published' || status === 'paused' || status === 'expired',
    archive: status === 'published' || status === 'paused' || status === 'expired',
    delete: status === 'draft',
    duplicate: true,
  }
}
export type PostingRights = ReturnType<typeof postingRights>
