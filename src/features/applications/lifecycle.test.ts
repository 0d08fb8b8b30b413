import { expect, test } from 'vitest'
import { isStepBack } from './lifecycle'

test('a rejection is no step back, an earlier stop is', () => {
  expect(isStepBack('interview', 'in_review')).toBe(true)
  expect(isStepBack('interview', 'offer')).toBe(false)
  expect(isStepBack('interview', 'rejected')).toBe(false)
})
