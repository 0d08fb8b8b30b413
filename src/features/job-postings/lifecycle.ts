import type { Moves } from '~/lib/moves'
import type { JobPostingStatus } from './vocabulary'

/**
 * Ways in which a posting ends: its date, closed by the company, without a valid licence (ended, or the company is
 * suspended), removed by the platform, or its company is gone. From then on whoever still waits has an answer within
 * {@link CLOSING_DAYS} days.
 */
export const POSTING_ENDS = ['date', 'archive', 'license', 'removal', 'company'] as const
export type PostingEnd = (typeof POSTING_ENDS)[number]

/** Days after its end on which everybody who still waits for a posting gets the closing letter. */
export const CLOSING_DAYS = 14

/**
 * What an event does to the end: `null` takes it back, `unremoved` only that by a removal (without a licence it had ended
 * before that), `same` leaves it as it is.
 */
type WithEnd = Readonly<Record<string, { readonly end: PostingEnd | 'same' | 'unremoved' | null }>>

/**
 * What may happen to a posting's status (product.md "State machines"), and whether that ends it. For the company
 * `archived` is final; only the platform restores what it removed itself, and then paused, so that the company decides
 * whether the posting is still valid.
 */
export const POSTING_MOVES = {
  publish: { from: ['draft'], to: 'published', end: null },
  pause: { from: ['published'], to: 'paused', end: 'same' },
  /** The licence has ended; the posting returns with it. */
  pauseUnlicensed: { from: ['published'], to: 'paused', end: 'license' },
  /** The same for a posting that was paused already, and stays so when the licence is back. */
  loseLicense: { from: ['paused'], to: 'paused', end: 'license' },
  regainLicense: { from: ['paused'], to: 'paused', end: null },
  /** Nobody has confirmed that the job is still open; the posting returns with the answer. */
  pauseUnconfirmed: { from: ['published'], to: 'paused', end: 'same' },
  /** Applicants have waited too long; the posting returns when all have their answer, or a new date. */
  pauseOverdue: { from: ['published'], to: 'paused', end: 'same' },
  resume: { from: ['paused'], to: 'published', end: null },
  /** A new end for an expired posting. */
  renew: { from: ['expired'], to: 'published', end: null },
  expire: { from: ['published', 'paused'], to: 'expired', end: 'date' },
  archive: { from: ['published', 'paused', 'expired'], to: 'archived', end: 'archive' },
  /** The company's last member has left. */
  archiveGone: { from: ['published', 'paused', 'expired'], to: 'archived', end: 'company' },
  /** By a decision of the platform. */
  remove: { from: ['published', 'paused', 'expired'], to: 'archived', end: 'removal' },
  giveBack: { from: ['archived'], to: 'paused', end: 'unremoved' },
} satisfies Moves<JobPostingStatus, string> & WithEnd
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
