import { expect, test } from 'vitest'
import { settingDefaults, settingsSchema, valueOn } from './schema'

test.each([
  ['2025-12-31', 1390],
  ['2026-12-31', 1390],
  ['2027-01-01', 1460],
  ['2031-05-01', 1460],
])('the minimum wage on %s is %s cents', (day, cents) => {
  expect(valueOn(settingDefaults.minimumWageCents, day)).toBe(cents)
})

test('the defaults keep the rules', () => {
  expect(settingsSchema.parse(settingDefaults)).toEqual(settingDefaults)
})

test.each([
  ['no value at all', []],
  [
    'two values for one day',
    [
      { from: '2027-01-01', value: 1460 },
      { from: '2027-01-01', value: 1500 },
    ],
  ],
  ['a day that does not exist', [{ from: '2027-02-30', value: 1460 }]],
  ['euros in place of cents', [{ from: '2027-01-01', value: 14 }]],
])('refuses %s', (_name, values) => {
  expect(settingsSchema.shape.minimumWageCents.safeParse(values).success).toBe(false)
})

test('keeps dated values oldest first', () => {
  const values = [
    { from: '2027-01-01', value: 1460 },
    { from: '2026-01-01', value: 1390 },
  ]
  expect(settingsSchema.shape.minimumWageCents.parse(values).map(({ from }) => from)).toEqual([
    '2026-01-01',
    '2027-01-01',
  ])
})
