import type { Moves } from '~/lib/moves'
import type { JobPostingStatus } from './vocabulary'

/**
 * What may happen to a posting's status (product.md "State machines"). For the company `archived` is final; only the
 * platform restores what it removed itself, and then paused, so that the company decides whether the posting is still
 * valid.
 */
export const POSTING_MOVES = {
  publish: { from: ['draft'], to: 'published' },
  pause: { from: ['published'], to: 'paused' },
  /** The licence has ended; the posting returns with it. */
  pauseUnlicensed: { from: ['published'], to: 'paused' },
  /** Nobody has confirmed that the job is still open; the posting returns with the answer. */
  pauseUnconfirmed: { from: ['published'], to: 'paused' },
  resume: { from: ['paused'], to: 'published' },
  /** A new end for an expired posting. */
  renew: { from: ['expired'], to: 'published' },
  expire: { from: ['published', 'paused'], to: 'expired' },
  archive: { from: ['published', 'paused', 'expired'], to: 'archived' },
  /** By a decision of the platform. */
  remove: { from: ['published', 'paused', 'expired'], to: 'archived' },
  giveBack: { from: ['archived'], to: 'paused' },
} satisfies Moves<JobPostingStatus, string>
export type PostingEvent = keyof typeof POSTING_MOVES

type Posting = { status: JobPostingStatus; runsUntil: Date | null }

/** Active means published and not past its end. */
export function isActive(posting: Posting, now: Date): boolean {
  return posting.status === 'published' && posting.runsUntil !== null && posting.runsUntil > now
}

/** Ended for everybody: neither active nor merely paused. Its page answers 410. */
export function isGone(posting: Posting, now: Date): boolean {
  const isPaused = posting.status === 'paused' && posting.runsUntil !== null && posting.runsUntil > now
  return !isActive(posting, now) && !isPaused
}
