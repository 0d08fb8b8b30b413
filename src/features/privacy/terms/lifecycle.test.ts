import { expect, test } from 'vitest'
import { canMove, firstDayOf, TERMS_STATES, termsStateOf } from './lifecycle'

const NOW = new Date('2026-11-27T10:00:00Z')
const at = (day: string) => new Date(`${day}T10:00:00Z`)

test('what has been in force stays, and what was withdrawn never comes back', () => {
  const moves = TERMS_STATES.flatMap((from) =>
    TERMS_STATES.filter((to) => canMove(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(moves).toEqual([
    'telling → announced',
    'telling → withdrawn',
    'announced → in-force',
    'announced → withdrawn',
    'in-force → replaced',
  ])
})

test.each([
  ['telling', { version: 2, validFrom: '2026-12-20', announcedAt: null, withdrawnAt: null }],
  ['announced', { version: 2, validFrom: '2026-12-20', announcedAt: at('2026-11-27'), withdrawnAt: null }],
  ['announced', { version: 2, validFrom: '2026-11-27', announcedAt: at('2026-11-12'), withdrawnAt: null }],
  ['in-force', { version: 2, validFrom: '2026-11-27', announcedAt: at('2026-11-11'), withdrawnAt: null }],
  ['in-force', { version: 1, validFrom: '2026-11-27', announcedAt: at('2026-11-27'), withdrawnAt: null }],
  ['withdrawn', { version: 2, validFrom: '2026-11-01', announcedAt: at('2026-10-01'), withdrawnAt: at('2026-10-02') }],
  ['replaced', { version: 0, validFrom: '2026-01-01', announcedAt: at('2026-01-01'), withdrawnAt: null }],
] as const)('%s: %o', (state, version) => {
  expect(termsStateOf(version, 1, NOW)).toBe(state)
})

test('the first day is the one published, or sixteen days after all were told; a night changes nothing', () => {
  expect(firstDayOf({ validFrom: '2027-01-01', announcedAt: at('2026-11-27') }, NOW)).toBe('2027-01-01')
  expect(firstDayOf({ validFrom: '2026-12-13', announcedAt: at('2026-12-03') }, NOW)).toBe('2026-12-19')
  expect(firstDayOf({ validFrom: '2026-12-01', announcedAt: null }, NOW)).toBe('2026-12-13')
  // Half past midnight in Berlin is still the day before in UTC.
  expect(firstDayOf({ validFrom: '2026-12-01', announcedAt: new Date('2026-11-27T23:30:00Z') }, NOW)).toBe('2026-12-14')
})
