import { expect, test } from 'vitest'
import { weekToOpen } from './calendar-week'

test.each([
  ['a Friday', '2026-11-27', '2026-11-27T18:00:00Z', [], '2026-11-23'],
  ['a Saturday without anything left', '2026-11-28', '2026-11-28T09:00:00Z', ['2026-11-28T08:00:00Z'], '2026-11-30'],
  ['a Sunday with an interview to come', '2026-11-29', '2026-11-29T09:00:00Z', ['2026-11-29T10:00:00Z'], '2026-11-23'],
])('on %s a calendar opens with what is still to come', (_, today, now, entries, monday) => {
  const starts = entries.map((each) => new Date(each))
  expect(weekToOpen(new Date(now), today, starts)).toBe(monday)
})
