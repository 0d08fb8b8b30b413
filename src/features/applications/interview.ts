import type { ApplicationSide } from './lifecycle'

export const INTERVIEW_MODES = ['onsite', 'video', 'phone'] as const
export type InterviewMode = (typeof INTERVIEW_MODES)[number]
export const interviewModeLabels = {
  onsite: 'Vor Ort',
  video: 'Video',
  phone: 'Telefon',
} satisfies Record<InterviewMode, string>

/**
 * `agreed`: the applicant picked a time; `declined`: none suits; `cancelled`: by the company or with the application;
 * `held`: agreed, past, and followed by another invitation.
 */
export const INTERVIEW_STATUSES = ['proposed', 'agreed', 'declined', 'cancelled', 'held'] as const
export type InterviewStatus = (typeof INTERVIEW_STATUSES)[number]

/**
 * Whether a side may change an invitation: the applicant picks a time or asks for others, also after having picked one;
 * the company takes it back. What was taken back is over.
 */
export function canChangeInterview(from: InterviewStatus, to: InterviewStatus, side: ApplicationSide): boolean {
  if (side === 'company') return to === 'cancelled' && from !== 'cancelled' && from !== 'held'
  if (to === 'agreed') return from === 'proposed'
  return to === 'declined' && (from === 'proposed' || from === 'agreed')
}

type Invitation = { status: InterviewStatus; startsAt: Date | null; proposedTimes: readonly string[] }

/** Whether an invitation still waits for its answer or its moment; while it does, there is no other one. */
export function isOpenInvitation({ status, startsAt, proposedTimes }: Invitation, now: Date): boolean {
  if (status === 'agreed') return startsAt !== null && startsAt > now
  return status === 'proposed' && proposedTimes.some((time) => new Date(time) > now)
}

export const INTERVIEW_DURATIONS = [15, 30, 45, 60, 90, 120] as const
export const MAX_PROPOSED_TIMES = 6
