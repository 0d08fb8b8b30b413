import { expect, test } from 'vitest'
import { APPLICATION_STATUSES } from '../lifecycle'
import { nextStep } from './next-step'

const application = { submittedAt: new Date('2026-11-20T10:00:00Z'), promisedReplyDays: 14, companyName: 'Hartmann' }

test('names the promised day while an answer is due', () => {
  expect(nextStep({ ...application, status: 'submitted' })).toContain('04.12.2026')
  expect(nextStep({ ...application, status: 'in_review' })).toContain('04.12.2026')
})

test('has a sentence of its own for every other state', () => {
  const others = APPLICATION_STATUSES.filter((status) => status !== 'in_review')
  expect(new Set(others.map((status) => nextStep({ ...application, status }))).size).toBe(others.length)
})
