import type { Moves } from '~/lib/moves'
import { type ApplicationStatus, isFinal } from '../lifecycle'

export const INTERVIEW_MODES = ['onsite', 'video', 'phone'] as const
export type InterviewMode = (typeof INTERVIEW_MODES)[number]
export const interviewModeLabels = {
  onsite: 'Vor Ort',
  video: 'Video',
  phone: 'Telefon',
} satisfies Record<InterviewMode, string>

/** How a company's form calls the place. */
export const locationLabels = {
  onsite: 'Adresse und Treffpunkt',
  video: 'Link zum Videogespräch',
  phone: 'Telefonnummer, unter der Sie anrufen oder erreichbar sind',
} satisfies Record<InterviewMode, string>

/**
 * `agreed`: the applicant chose a time; `declined`: none suits; `cancelled`: by the company or with the application;
 * `held`: agreed, past, and followed by another invitation.
 */
export const INTERVIEW_STATUSES = ['proposed', 'agreed', 'declined', 'cancelled', 'held'] as const
export type InterviewStatus = (typeof INTERVIEW_STATUSES)[number]
export const interviewStatusLabels = {
  proposed: 'vorgeschlagen',
  agreed: 'vereinbart',
  declined: 'kein Termin passte',
  cancelled: 'abgesagt',
  held: 'vorbei',
} satisfies Record<InterviewStatus, string>

/** What may happen to an invitation; a withdrawn one is final. */
export const INTERVIEW_MOVES = {
  /** The applicant chooses a time. */
  agree: { from: ['proposed'], to: 'agreed' },
  /** The applicant moves an agreed one to another free slot. */
  move: { from: ['agreed'], to: 'agreed' },
  /** The company cannot keep an agreed one and names other times. */
  reschedule: { from: ['agreed'], to: 'proposed' },
  /** The applicant asks for other times, also after having chosen one. */
  decline: { from: ['proposed', 'agreed'], to: 'declined' },
  /** The company withdraws it, also when the applicant asked for other times. */
  cancel: { from: ['proposed', 'agreed', 'declined'], to: 'cancelled' },
  /** The application ends, or another invitation follows one whose times have all passed. */
  lapse: { from: ['proposed', 'agreed'], to: 'cancelled' },
  hold: { from: ['agreed'], to: 'held' },
} satisfies Moves<InterviewStatus, string>
export type InterviewEvent = keyof typeof INTERVIEW_MOVES

type Invitation = {
  status: InterviewStatus
  startsAt: Date | null
  proposedTimes: readonly string[]
  /** How many slots can still be picked; zero where none are offered. */
  freeSlots: number
}

/** Whether an invitation still waits for its answer or its time; meanwhile there is no other one. */
export function isOpenInvitation({ status, startsAt, proposedTimes, freeSlots }: Invitation, now: Date): boolean {
  if (status === 'agreed') return startsAt !== null && startsAt > now
  return status === 'proposed' && (freeSlots > 0 || proposedTimes.some((time) => new Date(time) > now))
}

type Appointment = { status: InterviewStatus; startsAt: Date | null; durationMinutes: number }

/** Whether an application shows its invitation: a failed one until the next step, that of the hired until it is over. */
export function isTalkedAbout(status: ApplicationStatus, interview: Appointment, now: Date): boolean {
  const { startsAt, durationMinutes } = interview
  if (status === 'hired') {
    const isToCome = startsAt !== null && startsAt.getTime() + durationMinutes * 60_000 > now.getTime()
    return interview.status === 'agreed' && isToCome
  }
  return status === 'interview' || (!isFinal(status) && ['proposed', 'agreed'].includes(interview.status))
}

export const INTERVIEW_DURATIONS = [15, 30, 45, 60, 90, 120] as const
export const MAX_PROPOSED_TIMES = 6
