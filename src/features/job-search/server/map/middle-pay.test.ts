import { expect, it } from 'vitest'
import { middlePay } from '../documents/monthly-pay'
import { payMiddle } from './middle-pay'

const FULL_TIME = { employmentTypes: ['Vollzeit'], hoursPerWeek: null } as const

it('is the median of those that state pay, from ten on', () => {
  expect(payMiddle(undefined)).toBeNull()
  expect(
    payMiddle(
      new Map([
        [0, 40],
        [3000, 9],
      ]),
    ),
  ).toBeNull()
  expect(
    payMiddle(
      new Map([
        [0, 40],
        [2000, 4],
        [3000, 1],
        [3500, 6],
      ]),
    ),
  ).toEqual({ euros: 3500, count: 11 })
  expect(
    payMiddle(
      new Map([
        [2000, 5],
        [3020, 5],
      ]),
    ),
  ).toEqual({ euros: 2510, count: 10 })
})

it('compares full-time pay by the month, whatever its period', () => {
  const year = { salaryMinCents: 36_000_00, salaryMaxCents: 48_000_00, salaryPeriod: 'year' } as const
  expect(middlePay({ ...year, ...FULL_TIME })).toBe(3500)
  const hour = { salaryMinCents: 20_00, salaryMaxCents: null, salaryPeriod: 'hour' } as const
  expect(middlePay({ ...hour, ...FULL_TIME, hoursPerWeek: 35 })).toBe(3040)
  expect(middlePay({ ...hour, ...FULL_TIME, employmentTypes: ['Teilzeit'] })).toBe(0)
  expect(middlePay({ ...hour, ...FULL_TIME, salaryMinCents: null })).toBe(0)
})
