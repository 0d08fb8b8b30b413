import { expect, test } from 'vitest'
import { centsSchema } from './cents-schema.ts'

test.each([
  [0, 'Möglich sind mindestens 0,01\u00A0€.'],
  [100_000_001, 'Möglich sind höchstens 1.000.000\u00A0€.'],
])('%i cents are refused in euros', (cents, sentence) => {
  expect(centsSchema(1, 100_000_000).safeParse(cents).error?.issues[0]?.message).toBe(sentence)
})

test('limits are included', () => {
  expect([1, 100_000_000].map((cents) => centsSchema(1, 100_000_000).parse(cents))).toEqual([1, 100_000_000])
})
