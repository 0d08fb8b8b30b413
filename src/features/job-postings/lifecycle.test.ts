import { describe, expect, it } from 'vitest'
import { canChangeStatus, isActive } from './lifecycle'
import { JOB_POSTING_STATUSES } from './vocabulary'

const ALLOWED = [
  'draft>published',
  'published>paused',
  'published>expired',
  'published>archived',
  'paused>published',
  'paused>expired',
  'paused>archived',
  'expired>published',
  'expired>archived',
]
const pairs = JOB_POSTING_STATUSES.flatMap((from) => JOB_POSTING_STATUSES.map((to) => ({ from, to })))

describe('canChangeStatus', () => {
  it.each(pairs)('$from > $to', ({ from, to }) => {
    expect(canChangeStatus(from, to)).toBe(ALLOWED.includes(`${from}>${to}`))
  })
})

describe('isActive', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  it('ends with the run', () => {
    expect(isActive({ status: 'published', runsUntil: new Date(now.getTime() + 1) }, now)).toBe(true)
    expect(isActive({ status: 'published', runsUntil: now }, now)).toBe(false)
    expect(isActive({ status: 'paused', runsUntil: new Date(now.getTime() + 1) }, now)).toBe(false)
  })
})
