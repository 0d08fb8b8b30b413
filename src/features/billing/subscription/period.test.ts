import { expect, test } from 'vitest'
import { unusedNetCents } from './period'

const day = (iso: string) => new Date(`${iso}T00:00:00+01:00`)
const november = { from: day('2026-11-01'), until: day('2026-12-01'), netCents: 9_900 }

test.each([
  ['from the first day on', '2026-11-01', 9_900],
  ['before it began', '2026-10-20', 9_900],
  ['ten of thirty days', '2026-11-21', 3_300],
  ['the last day', '2026-11-30', 330],
  ['nothing', '2026-12-01', 0],
  ['nothing of what is over', '2027-01-05', 0],
])('%s is not used when the plan ends on %s', (_what, endsOn, cents) => {
  expect(unusedNetCents(november, day(endsOn))).toBe(cents)
})

test('days are those of the calendar, also where one has an hour more', () => {
  const october = { from: new Date('2026-09-30T22:00:00Z'), until: new Date('2026-10-31T23:00:00Z'), netCents: 3_100 }
  expect(unusedNetCents(october, new Date('2026-10-25T23:00:00Z'))).toBe(600)
})
