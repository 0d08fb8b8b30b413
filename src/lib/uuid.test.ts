import { expect, test } from 'vitest'
import { z } from 'zod'
import { uuidv7 } from './uuid.ts'

test('is a valid version 7 uuid', () => {
  expect(z.uuidv7().safeParse(uuidv7()).success).toBe(true)
})

test('carries the time in its first 48 bits, so ids sort by creation', () => {
  expect(uuidv7(0x0123456789ab).startsWith('01234567-89ab-7')).toBe(true)
  expect(uuidv7(1_000) < uuidv7(2_000)).toBe(true)
})

test('two ids of the same millisecond differ', () => {
  expect(uuidv7(5)).not.toBe(uuidv7(5))
})
