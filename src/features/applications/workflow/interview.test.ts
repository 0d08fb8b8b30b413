import { expect, test } from 'vitest'
import { APPLICATION_STATUSES } from '../lifecycle'
import { type INTERVIEW_STATUSES, isTalkedAbout } from './interview'

const startsAt = new Date('2026-12-04T09:00:00Z')
const shownIn = (status: (typeof INTERVIEW_STATUSES)[number], now: Date) =>
  APPLICATION_STATUSES.filter((each) => isTalkedAbout(each, { status, startsAt, durationMinutes: 45 }, now))

const before = new Date('2026-12-04T08:00:00Z')

test.each([
  ['proposed', ['submitted', 'in_review', 'interview', 'offer']],
  ['agreed', ['submitted', 'in_review', 'interview', 'offer', 'hired']],
  ['declined', ['interview']],
  ['cancelled', ['interview']],
] as const)('an invitation that is %s is shown to whoever is %j', (status, shown) => {
  expect(shownIn(status, before)).toEqual(shown)
})

test('whoever is hired sees the interview agreed on until it is over', () => {
  expect(shownIn('agreed', new Date('2026-12-04T09:44:00Z'))).toContain('hired')
  expect(shownIn('agreed', new Date('2026-12-04T09:45:00Z'))).not.toContain('hired')
})
