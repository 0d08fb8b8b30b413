import { expect, test } from 'vitest'
import { firstMonth, isBackwards, lastMonth, YEAR_OR_MONTH } from './year-month'

test('a year counts from its first to its last month, a month as it is', () => {
  expect(['2012', '2012-05'].map(firstMonth)).toEqual(['2012-01', '2012-05'])
  expect(['2012', '2012-05'].map(lastMonth)).toEqual(['2012-12', '2012-05'])
})

test('a period may end in the year it began in', () => {
  expect(isBackwards('2012-05', '2012')).toBe(false)
  expect(isBackwards('2012', '2012-01')).toBe(false)
  expect(isBackwards('2012', '2012')).toBe(false)
  expect(isBackwards('2013', '2012-12')).toBe(true)
  expect(isBackwards('2013', null)).toBe(false)
})

test('nothing else is a year or a month', () => {
  expect(['2012', '2012-12'].every((text) => YEAR_OR_MONTH.test(text))).toBe(true)
  expect(['', '12', '2012-13', '2012-1', '12/2012', '20125'].some((text) => YEAR_OR_MONTH.test(text))).toBe(false)
})
