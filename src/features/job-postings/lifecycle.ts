import type { JobPostingStatus } from './vocabulary'

/** Which status may follow which (product.md "State machines"); `archived` is final. */
const TRANSITIONS = {
  draft: ['published'],
  published: ['paused', 'expired', 'archived'],
  paused: ['published', 'expired', 'archived'],
  expired: ['published', 'archived'],
  archived: [],
} satisfies Record<JobPostingStatus, JobPostingStatus[]>

export function canChangeStatus(from: JobPostingStatus, to: JobPostingStatus): boolean {
  const allowed: readonly JobPostingStatus[] = TRANSITIONS[from]
  return allowed.includes(to)
}

/** Active means published and not past its end. */
export function isActive(posting: { status: JobPostingStatus; runsUntil: Date | null }, now: Date): boolean {
  return posting.status === 'published' && posting.runsUntil !== null && posting.runsUntil > now
}

/** Over for everybody: neither active nor merely paused. Its page answers 410. */
export function isGone(posting: { status: JobPostingStatus; runsUntil: Date | null }, now: Date): boolean {
  const isPaused = posting.status === 'paused' && posting.runsUntil !== null && posting.runsUntil > now
  return !isActive(posting, now) && !isPaused
}
