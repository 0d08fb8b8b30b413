import { expect, test } from 'vitest'
import { APPLICATION_STATUSES, type ApplicationStatus, canChangeApplication, isFinal, isStepBack } from './lifecycle'

/** What a company may do from each state; everything that is not listed is refused. */
const COMPANY: Record<ApplicationStatus, ApplicationStatus[]> = {
  submitted: ['in_review', 'interview', 'offer', 'hired', 'rejected'],
  in_review: ['submitted', 'interview', 'offer', 'hired', 'rejected'],
  interview: ['in_review', 'offer', 'hired', 'rejected'],
  offer: ['interview', 'hired', 'rejected'],
  hired: [],
  rejected: [],
  withdrawn: [],
}

const pairs = APPLICATION_STATUSES.flatMap((from) => APPLICATION_STATUSES.map((to) => [from, to] as const))

test.each(pairs)('company: %s → %s', (from, to) => {
  expect(canChangeApplication(from, to, 'company')).toBe(COMPANY[from].includes(to))
})

test.each(pairs)('applicant: %s → %s', (from, to) => {
  expect(canChangeApplication(from, to, 'applicant')).toBe(to === 'withdrawn' && !isFinal(from))
})

test('a rejection is no step back, an earlier stop is', () => {
  expect(isStepBack('interview', 'in_review')).toBe(true)
  expect(isStepBack('interview', 'offer')).toBe(false)
  expect(isStepBack('interview', 'rejected')).toBe(false)
})
