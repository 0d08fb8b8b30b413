import { expect, test } from 'vitest'
import { canChangeInterview, INTERVIEW_STATUSES, type InterviewStatus } from './interview'

const APPLICANT: Record<InterviewStatus, InterviewStatus[]> = {
  proposed: ['agreed', 'declined'],
  agreed: ['declined'],
  declined: [],
  cancelled: [],
  held: [],
}
const COMPANY: Record<InterviewStatus, InterviewStatus[]> = {
  proposed: ['cancelled'],
  agreed: ['cancelled'],
  declined: ['cancelled'],
  cancelled: [],
  held: [],
}

const pairs = INTERVIEW_STATUSES.flatMap((from) => INTERVIEW_STATUSES.map((to) => [from, to] as const))

test.each(pairs)('%s → %s', (from, to) => {
  expect(canChangeInterview(from, to, 'applicant')).toBe(APPLICANT[from].includes(to))
  expect(canChangeInterview(from, to, 'company')).toBe(COMPANY[from].includes(to))
})
