import { expect, it } from 'vitest'
import { BatchSize } from './batch-size'

const after = (...took: number[]) => {
  const size = new BatchSize()
  for (const ms of took) size.took(ms)
  return size.current
}

it('makes batches smaller where they take long, and larger again where they do not', () => {
  expect(after(400)).toBe(after())
  expect(after(800)).toBe(Math.round(after() / 2))
  expect(after(800, 200)).toBeGreaterThan(after(800))
})

it('keeps them within bounds, whatever happens', () => {
  expect(after(60_000, 60_000, 60_000)).toBe(25)
  expect(after(0, 0, 0)).toBe(250)
})
