import { describe, expect, it } from 'vitest'
import { isActive } from './lifecycle'

describe('isActive', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  it('ends with the run', () => {
    expect(isActive({ status: 'published', runsUntil: new Date(now.getTime() + 1) }, now)).toBe(true)
    expect(isActive({ status: 'published', runsUntil: now }, now)).toBe(false)
    expect(isActive({ status: 'paused', runsUntil: new Date(now.getTime() + 1) }, now)).toBe(false)
  })
})
