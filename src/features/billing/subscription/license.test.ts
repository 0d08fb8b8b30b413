import { describe, expect, test } from 'vitest'
import { groupIban, maskIban } from '../debit/mandate'
import { billingSetupSchema } from '../schema'
import { currentLicenseState, isLicenseValid } from './license'
import { addInterval, addIntervals, periodEndAfter } from './period'

const NOW = new Date('2026-11-20T10:00:00Z')
const BEFORE = new Date('2026-11-20T09:59:59Z')
const AFTER = new Date('2026-12-24T00:00:00Z')

describe('licence', () => {
  test.each([
    ['none', false, 'none'],
    ['trial', true, 'trial'],
    ['active', true, 'active'],
    ['past_due', true, 'past_due'],
    ['expired', false, 'expired'],
    ['suspended', false, 'suspended'],
  ] as const)('%s before its date', (state, isValid, shown) => {
    expect(isLicenseValid({ state, validUntil: AFTER }, NOW)).toBe(isValid)
    expect(currentLicenseState({ state, validUntil: AFTER }, NOW)).toBe(shown)
  })

  test.each(['trial', 'active', 'past_due'] as const)('%s past its date counts as expired', (state) => {
    expect(isLicenseValid({ state, validUntil: BEFORE }, NOW)).toBe(false)
    expect(currentLicenseState({ state, validUntil: BEFORE }, NOW)).toBe('expired')
  })
})

test('periods end on the same day or the last of the month, in German time', () => {
  expect(addInterval(new Date('2027-01-31T08:00:00Z'), 'month')).toEqual(new Date('2027-02-28T08:00:00Z'))
  expect(addInterval(new Date('2028-02-29T08:00:00Z'), 'year')).toEqual(new Date('2029-02-28T08:00:00Z'))
  expect(addInterval(new Date('2026-12-15T08:00:00Z'), 'month')).toEqual(new Date('2027-01-15T08:00:00Z'))
  // Shortly after midnight in Germany it is still the day before in UTC; and the clock changes in March and October.
  expect(addInterval(new Date('2027-01-30T23:30:00Z'), 'month')).toEqual(new Date('2027-02-27T23:30:00Z'))
  expect(addInterval(new Date('2027-03-10T08:00:00Z'), 'month')).toEqual(new Date('2027-04-10T07:00:00Z'))
})

test('the day of the anchor comes back after short months and leap years', () => {
  const ends = [1, 2, 3, 4].map((count) => addIntervals(new Date('2028-01-31T08:00:00Z'), 'month', count).toISOString())
  expect(ends.map((end) => end.slice(0, 10))).toEqual(['2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31'])
  const leap = new Date('2028-02-29T08:00:00Z')
  expect([1, 4].map((count) => addIntervals(leap, 'year', count).toISOString().slice(0, 10))).toEqual([
    '2029-02-28',
    '2032-02-29',
  ])
  expect(periodEndAfter(leap, 'month', new Date('2028-03-30')).toISOString().slice(0, 10)).toBe('2028-04-29')
})

test('accounts are grouped while typing and masked when shown', () => {
  expect(groupIban('de7551210800 1245126199')).toBe('DE75 5121 0800 1245 1261 99')
  expect(groupIban('DE75')).toBe('DE75')
  expect(maskIban('DE75512108001245126199')).toBe('DE75 •••• 6199')
})

test('the IBAN is checked and stored without spaces', () => {
  const { iban } = billingSetupSchema.shape
  expect(iban.parse(' de75 5121 0800 1245 1261 99 ')).toBe('DE75512108001245126199')
  expect(iban.safeParse('DE75 5121 0800 1245 1261 98').error?.issues[0]?.message).toContain('Diese IBAN stimmt nicht')
  expect(iban.safeParse('BR1500000000000010932840814P2').error?.issues[0]?.message).toContain(
    'können wir nicht per SEPA-Lastschrift abbuchen',
  )
})
