import { expect, test } from 'vitest'
import { dayAfter, mondayOf, monthAfter, weekdayOf, weeksOfMonth } from './days.ts'

test('days go on over the ends of months, years and summer time', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(dayAfter('2026-10-25', 1)).toBe('2026-10-26')
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29')
  expect([weekdayOf('2026-11-30'), weekdayOf('2026-12-06')]).toEqual([1, 7])
  expect(mondayOf('2026-12-06')).toBe('2026-11-30')
})

test('the same day of another month, or its last one', () => {
  expect(monthAfter('2027-01-31', 1)).toBe('2027-02-28')
  expect(monthAfter('2026-12-15', 1)).toBe('2027-01-15')
  expect(monthAfter('2027-03-31', -1)).toBe('2027-02-28')
})

test('a month is whole weeks', () => {
  expect(weeksOfMonth('2026-12-10')).toHaveLength(5)
  expect(weeksOfMonth('2026-12-10')[0]).toEqual([
    ...['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'],
  ])
  // Begins on a Monday and has 28 days.
  expect(weeksOfMonth('2027-02-01')).toHaveLength(4)
})
