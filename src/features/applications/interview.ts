export const INTERVIEW_MODES = ['onsite', 'video', 'phone'] as const
export type InterviewMode = (typeof INTERVIEW_MODES)[number]
export const interviewModeLabels = {
  onsite: 'Vor Ort',
  video: 'Video',
  phone: 'Telefon',
} satisfies Record<InterviewMode, string>

/** `agreed`: the applicant picked a time; `declined`: none suits; `cancelled`: by the company or with the application. */
export const INTERVIEW_STATUSES = ['proposed', 'agreed', 'declined', 'cancelled'] as const
export type InterviewStatus = (typeof INTERVIEW_STATUSES)[number]

export const INTERVIEW_DURATIONS = [15, 30, 45, 60, 90, 120] as const
export const MAX_PROPOSED_TIMES = 6
