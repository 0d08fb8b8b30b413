import { expect, test } from 'vitest'
import { APPLICATION_STATUSES } from '~/features/applications/lifecycle'
import { nextStep, whatHappened } from './next-step'

const application = { submittedAt: new Date('2026-11-20T10:00:00Z'), promisedReplyDays: 14, companyName: 'Hartmann' }
const now = new Date('2026-11-21T10:00:00Z')

test('says where an application is, and leaves the promised day to the line above', () => {
  const sentences = (['submitted', 'in_review'] as const).map((status) => nextStep({ ...application, status }, now))
  expect(sentences).toEqual([
    'Deine Bewerbung liegt bei Hartmann. Sobald sich etwas tut, bekommst du Bescheid.',
    'Hartmann prüft deine Bewerbung.',
  ])
})

test('says so once the promised day has passed, but not after an answer', () => {
  const late = new Date('2026-12-05T10:00:00Z')
  expect(nextStep({ ...application, status: 'submitted' }, late)).toContain('im Verzug')
  expect(nextStep({ ...application, status: 'in_review', answeredAt: now }, late)).not.toContain('im Verzug')
})

test('is late once the promised day is over, and names the day on which the posting pauses', () => {
  const onDay = (moment: string) => nextStep({ ...application, status: 'submitted' }, new Date(moment))
  expect(onDay('2026-12-04T22:30:00Z')).not.toContain('im Verzug')
  expect(onDay('2026-12-05T00:30:00Z')).toMatch(/bis zum 04\.12\.2026 zugesagt.*am 11\.12\.2026 noch online/)
})

test('has a sentence of its own for every other state', () => {
  const others = APPLICATION_STATUSES.filter((status) => status !== 'in_review')
  expect(new Set(others.map((status) => nextStep({ ...application, status }, now))).size).toBe(others.length)
})

test('says what happened to the posting or the company while somebody waits', () => {
  const usual = {
    companyName: 'Hartmann',
    status: 'submitted',
    isPostingOver: false,
    isPostingRemoved: false,
    isCompanySuspended: false,
  } as const
  expect(whatHappened(usual)).toBeNull()
  expect(whatHappened({ ...usual, isPostingOver: true })).toMatch(/nicht mehr online.*spätestens 14/)
  expect(whatHappened({ ...usual, status: 'interview', isPostingOver: true })).toMatch(
    /nicht mehr online.*beantwortet\.$/,
  )
  expect(whatHappened({ ...usual, isPostingOver: true, isCompanySuspended: true })).toContain('gesperrt')
  expect(whatHappened({ ...usual, status: 'rejected', isPostingOver: true, isCompanySuspended: true })).toBeNull()
  const removed = { ...usual, isPostingOver: true, isPostingRemoved: true }
  expect(whatHappened(removed)).toMatch(/^Wir haben diese Stelle entfernt\. Deine.*spätestens 14/)
  expect(whatHappened({ ...removed, status: 'rejected' })).toBe('Wir haben diese Stelle entfernt.')
})
