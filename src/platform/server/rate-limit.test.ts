import { expect, it } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

it('lets each caller in so often in a window, and again in the next', () => {
  let clock = 0
  const limit = createRateLimit({ limit: 2, windowSeconds: 60 }, () => clock)
  expect(limit.take('a')).toEqual({ ok: true, remaining: 1, retryAfterSeconds: 60 })
  clock = 20_500
  expect(limit.take('a')).toEqual({ ok: true, remaining: 0, retryAfterSeconds: 40 })
  expect(limit.take('a')).toMatchObject({ ok: false, remaining: 0 })
  expect(limit.take('b').ok).toBe(true)
  clock = 60_000
  expect(limit.take('a')).toEqual({ ok: true, remaining: 1, retryAfterSeconds: 60 })
})
